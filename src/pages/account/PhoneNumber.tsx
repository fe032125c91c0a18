import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useDeliveryCountries } from '../../queries/delivery/settings.ts';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { usePhoneLook } from '../../components/account/usePhoneLook.ts';

interface PhoneNumberProps {
  dialCode: string;
  mobileNo: string;
  countryId: number;
}

/** A customer's number with its country's code, as people of that country write it. */
export function PhoneNumber({ dialCode, mobileNo, countryId }: PhoneNumberProps) {
  const { code } = useVisit();
  const country = useDeliveryCountries(code).data?.find(({ id }) => id === countryId);
  const { shown } = usePhoneLook(country, mobileNo);
  return <Bidi dir="ltr">{shown || `${dialCode} ${mobileNo}`}</Bidi>;
}
