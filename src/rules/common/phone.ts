import type { Country } from '../../contract/concept.ts';
import { westernDigits } from './digits.ts';
import { fitsPattern } from './patterns.ts';

export type PhoneRule = Pick<Country, 'dialCode' | 'mobileLength' | 'mobilePattern'>;

/** The country used if none is known. */
export const ANY_COUNTRY: PhoneRule = { dialCode: '', mobileLength: [] };

/** The longest phone number in the world. */
const LONGEST_NUMBER = 15;
const SHORTEST_NUMBER = 4;

function fits(mobileNo: string, { mobileLength, mobilePattern }: PhoneRule): boolean {
  const isLongEnough =
    mobileLength.length > 0
      ? mobileLength.includes(mobileNo.length)
      : mobileNo.length >= SHORTEST_NUMBER && mobileNo.length <= LONGEST_NUMBER;
  return isLongEnough && fitsPattern(mobilePattern, mobileNo);
}

/** Cleans typed or pasted input of a phone field: only characters of phone numbers are kept. */
export function typedNumber(text: string): string {
  return westernDigits(text)
    .replaceAll(/[^\d+() -]/g, '')
    .slice(0, 2 * LONGEST_NUMBER);
}

/** The digits after the country code, whether it was typed or not, without a leading 0. */
export function nationalNumber(typed: string, rule: PhoneRule): string {
  const text = westernDigits(typed).replaceAll(/[^\d+]/g, '');
  const whole = text.replace(/^(?:\+|00)/, '').replaceAll('+', '');
  const dial = rule.dialCode.replaceAll(/\D/g, '');
  const local = (digits: string) => digits.replace(/^0+/, '');
  if (dial !== '' && whole.startsWith(dial)) {
    const rest = local(whole.slice(dial.length));
    const isInternational = /^(?:\+|00)/.test(text);
    if (isInternational || (!fits(local(whole), rule) && fits(rest, rule))) return rest;
  }
  return local(whole);
}

/** The fault of a national number, by the venue's rule for its country. */
export function phoneProblem(
  mobileNo: string,
  rule: PhoneRule | undefined,
): 'required' | 'invalid' | undefined {
  if (mobileNo === '') return 'required';
  if (!/^\d+$/.test(mobileNo) || mobileNo.length > LONGEST_NUMBER) return 'invalid';
  return rule === undefined || fits(mobileNo, rule) ? undefined : 'invalid';
}

/** Extracts the code from typed, pasted or received text. */
export function typedCode(text: string, length: number): string {
  return westernDigits(text).replaceAll(/\D/g, '').slice(0, length);
}
