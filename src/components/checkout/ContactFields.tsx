import { useTranslation } from 'react-i18next';
import type { Country } from '../../contract/concept.ts';
import type { MenuDetails } from '../../contract/menu.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useCountries } from '../../queries/places.ts';
import { ANY_COUNTRY, nationalNumber, phoneProblem } from '../../rules/common/phone.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import styles from './ContactFields.module.css';
import { chosenCountry, PhoneFields } from '../account/PhoneFields.tsx';
import { useViewer } from '../venue/useViewer.ts';
import type { PayForm } from './usePayForm.ts';

interface Contact {
  name: string;
  countryId: number;
  mobileNo: string;
}

type ContactErrors = Partial<Record<'name' | 'mobileNo', 'required' | 'invalid'>>;
type Asked = Pick<MenuDetails, 'askName' | 'askPhone'>;

const LONGEST_NAME = 80;

/** Errors of the contact. The country's rule checks the phone number. */
export function contactErrors(
  contact: Contact,
  { askName, askPhone }: Asked,
  countries: readonly Country[],
): ContactErrors {
  const errors: ContactErrors = {};
  if (askName === 'required' && contact.name.trim() === '') errors.name = 'required';
  if (askPhone !== 'no') {
    const country = chosenCountry(countries, contact.countryId) ?? ANY_COUNTRY;
    const problem = phoneProblem(contact.mobileNo, country);
    if (problem && (problem === 'invalid' || askPhone === 'required')) errors.mobileNo = problem;
  }
  return errors;
}

/** Errors of a form's contact; empty if the venue asks for no contact. */
export function useContactErrors(contact: Contact, asked: Asked): ContactErrors {
  const { code } = useVisit();
  const countries = useCountries({ code }, { enabled: asked.askPhone !== 'no' }).data ?? [];
  return contactErrors(contact, asked, countries);
}

/** Paths in the request of the fields shown here. */
export function contactFields({ askName, askPhone }: Asked): string[] {
  return [
    ...(askName === 'no' ? [] : ['contact.name']),
    ...(askPhone === 'no' ? [] : ['contact.mobileNo']),
  ];
}

interface ContactFieldsProps {
  asked: Asked;
  form: PayForm;
}

/** Name and phone, if the venue asks for them. */
export function ContactFields({ asked, form }: ContactFieldsProps) {
  const { t } = useTranslation();
  const { draft, change, errors, forget, wasTried } = form;
  const { contact } = draft;
  const { askName, askPhone } = asked;
  const found = useContactErrors(contact, asked);
  if (askName === 'no' && askPhone === 'no') return null;
  const problems = wasTried ? found : {};
  const errorOf = (field: keyof ContactErrors) => {
    const problem = problems[field];
    return problem ? t(`form.${problem}`) : errors[`contact.${field}`];
  };
  return (
    <Section title={t('contact.title')}>
      <div className={styles.fields}>
        {askName !== 'no' && (
          <TextField
            label={t('contact.name')}
            optionalLabel={t('common.optional')}
            isRequired={askName === 'required'}
            autoComplete="name"
            maxLength={LONGEST_NAME}
            value={contact.name}
            onChange={(name) => {
              forget('contact.name');
              change({ contact: { ...contact, name } });
            }}
            error={errorOf('name')}
          />
        )}
        {askPhone !== 'no' && (
          <ContactPhone
            isRequired={askPhone === 'required'}
            contact={contact}
            onChange={(next) => {
              if (next.mobileNo !== contact.mobileNo) forget('contact.mobileNo');
              change({ contact: next });
            }}
            error={errorOf('mobileNo')}
          />
        )}
      </div>
    </Section>
  );
}

interface ContactPhoneProps {
  contact: Contact;
  onChange: (contact: Contact) => void;
  isRequired: boolean;
  error: string | undefined;
}

function ContactPhone({ isRequired, contact, onChange, error }: ContactPhoneProps) {
  const viewer = useViewer();
  const { code } = viewer;
  const countries = useCountries({ code }).data ?? [];
  const country = chosenCountry(countries, contact.countryId);
  const countryId = country?.id ?? 0;
  return (
    <PhoneFields
      viewer={viewer}
      countries={countries}
      countryId={countryId}
      value={contact.mobileNo}
      onCountry={(chosen) => onChange({ ...contact, countryId: chosen })}
      onValue={(text) =>
        onChange({
          ...contact,
          countryId,
          mobileNo: nationalNumber(text, country ?? ANY_COUNTRY),
        })
      }
      isRequired={isRequired}
      error={error}
    />
  );
}
