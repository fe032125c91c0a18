import { useTranslation } from 'react-i18next';
import { OrderLineRows } from './OrderLineRows.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import type { OrderDetails } from '../../contract/orders.ts';
import styles from './Orders.module.css';

/** The lines and totals from the server. */
export function OrderBill({ order }: { order: OrderDetails }) {
  const { t } = useTranslation();
  const { lines, totals } = order;
  const { currency, currencyDecimals: decimals } = totals;
  return (
    <>
      <div>
        <h2 className={styles.heading}>{t('order.lines')}</h2>
        <OrderLineRows lines={lines} currency={currency} decimals={decimals} />
      </div>
      <OrderTotals totals={totals} />
    </>
  );
}
