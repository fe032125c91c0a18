import { useTranslation } from 'react-i18next';
import { Amount } from '../../components/common/Amount.tsx';
import { toMajor } from '../../rules/common/money.ts';
import type { SavedOrder } from '../../storage/savedOrders.ts';
import { KeyValueRows } from '../../ui/layout/KeyValueRows.tsx';
import { Sheet } from '../../ui/modal/Sheet.tsx';
import { Bidi } from '../../ui/text/Bidi.tsx';
import styles from './Split.module.css';
import type { Money, Part } from './splitProps.ts';

interface TellStaffProps {
  part: Part;
  orders: readonly SavedOrder[];
  money: Money;
  onClose: () => void;
}

/**
 * A text to read out at the counter: the server charges a placed order as a whole, so only staff
 * can accept a part of it.
 */
export function TellStaff({ part, orders, money, onClose }: TellStaffProps) {
  const { t } = useTranslation();
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
              ? [{ id: 'table', label: t('split.table'), amount: <Bidi dir="auto">{table}</Bidi> }]
              : []),
            {
              id: 'orders',
              label: t('split.orders', { count: orders.length }),
              amount: <Bidi dir="ltr">{numbers.join(', ')}</Bidi>,
            },
          ]}
        />
      </div>
    </Sheet>
  );
}
