import { useState, type FormEvent } from 'react';
import { isRefusal } from '../../api/failure.ts';
import { chosenCountry } from '../../components/account/PhoneFields.tsx';
import { useForm } from '../../components/common/useForm.ts';
import { usePhoneLook } from '../../components/account/usePhoneLook.ts';
import { useAsked, useSendCode } from './useSendCode.ts';
import type { CodeChannel } from '../../contract/basics.ts';
import type { ConceptSetup, Country } from '../../contract/concept.ts';
import { STATUS } from '../../contract/status.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { emailProblem } from '../../rules/common/profile.ts';
import { nationalNumber, phoneProblem, typedNumber } from '../../rules/common/phone.ts';
import { endedLoginEntry } from '../../storage/endedLogin.ts';
import { codeSentEntry } from '../../storage/verificationEntries.ts';

export interface NumberFormProps {
  setup: ConceptSetup;
  countries: Country[];
}

/** The typed phone number of a log-in, checked for its country, and the tap that sends a code to it. */
export function useLoginNumber({ setup, countries }: NumberFormProps) {
  const { code } = useVisit();
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
  const hasCode =
    sent !== undefined && asked?.mobileNo === mobileNo && asked.countryId === country?.id;
  return {
    box,
    errorOf,
    submit,
    asked,
    channels,
    country,
    typed,
    source,
    email,
    look,
    isSending,
    failure,
    wait,
    isNumberRefused,
    shown,
    haveCode: hasCode ? sent : undefined,
    setEmail,
    chooseChannel: (value: string) =>
      setSource(channels.find((channel) => channel === value) ?? 'sms'),
    chooseCountry: (id: number) => {
      forgetFailure();
      setCountryId(id);
    },
    type: (text: string) => {
      forgetFailure();
      setTyped(typedNumber(text));
    },
  };
}
