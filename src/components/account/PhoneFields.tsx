import type { Country } from '../../contract/concept.ts';
import { westernDigits } from '../../rules/common/digits.ts';
import { labelOf } from '../../rules/common/labels.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import type { Viewer } from '../venue/useViewer.ts';

interface PhoneFieldsProps {
  viewer: Pick<Viewer, 't' | 'lang'>;
  countries: readonly Country[];
  countryId: number;
  value: string;
  onCountry: (countryId: number) => void;
  /** Receives the input with all digits converted to Western ones. */
  onValue: (text: string) => void;
  isRequired: boolean;
  hint?: string;
  error: string | undefined;
}

/** The country code and the national number. */
export function PhoneFields(props: PhoneFieldsProps) {
  const { viewer, countries, countryId, value, onCountry, onValue, isRequired, hint, error } =
    props;
  const { t, lang } = viewer;
  return (
    <>
      <SelectField
        label={t('contact.country')}
        autoComplete="tel-country-code"
        value={String(countryId)}
        onChange={(id) => onCountry(Number(id))}
        options={countries.map((country) => ({
          value: String(country.id),
          label: `${labelOf(country, lang)} \u2066${country.dialCode}\u2069`,
        }))}
      />
      <TextField
        type="tel"
        label={t('contact.phone')}
        optionalLabel={t('common.optional')}
        isRequired={isRequired}
        inputMode="tel"
        autoComplete="tel-national"
        hint={hint}
        value={value}
        onChange={(text) => onValue(westernDigits(text))}
        error={error}
      />
    </>
  );
}

/** The chosen country, else the venue's own. */
export function chosenCountry(
  countries: readonly Country[],
  countryId: number,
): Country | undefined {
  return (
    countries.find(({ id }) => id === countryId) ??
    countries.find(({ isDefault }) => isDefault) ??
    countries[0]
  );
}
