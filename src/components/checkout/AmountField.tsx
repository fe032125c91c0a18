import { useTranslation } from 'react-i18next';
import { westernDigits } from '../../rules/common/digits.ts';
import { formatMajor } from '../../rules/common/money.ts';
import { TextField } from '../../ui/form/TextField.tsx';

/** How one writes an amount of a currency with so many decimals. */
export function exampleAmount(decimals: number): string {
  return formatMajor(1.5, decimals);
}

/** What a diner types as an amount, with the digits of either script; undefined if it is none. */
export function typedAmount(text: string, decimals: number): number | undefined {
  const western = westernDigits(text.trim()).replaceAll(/[\u066b,]/g, '.');
  if (western === '') return 0;
  const match = /^\d{1,7}(?:\.(\d*))?$/.exec(western);
  if (!match || (match[1]?.length ?? 0) > decimals) return undefined;
  return Number(western);
}

interface AmountFieldProps {
  label: string;
  hint?: string;
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
}

/** An amount that the diner may type, in a currency that the page has named already. */
export function AmountField(props: AmountFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      {...props}
      optionalLabel={t('common.optional')}
      inputMode="decimal"
      dir="ltr"
      autoComplete="off"
      maxLength={10}
    />
  );
}
