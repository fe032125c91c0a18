import type { Totals } from '../../contract/cart.ts';
import { formatPercent } from '../../i18n/format.ts';
import { billLines } from '../../rules/order/billLines.ts';
import { KeyValueRows } from '../../ui/layout/KeyValueRows.tsx';
import { AmountView } from '../common/AmountView.tsx';
import type { Viewer } from '../venue/useViewer.ts';

export interface OrderTotalsProps {
  totals: Totals;
  discountNote?: string;
}

interface OrderTotalsViewProps extends OrderTotalsProps {
  viewer: Pick<Viewer, 't' | 'lang'>;
}

export function OrderTotalsView({ viewer, totals, discountNote }: OrderTotalsViewProps) {
  const { t, lang } = viewer;
  const { currency, currencyDecimals: decimals } = totals;
  const lines = billLines(totals, { t, lang, percent: (rate) => formatPercent(rate, lang) });
  return (
    <KeyValueRows
      rows={lines.map(({ id, label, amount, sign, tone }) => ({
        id,
        label,
        tone,
        detail: id === 'discount' ? discountNote : undefined,
        amount: <AmountView value={amount} {...{ lang, currency, decimals, sign }} />,
      }))}
      total={{
        label: t('totals.payable'),
        amount: <AmountView value={totals.payable} {...{ lang, currency, decimals }} />,
      }}
    />
  );
}
