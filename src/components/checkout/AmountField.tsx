import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/form/TextField.tsx';

interface AmountFieldProps {
  label: string;
  hint?: string;
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
}

/** Field for an amount, in the currency that the page already shows. */
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
