import { useTranslation } from 'react-i18next';
import type { TipSetup } from '../../contract/paymentMethods.ts';
import { percentOf, toMajor, toMinor } from '../../rules/common/money.ts';
import { FieldGroup } from '../../ui/form/FieldGroup.tsx';
import { Amount } from '../common/Amount.tsx';
import { exampleAmount, typedAmount } from '../../rules/checkout/typedAmount.ts';
import { AmountField } from './AmountField.tsx';
import styles from './TipPicker.module.css';
import { formatAmount, formatPercent } from '../../i18n/format.ts';
import { useAppStore } from '../../state/appStore.ts';

interface Tip {
  amount: number;
  /** Replaces an amount: a percentage follows the bill. */
  percent?: number | undefined;
  /** The typed amount, if the diner chose none of the suggested tips. */
  text: string;
}

interface TipPickerProps {
  setup: TipSetup;
  /** The bill that the percentage applies to, shown beside it. */
  base: number;
  currency: string;
  decimals: number;
  tip: Tip;
  onChange: (tip: Tip) => void;
  /** The server's message about this tip. */
  error?: string;
}

/** The error of a typed tip. */
export function tipProblem(
  text: string,
  setup: TipSetup | undefined,
  decimals: number,
): 'invalid' | 'tooMuch' | undefined {
  const amount = typedAmount(text, decimals);
  if (amount === undefined) return 'invalid';
  return setup && amount > setup.max ? 'tooMuch' : undefined;
}

export function TipPicker(props: TipPickerProps) {
  const { setup, base, currency, decimals, tip, onChange, error } = props;
  const { t } = useTranslation();
  const lang = useAppStore((state) => state.lang);
  const { amount: value, percent: chosenPercent, text: typed } = tip;
  const baseMinor = toMinor(base, decimals);
  const offers = [
    ...setup.percents.map((percent) => ({
      id: `${percent}%`,
      percent,
      amount: toMajor(percentOf(baseMinor, percent), decimals),
    })),
    ...setup.amounts.map((amount) => ({ id: String(amount), percent: undefined, amount })),
  ].filter(({ amount }) => amount <= setup.max);
  const problem = tipProblem(typed, setup, decimals);
  const type = (text: string) => {
    const isFine = tipProblem(text, setup, decimals) === undefined;
    onChange({ text, amount: isFine ? (typedAmount(text, decimals) ?? 0) : 0 });
  };
  const isOffered = (percent: number | undefined, amount: number) =>
    typed === '' && chosenPercent === percent && (percent !== undefined || value === amount);
  const offer = (percent: number | undefined, amount: number) =>
    onChange(percent === undefined ? { amount, text: '' } : { amount: 0, percent, text: '' });
  const words = {
    invalid: t('tip.invalid', { example: exampleAmount(decimals) }),
    tooMuch: t('tip.tooMuch', { amount: formatAmount(setup.max, lang, currency, decimals) }),
  };
  const typedError = problem ? words[problem] : error;
  return (
    <FieldGroup label={t('tip.title')} error={setup.allowOther ? undefined : error}>
      <div className={styles.offers}>
        <button
          type="button"
          className={styles.offer}
          aria-pressed={isOffered(undefined, 0)}
          onClick={() => offer(undefined, 0)}
        >
          {t('tip.none')}
        </button>
        {offers.map(({ id: offerId, percent, amount }) => (
          <button
            key={offerId}
            type="button"
            className={styles.offer}
            aria-pressed={isOffered(percent, amount)}
            onClick={() => offer(percent, amount)}
          >
            {percent !== undefined && <span translate="no">{formatPercent(percent, lang)}</span>}
            <Amount value={amount} currency={currency} decimals={decimals} />
          </button>
        ))}
      </div>
      {setup.percents.length > 0 && (
        <p className={styles.base}>
          {t('tip.base')} <Amount value={base} currency={currency} decimals={decimals} />
        </p>
      )}
      {setup.allowOther && (
        <AmountField label={t('tip.other')} value={typed} onChange={type} error={typedError} />
      )}
    </FieldGroup>
  );
}
