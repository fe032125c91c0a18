import { useTranslation } from 'react-i18next';
import { FormRefusal } from '../../components/common/FormRefusal.tsx';
import { PhoneFields } from '../../components/account/PhoneFields.tsx';
import { useFailureText } from '../../components/common/useFailureText.ts';
import { useReturnLinks } from '../../components/common/useReturnLinks.ts';
import { links } from '../../rules/common/routes.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { RadioCard, RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import styles from './Account.module.css';
import { LegalLinks } from './LegalLinks.tsx';
import { useLoginNumber, type NumberFormProps } from './useLoginNumber.ts';
import { SubmitButton } from './SubmitButton.tsx';

/** Isolates a number, so that it does not reorder the Arabic words around it. */
function isolated(number: string): string {
  return `\u2066${number}\u2069`;
}

/** The phone number of a log-in, and how the code is sent. */
export function NumberForm(props: NumberFormProps) {
  const { setup, countries } = props;
  const { t } = useTranslation();
  const { code } = useVisit();
  const { returnUrl, backUrl } = useReturnLinks();
  const failureText = useFailureText();
  const number = useLoginNumber(props);
  const { box, errorOf, submit, asked, channels, country, typed, source, email, look } = number;
  const { isSending, failure, wait, isNumberRefused, shown, haveCode } = number;
  const { setEmail, chooseChannel, chooseCountry, type } = number;
  return (
    <form className={styles.form} ref={box} noValidate onSubmit={submit}>
      <PhoneFields
        countries={countries}
        countryId={country?.id ?? 0}
        value={typed}
        onCountry={chooseCountry}
        onValue={type}
        isRequired
        hint={look.shown && t('login.goesTo', { number: isolated(look.shown) })}
        error={errorOf('mobileNo') ?? (isNumberRefused ? failureText(failure) : undefined)}
      />
      {channels.length > 1 && (
        <RadioGroup label={t('login.channel')} value={source} onChange={chooseChannel}>
          {channels.map((channel) => (
            <RadioCard key={channel} value={channel} title={t(`channel.${channel}`)} />
          ))}
        </RadioGroup>
      )}
      {source === 'email' && (
        <TextField
          type="email"
          label={t('profile.email')}
          isRequired
          autoComplete="email"
          maxLength={120}
          value={email}
          onChange={setEmail}
          error={errorOf('email')}
        />
      )}
      <FormRefusal failure={isNumberRefused ? undefined : failure} shown={shown} />
      <SubmitButton isBusy={isSending} wait={wait} label={t('login.send')} />
      {haveCode && (
        <ButtonLink
          variant="secondary"
          isBlock
          replace
          to={links.validation(code, haveCode.source, returnUrl, backUrl)}
          state={{ asked }}
        >
          {t('login.haveCode')}
        </ButtonLink>
      )}
      <LegalLinks setup={setup} />
    </form>
  );
}
