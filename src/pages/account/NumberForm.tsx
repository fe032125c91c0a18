import { useState, type FormEvent } from 'react';
import { FormRefusal } from '../../components/common/FormRefusal.tsx';
import { chosenCountry } from '../../components/account/PhoneFields.tsx';
import { useFailureText } from '../../components/common/useFailureText.ts';
import { useViewer } from '../../components/venue/useViewer.ts';
import { useReturnLinks } from '../../components/common/useReturnLinks.ts';
import { links } from '../../rules/common/routes.ts';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { isRefusal } from '../../api/failure.ts';
import { useForm } from '../../components/common/useForm.ts';
import { usePhoneLook } from '../../components/account/usePhoneLook.ts';
import type { CodeChannel } from '../../contract/basics.ts';
import type { ConceptSetup, Country } from '../../contract/concept.ts';
import { STATUS } from '../../contract/status.ts';
import { emailProblem } from '../../rules/common/profile.ts';
import { nationalNumber, phoneProblem, typedNumber } from '../../rules/common/phone.ts';
import { endedLoginEntry } from '../../storage/endedLogin.ts';
import { codeSentEntry } from '../../storage/verificationEntries.ts';
import { NumberFormView } from './NumberFormView.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useAsked, useSendCode } from './useSendCode.ts';

/** Isolates a number, so that it does not reorder the Arabic words around it. */
function isolated(number: string): string {
  return `\u2066${number}\u2069`;
}

interface NumberFormProps {
  setup: ConceptSetup;
  countries: Country[];
}

/** Asks for the phone number of a log-in, and sends the code. */
export function NumberForm({ setup, countries }: NumberFormProps) {
  const viewer = useViewer();
  const { t, code } = viewer;
  const { returnUrl, backUrl } = useReturnLinks();
  const failureText = useFailureText();
  const asked = useAsked();
  const { channels } = setup.otp;
  const [known] = useState(() => asked ?? endedLoginEntry.read(code)?.number);
  const [countryId, setCountryId] = useState(known?.countryId ?? setup.defaultCountryId);
  const [typed, setTyped] = useState(known?.mobileNo ?? '');
  const [source, setSource] = useState<CodeChannel>(asked?.source ?? channels[0] ?? 'sms');
  const [email, setEmail] = useState(asked?.email ?? '');
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
  const isSent = asked?.mobileNo === mobileNo && asked.countryId === country?.id;
  return (
    <NumberFormView
      ref={box}
      onSubmit={submit}
      viewer={viewer}
      setup={setup}
      phone={{
        countries,
        countryId: country?.id ?? 0,
        value: typed,
        onCountry: (id) => {
          forgetFailure();
          setCountryId(id);
        },
        onValue: (text) => {
          forgetFailure();
          setTyped(typedNumber(text));
        },
        hint: look.shown && t('login.goesTo', { number: isolated(look.shown) }),
        error: errorOf('mobileNo') ?? (isNumberRefused ? failureText(failure) : undefined),
      }}
      source={source}
      onSource={setSource}
      email={email}
      onEmail={setEmail}
      emailError={errorOf('email')}
      refusal={<FormRefusal failure={isNumberRefused ? undefined : failure} shown={shown} />}
      send={<SubmitButton isBusy={isSending} wait={wait} label={t('login.send')} />}
      next={
        sent &&
        isSent && (
          <ButtonLink
            variant="secondary"
            isBlock
            replace
            to={links.validation(code, sent.source, returnUrl, backUrl)}
            state={{ asked }}
          >
            {t('login.haveCode')}
          </ButtonLink>
        )
      }
    />
  );
}
