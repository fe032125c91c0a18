/** The name and number for test orders. */
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
/** Steps of the golden ratio: their leading digits spread evenly, so each prefix appears early. */
const STEP = 618_033_988_749_897n;
const DIGITS = 15;
/** For countries without a length: the usual lengths first. */
const LENGTHS = [8, 9, 10, 11, 12, 7, 6, 13, 14, 15, 5, 4];

/** A number that the app accepts in this country. */
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

/** Like the app: the venue's own country, and no number if no country fits. */
export function contactOf(chosen: Options['contact'], countries: readonly Country[]): Contact {
  if (chosen) return { name: NAME, ...chosen };
  const country = countries.find(({ isDefault }) => isDefault) ?? countries[0];
  const mobileNo = country && numberFor(country);
  return { name: NAME, countryId: country?.id ?? 0, mobileNo: mobileNo ?? '' };
}
