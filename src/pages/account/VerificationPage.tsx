import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { isRefusal } from '../../api/failure.ts';
import { FailureView } from '../../components/common/FailureView.tsx';
import { FormRefusal } from '../../components/common/FormRefusal.tsx';
import { chosenCountry, PhoneFields } from '../../components/account/PhoneFields.tsx';
import { useForm } from '../../components/common/useForm.ts';
import { useFailureText } from '../../components/common/useFailureText.ts';
import { usePageTitle } from '../../components/venue/usePageTitle.ts';
import { usePhoneLook } from '../../components/account/usePhoneLook.ts';
import { useAsked, useSendCode } from './useSendCode.ts';
import { useReturnLinks } from '../../components/common/useReturnLinks.ts';
import { links } from '../../config/paths.ts';
import type { CodeChannel } from '../../contract/basics.ts';
import type { ConceptSetup, Country } from '../../contract/concept.ts';
import { STATUS } from '../../contract/status.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useConceptSetup, useDeliveryCountries } from '../../queries/delivery/settings.ts';
import { emailProblem } from '../../rules/common/profile.ts';
import { nationalNumber, phoneProblem, typedNumber } from '../../rules/common/phone.ts';
import { readLogin } from '../../storage/login.ts';
import { endedLoginEntry } from '../../storage/endedLogin.ts';
import { codeSentEntry } from '../../storage/verificationEntries.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { PageColumns } from '../../ui/layout/PageColumns.tsx';
import { RadioCard, RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import styles from './Account.module.css';
import { LegalLinks } from './LegalLinks.tsx';
import { useWaitTime } from '../../components/common/useWaitTime.ts';

/** First step of the login: asks for a phone number and sends a code to it. */
export function VerificationPage() {
  const { t } = useTranslation();
  const { code } = useVisit();
  const { returnUrl } = useReturnLinks();
  const setup = useConceptSetup({ code });
  const countries = useDeliveryCountries({ code });
  const [ended] = useState(() => endedLoginEntry.read(code));
  usePageTitle(t('login.title'));
  if (readLogin(code).status === 'loggedIn') return <Navigate replace to={returnUrl} />;
  const failure = setup.error ?? countries.error;
  const retry = () => {
    void setup.refetch();
    void countries.refetch();
  };
  return (
    <PageColumns>
      <div className={styles.page}>
        <div className={styles.intro}>
          <h1>{t('login.title')}</h1>
          <p className={styles.muted}>{t('login.text')}</p>
        </div>
        {ended && (
          <Notice tone="warning" role="status" title={t('login.ended')}>
            {t(ended.deliveryId === undefined ? 'login.endedText' : 'login.endedCart')}
          </Notice>
        )}
        {setup.data && countries.data && (
          <NumberForm setup={setup.data} countries={countries.data} />
        )}
        {!(setup.data && countries.data) &&
          (failure ? (
            <FailureView failure={failure} onRetry={retry} />
          ) : (
            <SkeletonRows count={3} label={t('login.loading')} />
          ))}
      </div>
    </PageColumns>
  );
}

/** Isolates a number, so that it does not reorder the Arabic words around it. */
function isolated(number: string): string {
  return `\u2066${number}\u2069`;
}

interface NumberFormProps {
  setup: ConceptSetup;
  countries: Country[];
}

function NumberForm({ setup, countries }: NumberFormProps) {
  const { t } = useTranslation();
  const { code } = useVisit();
  const { returnUrl, backUrl } = useReturnLinks();
  const failureText = useFailureText();
  const asked = useAsked();
  const { channels } = setup.otp;
  const [known] = useState(() => asked ?? endedLoginEntry.read(code)?.number);
  const [countryId, setCountryId] = useState(known?.countryId ?? setup.defaultCountryId);
  const [typed, setTyped] = useState(known?.mobileNo ?? '');
  const [source, setSource] = useState<CodeChannel>(asked?.source ?? channels[0] ?? 'sms');
  const [email, setEmail] = useState(asked?.email ?? '');
  const waitTime = useWaitTime();
  const { send, isSending, failure, wait, reset } = useSendCode();

  const country = chosenCountry(countries, countryId);
  const mobileNo = country ? nationalNumber(typed, country) : '';
  const look = usePhoneLook(country, mobileNo);
  const numberFault = phoneProblem(mobileNo, country) ?? (look.isWrong ? 'invalid' : undefined);
  const emailFault = source === 'email' ? emailProblem(email, 'required') : undefined;
  const { box, errorOf, attempt } = useForm({
    problems: { mobileNo: numberFault, email: emailFault },
    refusal: failure,
    isBusy: isSending,
  });
  const isNumberRefused = failure?.status === STATUS.phoneInvalid;
  const shown = source === 'email' ? ['mobileNo', 'email'] : ['mobileNo'];

  // The diner can replace a locked number by another; too many requests block every number.
  const isOfNumber =
    isRefusal(failure, STATUS.codeLocked) || isRefusal(failure, STATUS.resendTooEarly);
  const forgetFailure = () => {
    if (wait === 0 || isOfNumber) reset();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    attempt(() => {
      if (!country) return;
      const { id, dialCode } = country;
      send({
        countryId: id,
        dialCode,
        mobileNo,
        source,
        ...(source === 'email' && { email: email.trim() }),
      });
    });
  };
  const sent = codeSentEntry.read(code);
  const hasCode =
    sent !== undefined && asked?.mobileNo === mobileNo && asked.countryId === country?.id;
  return (
    <form className={styles.form} ref={box} noValidate onSubmit={submit}>
      <PhoneFields
        countries={countries}
        countryId={country?.id ?? 0}
        value={typed}
        onCountry={(id) => {
          forgetFailure();
          setCountryId(id);
        }}
        onValue={(text) => {
          forgetFailure();
          setTyped(typedNumber(text));
        }}
        isRequired
        hint={look.shown && t('login.goesTo', { number: isolated(look.shown) })}
        error={errorOf('mobileNo') ?? (isNumberRefused ? failureText(failure) : undefined)}
      />
      {channels.length > 1 && (
        <RadioGroup
          label={t('login.channel')}
          value={source}
          onChange={(value) => setSource(channels.find((channel) => channel === value) ?? 'sms')}
        >
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
      <Button
        type="submit"
        size="l"
        isBlock
        isBusy={isSending}
        busyLabel={t('common.sending')}
        aria-disabled={wait > 0 || undefined}
      >
        {wait > 0 ? t('checkout.retryIn', { time: waitTime(wait) }) : t('login.send')}
      </Button>
      {hasCode && sent && (
        <Link
          className={buttonClass('secondary', 'm', true)}
          replace
          to={links.validation(code, sent.source, returnUrl, backUrl)}
          state={{ asked }}
        >
          {t('login.haveCode')}
        </Link>
      )}
      <LegalLinks setup={setup} />
    </form>
  );
}
