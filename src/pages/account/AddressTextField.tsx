import { useTranslation } from 'react-i18next';
import type { AddressText, AskedText } from '../../rules/account/addressForm.ts';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { TextField } from '../../ui/form/TextField.tsx';

interface AddressTextFieldProps {
  text: AskedText;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** Fields that browsers may fill in. The meaning of the others differs between countries. */
const AUTO_COMPLETE: Partial<Record<AddressText, string>> = {
  street: 'address-line1',
  postcode: 'postal-code',
  contactName: 'name',
  contactMobileNo: 'tel-national',
};

/** Fields with room for several lines. */
const LONG: ReadonlySet<AddressText> = new Set(['directions']);

export function AddressTextField({ text, value, onChange, error }: AddressTextFieldProps) {
  const { t } = useTranslation();
  const { field, ask, maxLength } = text;
  const shared = {
    label: t(`addressText.${field}`),
    optionalLabel: t('common.optional'),
    isRequired: ask === 'required',
    maxLength,
    value,
    onChange,
    error,
  };
  if (LONG.has(field)) {
    return (
      <TextArea
        {...shared}
        rows={2}
        countLabel={(length, max) => t('common.lettersOf', { n: length, max })}
      />
    );
  }
  return (
    <TextField
      {...shared}
      type={field === 'contactMobileNo' ? 'tel' : 'text'}
      autoComplete={AUTO_COMPLETE[field] ?? 'off'}
    />
  );
}
