import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../components/common/Amount.tsx';
import { useDigits } from '../../components/common/useDigits.ts';
import { toMajor } from '../../rules/common/money.ts';
import { isOpen, tapped, turnedApart } from '../../rules/table/splitPlan.ts';
import type { BillRow } from '../../rules/table/tableBill.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Chip } from '../../ui/form/Chip.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Badge } from '../../ui/text/Badge.tsx';
import { Bidi } from '../../ui/text/Bidi.tsx';
import type { PlanProps } from './splitProps.ts';
import styles from './Split.module.css';
import { usePeopleNames, useRowName } from './splitNames.ts';

interface SplitDishesProps extends PlanProps {
  rows: readonly BillRow[];
}

/** Each dish with the guests: a tap assigns it to a guest, another tap removes it. */
export function SplitDishes({ plan, change, money, rows }: SplitDishesProps) {
  const { t } = useTranslation();
  const names = usePeopleNames(plan);
  return (
    <Section title={t('split.dishes')} detail={t('split.dishesText')}>
      <ul className={styles.dishes}>
        {rows.map((row) => (
          <li key={row.id}>
            <Dish row={row} plan={plan} change={change} money={money} names={names} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface DishProps extends PlanProps {
  row: BillRow;
  names: readonly string[];
}

function Dish({ row, plan, change, money: { currency, decimals }, names }: DishProps) {
  const { t } = useTranslation();
  const digits = useDigits();
  const nameOf = useRowName();
  const id = useId();
  const those = plan.takers[row.id] ?? [];
  return (
    <div role="group" aria-labelledby={id} className={styles.dish}>
      <p className={styles.dishHead}>
        <span id={id} className={styles.dishName}>
          <Bidi>{nameOf(row)}</Bidi>
          {row.unit > 0 && (
            <span className={styles.muted}>
              {` ${t('split.unit', { n: digits(row.unit), of: digits(row.qty) })}`}
            </span>
          )}
        </span>
        <Amount value={toMajor(row.minor, decimals)} currency={currency} decimals={decimals} />
      </p>
      <p>
        <Badge tone={isOpen(plan, row) ? 'warning' : 'positive'}>
          {isOpen(plan, row) ? t('split.isOpen') : t('split.people', { count: those.length })}
        </Badge>
      </p>
      <div className={styles.chips}>
        {plan.people.map((person, index) => (
          <Chip
            key={person.id}
            isPressed={those.includes(person.id)}
            onPress={() => change(tapped(plan, row.id, person.id))}
          >
            <span className={styles.name}>
              <Bidi>{names[index]}</Bidi>
            </span>
          </Chip>
        ))}
        {row.canBeApart && row.unit <= 1 && (
          <Button
            variant="quiet"
            aria-describedby={id}
            onClick={() => change(turnedApart(plan, row))}
          >
            {t(row.unit === 0 ? 'split.apart' : 'split.together')}
          </Button>
        )}
      </div>
    </div>
  );
}
