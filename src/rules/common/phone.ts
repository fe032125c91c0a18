import type { Country } from '../../contract/concept.ts';
import { westernDigits } from './digits.ts';
import { fitsPattern } from './patterns.ts';

export type PhoneRule = Pick<Country, 'dialCode' | 'mobileLength' | 'mobilePattern'>;

/** Where nobody has said which country it is. */
export const ANY_COUNTRY: PhoneRule = { dialCode: '', mobileLength: [] };

/** No number in the world is longer. */
const LONGEST_NUMBER = 15;
const SHORTEST_NUMBER = 4;

function fits(mobileNo: string, { mobileLength, mobilePattern }: PhoneRule): boolean {
  const isLongEnough =
    mobileLength.length > 0
      ? mobileLength.includes(mobileNo.length)
      : mobileNo.length >= SHORTEST_NUMBER && mobileNo.length <= LONGEST_NUMBER;
  return isLongEnough && fitsPattern(mobilePattern, mobileNo);
}

/** What a diner may have in a field for a number: the rest of what was typed or pasted is dropped. */
export function typedNumber(text: string): string {
  return westernDigits(text)
    .replaceAll(/[^\d+() -]/g, '')
    .slice(0, 2 * LONGEST_NUMBER);
}

/** The digits after the country's code, whether that was typed too or not, and without a leading 0. */
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

/** What is wrong with a national number, by the venue's rule for its country. */
export function phoneProblem(
  mobileNo: string,
  rule: PhoneRule | undefined,
): 'required' | 'invalid' | undefined {
  if (mobileNo === '') return 'required';
  if (!/^\d+$/.test(mobileNo) || mobileNo.length > LONGEST_NUMBER) return 'invalid';
  return rule === undefined || fits(mobileNo, rule) ? undefined : 'invalid';
}

/** The code in what was typed, pasted or filled in from a message. */
export function typedCode(text: string, length: number): string {
  return westernDigits(text).replaceAll(/\D/g, '').slice(0, length);
}
