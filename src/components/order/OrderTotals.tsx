import { useTranslation } from 'react-i18next';
import type { Totals } from '../../contract/cart.ts';
import { formatPercent } from '../../i18n/format.ts';
import { billLines } from '../../rules/order/billLines.ts';
import { useAppStore } from '../../state/appStore.ts';
import { KeyValueRows } from '../../ui/layout/KeyValueRows.tsx';
import { Amount } from '../common/Amount.tsx';

interface OrderTotalsProps {
  totals: Totals;
  discountNote?: string;
}

export function OrderTotals({ totals, discountNote }: OrderTotalsProps) {
  const { t } = useTranslation();
  const lang = useAppStore((state) => state.lang);
  const { currency, currencyDecimals: decimals } = totals;
  const lines = billLines(totals, { t, lang, percent: (rate) => formatPercent(rate, lang) });
  return (
    <KeyValueRows
      rows={lines.map(({ id, label, amount, sign, tone }) => ({
        id,
        label,
        tone,
        detail: id === 'discount' ? discountNote : undefined,
        amount: <Amount value={amount} currency={currency} decimals={decimals} sign={sign} />,
      }))}
      total={{
        label: t('totals.payable'),
        amount: <Amount value={totals.payable} currency={currency} decimals={decimals} />,
      }}
    />
  );
}
