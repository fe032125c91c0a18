import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../components/common/Amount.tsx';
import { toMajor } from '../../rules/common/money.ts';
import { payableOf } from '../../rules/table/split.ts';
import { billOf } from '../../rules/table/tableBill.ts';
import { Button } from '../../ui/form/Button.tsx';
import { KeyValueRows } from '../../ui/layout/KeyValueRows.tsx';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { useDigits } from '../../components/common/useDigits.ts';
import styles from './Split.module.css';
import { ShareSplit } from './ShareSplit.tsx';
import { TellStaff } from './TellStaff.tsx';
import type { Part, SplitResultProps } from './splitProps.ts';
import { usePeopleNames, useRowName } from './splitNames.ts';

/** The part of each guest, and the total. */
export function SplitResult(props: SplitResultProps) {
  const { plan, division, orders, money } = props;
  const { t } = useTranslation();
  const parts = usePartsOf(props);
  const [told, setTold] = useState<Part>();
  const amount = (minor: number) => (
    <Amount
      value={toMajor(minor, money.decimals)}
      currency={money.currency}
      decimals={money.decimals}
    />
  );
  const payable = payableOf(orders.map((order) => billOf(order, plan.apart)));
  return (
    <>
      <h2>{t('split.result')}</h2>
      {parts.length === 0 && <p className={styles.muted}>{t('split.nobody')}</p>}
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part.id} className={styles.part}>
            <span className={styles.partName}>
              <Bidi>{part.label}</Bidi>
              {part.had !== '' && <span className={styles.had}>{part.had}</span>}
            </span>
            <strong className={styles.partAmount}>{amount(part.minor)}</strong>
            {part.minor > 0 && (
              <Button
                variant="secondary"
                aria-haspopup="dialog"
                aria-label={`${t('split.pay')}: ${part.label}`}
                onClick={() => setTold(part)}
              >
                {t('split.pay')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <KeyValueRows
        rows={[
          {
            id: 'orders',
            label: <span>{t('split.orders', { count: orders.length })}</span>,
            amount: amount(payable),
          },
          ...(division.tip > 0
            ? [{ id: 'tip', label: t('totals.tip'), amount: amount(division.tip) }]
            : []),
        ]}
        total={{ label: t('totals.payable'), amount: amount(division.total) }}
      />
      <ShareSplit {...props} parts={parts} />
      {told && (
        <TellStaff part={told} orders={orders} money={money} onClose={() => setTold(undefined)} />
      )}
    </>
  );
}

/** The parts for the page: equal ones once for all their guests. */
function usePartsOf({ plan, division, rows }: SplitResultProps): Part[] {
  const { t } = useTranslation();
  const names = usePeopleNames(plan);
  const nameOf = useRowName();
  const digits = useDigits();
  if (plan.way === 'equal') {
    return [...new Set(division.parts)].map((minor) => {
      const count = division.parts.filter((part) => part === minor).length;
      const label = t('split.each', { count });
      return { id: String(minor), label, name: t('split.oneOf'), minor, had: '' };
    });
  }
  const hadBy = (person: number) =>
    rows
      .flatMap((row) => {
        const those = plan.takers[row.id] ?? [];
        if (!those.includes(person)) return [];
        const name = nameOf(row);
        return those.length > 1 ? t('split.shared', { name, n: digits(those.length) }) : name;
      })
      .join(t('list.separator'));
  return plan.people.map(({ id }, index) => ({
    id: String(id),
    label: names[index] ?? '',
    name: names[index] ?? '',
    minor: division.parts[index] ?? 0,
    had: plan.way === 'person' ? hadBy(id) : '',
  }));
}
