import { useTranslation } from 'react-i18next';
import type { CartView } from '../../contract/cart.ts';
import { Disclosure } from '../../ui/layout/Disclosure.tsx';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { GrownUpsNotice } from './GrownUpsNotice.tsx';
import { OrderLineRows } from '../order/OrderLineRows.tsx';

interface LastLookProps {
  view: CartView;
  decimals: number;
  tableLabel: string | undefined;
}

/** The lines of the order, where they go, and their minimum age. */
export function LinesBeforePaying({ view, decimals, tableLabel }: LastLookProps) {
  const { t } = useTranslation();
  const count = view.cartList.reduce((sum, line) => sum + line.qty, 0);
  return (
    <>
      <Disclosure
        title={t('payment.items', { count })}
        detail={tableLabel && <Bidi dir="auto">{tableLabel}</Bidi>}
      >
        <OrderLineRows lines={view.cartList} currency={view.currency} decimals={decimals} />
      </Disclosure>
      <GrownUpsNotice lines={view.cartList} />
    </>
  );
}
