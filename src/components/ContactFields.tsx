import { useTranslation } from 'react-i18next';
import type { MenuDetails } from '../contract/menu.ts';
import { useVisit } from '../ordering/useVisit.ts';
import { useCountries } from '../queries/places.ts';
import { LONGEST_NUMBER } from '../rules/phone.ts';
import { Section } from '../ui/Section.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './ContactFields.module.css';
import { chosenCountry, PhoneFields } from './PhoneFields.tsx';

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
          <ContactPhone
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

interface ContactPhoneProps extends Pick<ContactFieldsProps, 'contact' | 'onChange'> {
  isRequired: boolean;
  error: string | undefined;
}

function ContactPhone({ isRequired, contact, onChange, error }: ContactPhoneProps) {
  const { code } = useVisit();
  const countries = useCountries(code).data ?? [];
  const countryId = chosenCountry(countries, contact.countryId)?.id ?? 0;
  return (
    <PhoneFields
      countries={countries}
      countryId={countryId}
      value={contact.mobileNo}
      onCountry={(chosen) => onChange({ ...contact, countryId: chosen })}
      onValue={(text) =>
        onChange({
          ...contact,
          countryId,
          mobileNo: text.replaceAll(/\D/g, '').slice(0, LONGEST_NUMBER),
        })
      }
      isRequired={isRequired}
      error={error}
    />
  );
}
