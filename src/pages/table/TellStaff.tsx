import { useTranslation } from 'react-i18next';
import { Amount } from '../../components/common/Amount.tsx';
import { ORDER_STATUS } from '../../contract/orderStatus.ts';
import { useMenuHead } from '../../ordering/menu/useMenuHead.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { labelOf } from '../../rules/common/labels.ts';
import { toMajor } from '../../rules/common/money.ts';
import type { KeptOrder } from '../../storage/keptOrders.ts';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import { KeyValueRows } from '../../ui/layout/KeyValueRows.tsx';
import { Sheet } from '../../ui/modal/Sheet.tsx';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { Link } from '../../ui/text/Link.tsx';
import type { Money } from './SplitBill.tsx';
import styles from './Split.module.css';
import type { Part } from './usePartsOf.ts';

interface TellStaffProps {
  part: Part;
  orders: readonly KeptOrder[];
  money: Money;
  onClose: () => void;
}

/**
 * What to say at the counter: an order is charged as a whole, and only the venue's people take a part of
 * it. An order that still waits for its payment can be paid in parts on the page of qlub.
 */
export function TellStaff({ part, orders, money, onClose }: TellStaffProps) {
  const { t } = useTranslation();
  const { lang, pages } = useVisit();
  const { head } = useMenuHead();
  const qlub = head?.paymentMethods.find(({ kind, isActive }) => kind === 'qlub' && isActive);
  const waiting = orders.filter(({ orderStatus }) => orderStatus === ORDER_STATUS.awaitingPayment);
  const table = orders.find(({ tableLabel }) => tableLabel)?.tableLabel;
  const numbers = orders.flatMap(({ orderNo }) => orderNo || []);
  const { currency, decimals } = money;
  return (
    <Sheet isOpen title={t('split.tell')} closeLabel={t('common.close')} onClose={onClose}>
      <div className={styles.told}>
        <p>{t('split.tellText')}</p>
        <p className={styles.toldName}>
          <Bidi>{part.name}</Bidi>
        </p>
        <p className={styles.toldAmount}>
          <Amount value={toMajor(part.minor, decimals)} currency={currency} decimals={decimals} />
        </p>
        <KeyValueRows
          rows={[
            ...(table
              ? [{ id: 'table', label: t('split.table'), amount: <Bidi>{table}</Bidi> }]
              : []),
            {
              id: 'orders',
              label: t('split.orders', { count: orders.length }),
              amount: <Bidi dir="ltr">{numbers.join(', ')}</Bidi>,
            },
          ]}
        />
        {qlub &&
          waiting.map(({ eOrderID, orderNo }) => (
            <Link
              key={eOrderID}
              className={buttonClass('primary', 'm', true)}
              to={pages.unplaced(eOrderID)}
            >
              {t('split.payOnline', { no: orderNo, way: labelOf(qlub, lang) })}
            </Link>
          ))}
      </div>
    </Sheet>
  );
}
