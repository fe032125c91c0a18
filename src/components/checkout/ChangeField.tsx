import { useTranslation } from 'react-i18next';
import { toMinor } from '../../rules/common/money.ts';
import { exampleAmount, typedAmount } from '../../rules/checkout/typedAmount.ts';
import { AmountField } from './AmountField.tsx';

/** The error of the amount that the diner wants change for: it must cover the bill. */
export function changeProblem(
  text: string,
  payable: number,
  decimals: number,
): 'invalid' | 'tooLittle' | undefined {
  const amount = typedAmount(text, decimals);
  if (amount === undefined) return 'invalid';
  const isTooLittle = amount > 0 && toMinor(amount, decimals) < toMinor(payable, decimals);
  return isTooLittle ? 'tooLittle' : undefined;
}

interface ChangeFieldProps {
  value: string;
  decimals: number;
  onChange: (text: string) => void;
  problem: ReturnType<typeof changeProblem>;
  /** The server's message about it. */
  error: string | undefined;
}

/** For cash: the amount that the diner will hand over, so that staff can bring change. */
export function ChangeField({ value, decimals, onChange, problem, error }: ChangeFieldProps) {
  const { t } = useTranslation();
  const words = {
    invalid: t('tip.invalid', { example: exampleAmount(decimals) }),
    tooLittle: t('change.tooLittle'),
  };
  return (
    <AmountField
      label={t('change.label')}
      hint={t('change.hint')}
      value={value}
      onChange={onChange}
      error={problem ? words[problem] : error}
    />
  );
}
