/** The numbering plans of the world. Large, so it is only ever imported by whoever can wait for it. */
import {
  isSupportedCountry,
  parsePhoneNumber,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min';

interface Reading {
  /** As people of that country write it, with the country's code; '' until it is a number. */
  shown: string;
  isPossible: boolean;
}

/** What the plan of a country says about a national number; undefined where it knows no such country. */
export function readNumber(mobileNo: string, iso2: string): Reading | undefined {
  if (!isSupportedCountry(iso2)) return undefined;
  const isPossible = validatePhoneNumberLength(mobileNo, iso2) === undefined;
  const shown = isPossible ? parsePhoneNumber(mobileNo, iso2).formatInternational() : '';
  return { shown, isPossible };
}
