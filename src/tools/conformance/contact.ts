/** The name and number of an order that is made for a check. */
import type { Country } from '../../contract/concept.ts';
import type { EOrderRequest } from '../../contract/orders.ts';
import { nationalNumber, phoneProblem, type PhoneRule } from '../../rules/common/phone.ts';
import type { Options } from './options.ts';

export type Contact = Pick<
  NonNullable<EOrderRequest['contact']>,
  'name' | 'countryId' | 'mobileNo'
>;

const NAME = 'Conformance Check';
const MOST_TRIES = 10_000n;
/** Steps of the golden ratio: their first digits spread evenly, so that each prefix comes soon. */
const STEP = 618_033_988_749_897n;
const DIGITS = 15;
/** Where the country names none, the usual ones first. */
const LENGTHS = [8, 9, 10, 11, 12, 7, 6, 13, 14, 15, 5, 4];

/** A number that the app would send in this country. */
function numberFor(country: PhoneRule): string | undefined {
  const lengths = country.mobileLength.length > 0 ? country.mobileLength : LENGTHS;
  for (let count = 1n; count <= MOST_TRIES; count += 1n) {
    const digits = String((count * STEP) % 10n ** BigInt(DIGITS)).padStart(DIGITS, '0');
    const number = lengths
      .map((length) => digits.slice(0, length))
      .find((each) => !phoneProblem(each, country) && nationalNumber(each, country) === each);
    if (number !== undefined) return number;
  }
  return undefined;
}

/** As the app has it: in the venue's own country, and without a number where none is known. */
export function contactOf(chosen: Options['contact'], countries: readonly Country[]): Contact {
  if (chosen) return { name: NAME, ...chosen };
  const country = countries.find(({ isDefault }) => isDefault) ?? countries[0];
  const mobileNo = country && numberFor(country);
  return { name: NAME, countryId: country?.id ?? 0, mobileNo: mobileNo ?? '' };
}
