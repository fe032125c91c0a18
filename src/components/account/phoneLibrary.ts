/** The numbering plans of all countries. Import it only lazily: it is large. */
import {
  isSupportedCountry,
  parsePhoneNumber,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min';

interface Reading {
  /** In the usual format of its country, with the country code; '' for an incomplete number. */
  shown: string;
  isPossible: boolean;
}

/** Checks a national number by its country's plan; undefined for an unknown country. */
export function readNumber(mobileNo: string, iso2: string): Reading | undefined {
  if (!isSupportedCountry(iso2)) return undefined;
  const isPossible = validatePhoneNumberLength(mobileNo, iso2) === undefined;
  const shown = isPossible ? parsePhoneNumber(mobileNo, iso2).formatInternational() : '';
  return { shown, isPossible };
}
