import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../api/failure.ts';
import { FormRefusal } from '../../components/common/FormRefusal.tsx';
import { useForm } from '../../components/common/useForm.ts';
import { MINUTE_MS } from '../../config/times.ts';
import type { ConceptSetup } from '../../contract/concept.ts';
import type { Profile } from '../../contract/customer.ts';
import { birthdayProblem, emailProblem, nameProblem } from '../../rules/common/profile.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import styles from './Account.module.css';
import { SubmitButton } from './SubmitButton.tsx';

export type ProfileValues = Required<
  Pick<Profile, 'firstName' | 'lastName' | 'isMarketingAllowed'>
> & { email: string; birthday: string };

interface ProfileFormProps {
  start: ProfileValues;
  setup: Pick<ConceptSetup, 'askEmail' | 'askBirthday'>;
  isSaving: boolean;
  /** The server's refusal of the last attempt. */
  failure: ApiFailure | undefined;
  onSave: (values: ProfileValues) => void;
  saveLabel: string;
  /** Extra content above the button, outside the form's fields. */
  children?: ReactNode;
}

const LONGEST_NAME = 60;
const FIELDS = ['firstName', 'lastName', 'email', 'birthday'] as const;

/** Today in the diner's time zone, in the format of a date field. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 10);
}

/** The name and the other details that the venue requires from its customers. */
export function ProfileForm(props: ProfileFormProps) {
  const { start, setup, isSaving, failure, onSave, saveLabel, children } = props;
  const { t } = useTranslation();
  const [values, setValues] = useState(start);

  const { askEmail, askBirthday } = setup;
  const problems = {
    firstName: nameProblem(values.firstName),
    lastName: nameProblem(values.lastName),
    email: askEmail === 'no' ? undefined : emailProblem(values.email, askEmail),
    birthday:
      askBirthday === 'no' ? undefined : birthdayProblem(values.birthday, askBirthday, today()),
  };
  const { box, wait, errorOf, forget, attempt } = useForm({
    problems,
    refusal: failure,
    isBusy: isSaving,
  });
  const bind = (field: (typeof FIELDS)[number]) => ({
    value: values[field],
    error: errorOf(field),
    onChange: (text: string) => {
      setValues({ ...values, [field]: text });
      forget(field);
    },
  });
  const shown = FIELDS.filter(
    (field) =>
      (field !== 'email' || askEmail !== 'no') && (field !== 'birthday' || askBirthday !== 'no'),
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    attempt(() =>
      onSave({
        ...values,
        firstName: values.firstName.trim(),
        lastName: values.lastName.trim(),
        email: values.email.trim(),
      }),
    );
  };
  return (
    <form className={styles.form} ref={box} noValidate onSubmit={submit}>
      <TextField
        {...bind('firstName')}
        label={t('profile.firstName')}
        isRequired
        autoComplete="given-name"
        maxLength={LONGEST_NAME}
      />
      <TextField
        {...bind('lastName')}
        label={t('profile.lastName')}
        isRequired
        autoComplete="family-name"
        maxLength={LONGEST_NAME}
      />
      {askEmail !== 'no' && (
        <TextField
          {...bind('email')}
          type="email"
          label={t('profile.email')}
          optionalLabel={t('common.optional')}
          isRequired={askEmail === 'required'}
          autoComplete="email"
          maxLength={120}
        />
      )}
      {askBirthday !== 'no' && (
        <TextField
          {...bind('birthday')}
          type="date"
          dir="ltr"
          label={t('profile.birthday')}
          optionalLabel={t('common.optional')}
          isRequired={askBirthday === 'required'}
          autoComplete="bday"
          max={today()}
        />
      )}
      <Checkbox
        label={t('profile.marketing')}
        checked={values.isMarketingAllowed}
        onChange={(isMarketingAllowed) => setValues({ ...values, isMarketingAllowed })}
      />
      {children}
      <FormRefusal failure={failure} shown={shown} />
      <SubmitButton isBusy={isSaving} wait={wait} label={saveLabel} />
    </form>
  );
}
