import { useTranslation } from 'react-i18next';
import type { MenuDetails } from '../contract/menu.ts';
import { useVisit } from '../ordering/useVisit.ts';
import { useCountries } from '../queries/places.ts';
import { labelOf } from '../rules/labels.ts';
import { Section } from '../ui/Section.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './ContactFields.module.css';

export interface Contact {
  name: string;
  countryId: number;
  mobileNo: string;
}

type ContactErrors = Partial<Record<'name' | 'mobileNo', 'required' | 'invalid'>>;
type Asked = Pick<MenuDetails, 'askName' | 'askPhone'>;

const LONGEST_NAME = 80;
const PHONE = /^\d{6,15}$/;

/** What keeps the form from being sent. */
export function contactErrors(contact: Contact, { askName, askPhone }: Asked): ContactErrors {
  const errors: ContactErrors = {};
  if (askName === 'required' && contact.name.trim() === '') errors.name = 'required';
  if (askPhone !== 'no') {
    if (contact.mobileNo === '') {
      if (askPhone === 'required') errors.mobileNo = 'required';
    } else if (!PHONE.test(contact.mobileNo)) errors.mobileNo = 'invalid';
  }
  return errors;
}

export interface ContactFieldsProps {
  head: Asked;
  contact: Contact;
  onChange: (contact: Contact) => void;
  errors: ContactErrors;
  /** What the server says against a field, by its path in the request. */
  serverErrors?: Readonly<Record<string, string>>;
}

/** Name and phone, as far as the venue asks for them. */
export function ContactFields(props: ContactFieldsProps) {
  const { head, contact, onChange, errors, serverErrors = {} } = props;
  const { t } = useTranslation();
  if (head.askName === 'no' && head.askPhone === 'no') return null;
  const message = (error: ContactErrors['name']) => error && t(`form.${error}`);
  return (
    <Section title={t('contact.title')}>
      <div className={styles.fields}>
        {head.askName !== 'no' && (
          <TextField
            label={t('contact.name')}
            optionalLabel={t('common.optional')}
            isRequired={head.askName === 'required'}
            autoComplete="name"
            maxLength={LONGEST_NAME}
            value={contact.name}
            onChange={(name) => onChange({ ...contact, name })}
            error={message(errors.name) ?? serverErrors['contact.name']}
          />
        )}
        {head.askPhone !== 'no' && (
          <PhoneFields
            isRequired={head.askPhone === 'required'}
            contact={contact}
            onChange={onChange}
            error={message(errors.mobileNo) ?? serverErrors['contact.mobileNo']}
          />
        )}
      </div>
    </Section>
  );
}

interface PhoneFieldsProps extends Pick<ContactFieldsProps, 'contact' | 'onChange'> {
  isRequired: boolean;
  error: string | undefined;
}

function PhoneFields({ isRequired, contact, onChange, error }: PhoneFieldsProps) {
  const { t } = useTranslation();
  const { code, lang } = useVisit();
  const countries = useCountries(code).data ?? [];
  const preferred = countries.find(({ isDefault }) => isDefault) ?? countries[0];
  const countryId = contact.countryId || preferred?.id || 0;
  return (
    <>
      <SelectField
        label={t('contact.country')}
        autoComplete="tel-country-code"
        value={String(countryId)}
        onChange={(value) => onChange({ ...contact, countryId: Number(value) })}
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
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={15}
        value={contact.mobileNo}
        onChange={(text) =>
          onChange({ ...contact, countryId, mobileNo: text.replaceAll(/\D/g, '') })
        }
        error={error}
      />
    </>
  );
}
