import { useTranslation } from 'react-i18next';
import { Amount } from '../../components/Amount.tsx';
import { OrderTotals } from '../../components/OrderTotals.tsx';
import type { OrderDetails } from '../../contract/orders.ts';
import { useVisit } from '../../ordering/useVisit.ts';
import { labelOf } from '../../rules/labels.ts';
import { KeyValueRows } from '../../ui/KeyValueRows.tsx';
import styles from './Orders.module.css';

/** The server's own lines and totals. */
export function OrderBill({ order }: { order: OrderDetails }) {
  const { t } = useTranslation();
  const { lang } = useVisit();
  const { lines, totals } = order;
  const { currency, currencyDecimals: decimals } = totals;
  return (
    <>
      <div>
        <h2 className={styles.heading}>{t('order.lines')}</h2>
        <KeyValueRows
          rows={lines.map((line) => ({
            id: line.uniqueId,
            label: `${line.qty} × ${line.menuItemName}`,
            detail:
              [
                ...line.modifierLists.map((choice) => labelOf(choice, lang) || choice.itemName),
                line.instruction,
              ]
                .filter(Boolean)
                .join(t('list.separator')) || undefined,
            amount: <Amount value={line.lineTotal} currency={currency} decimals={decimals} />,
          }))}
        />
      </div>
      <OrderTotals totals={totals} />
    </>
  );
}
