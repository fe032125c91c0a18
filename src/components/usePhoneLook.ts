import { useEffect, useState } from 'react';
import type { Country } from '../contract/concept.ts';

type PhoneLibrary = typeof import('libphonenumber-js/min');
type CountryCode = Parameters<PhoneLibrary['parsePhoneNumber']>[1];

/** Fetched once, when the first number is asked for; a page without it only looks plainer. */
let fetched: Promise<PhoneLibrary> | undefined;

function fetchLibrary(): Promise<PhoneLibrary> {
  fetched ??= import('libphonenumber-js/min').catch((error: unknown) => {
    fetched = undefined;
    throw error;
  });
  return fetched;
}

interface PhoneLook {
  /** As people of that country write it: `+965 5551 2345`; '' until it is a number. */
  shown: string;
  /** No number of that country is like this, for a country that the venue says nothing about. */
  isWrong: boolean;
}

/** What the numbering plan of its country says about a national number. */
export function usePhoneLook(country: Country | undefined, mobileNo: string): PhoneLook {
  const [library, setLibrary] = useState<PhoneLibrary | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      try {
        const loaded = await fetchLibrary();
        if (!isGone) setLibrary(loaded);
      } catch {
        // The venue's own rule is enough to go on with.
      }
    };
    void load();
    return () => {
      isGone = true;
    };
  }, []);
  if (!library || !country || mobileNo === '') return { shown: '', isWrong: false };
  const iso2 = country.iso2 as CountryCode;
  if (!library.isSupportedCountry(country.iso2)) return { shown: '', isWrong: false };
  const hasOwnRule = Boolean(country.mobilePattern) || country.mobileLength.length > 0;
  const isPossible = library.validatePhoneNumberLength(mobileNo, country.iso2) === undefined;
  return {
    shown: isPossible ? library.parsePhoneNumber(mobileNo, iso2).formatInternational() : '',
    isWrong: !isPossible && !hasOwnRule,
  };
}
