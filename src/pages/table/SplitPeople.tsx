import { useTranslation } from 'react-i18next';
import { useDigits } from '../../components/common/useDigits.ts';
import { exampleAmount } from '../../rules/checkout/typedAmount.ts';
import {
  changePerson,
  isNoAmount,
  LEAST_PARTS,
  LONGEST_NAME,
  MOST_PEOPLE,
  withoutPerson,
  withPerson,
} from '../../rules/table/splitPlan.ts';
import { Button } from '../../ui/form/Button.tsx';
import { IconButton } from '../../ui/form/IconButton.tsx';
import { Stepper } from '../../ui/form/Stepper.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { useKeptFocus } from '../../ui/layout/useKeptFocus.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import type { PlanProps } from './splitProps.ts';
import styles from './Split.module.css';
import { usePeopleNames } from './splitNames.ts';

/** The guests at the table and, when splitting by amount, how much each one pays. */
export function SplitPeople({ plan, change, money }: PlanProps) {
  const { t } = useTranslation();
  const digits = useDigits();
  const names = usePeopleNames(plan);
  const kept = useKeptFocus<HTMLUListElement>();
  const isByAmount = plan.way === 'amount';
  const isFull = plan.people.length >= MOST_PEOPLE;
  const problem = t('tip.invalid', { example: exampleAmount(money.decimals) });
  return (
    <Section
      title={t('split.who')}
      detail={isFull ? t('split.full', { n: digits(MOST_PEOPLE) }) : undefined}
    >
      <ul {...kept} className={styles.people}>
        {plan.people.map(({ id, name, amount }, index) => (
          <li key={id} className={styles.person}>
            <div className={styles.fields}>
              <TextField
                label={t('split.name', { n: digits(index + 1) })}
                optionalLabel={t('common.optional')}
                value={name}
                placeholder={t('split.guest', { n: digits(index + 1) })}
                maxLength={LONGEST_NAME}
                autoComplete="off"
                onChange={(text) => change(changePerson(plan, id, { name: text }))}
              />
              {isByAmount && (
                <TextField
                  label={t('split.amountOf', { name: names[index] ?? '' })}
                  value={amount}
                  inputMode="decimal"
                  dir="ltr"
                  autoComplete="off"
                  maxLength={10}
                  error={isNoAmount(amount, money.decimals) ? problem : undefined}
                  onChange={(text) => change(changePerson(plan, id, { amount: text }))}
                />
              )}
            </div>
            <IconButton
              icon="trash"
              className={styles.remove}
              label={t('split.remove', { name: names[index] ?? '' })}
              onClick={() => change(withoutPerson(plan, id))}
            />
          </li>
        ))}
      </ul>
      <div>
        <Button
          variant="secondary"
          icon={<Icon name="plus" />}
          aria-disabled={isFull || undefined}
          onClick={() => change(withPerson(plan))}
        >
          {t('split.add')}
        </Button>
      </div>
    </Section>
  );
}

/** The number of guests who share the bill equally. */
export function EqualParts({ plan, change }: PlanProps) {
  const { t } = useTranslation();
  const digits = useDigits();
  const { count } = plan;
  return (
    <Section title={t('split.parts')}>
      <div>
        <Stepper
          value={count}
          min={LEAST_PARTS}
          max={MOST_PEOPLE}
          onChange={(next) => change({ ...plan, count: next })}
          decreaseLabel={t('split.fewerParts')}
          increaseLabel={t('split.moreParts')}
          valueText={digits(count)}
          valueLabel={t('split.people', { count })}
        />
      </div>
    </Section>
  );
}
