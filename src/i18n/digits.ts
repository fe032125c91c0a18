import type { Lang } from '../contract/languages.ts';

/** The signs that replace `.`, `,` and `%` between the digits ٠ to ٩. */
const EASTERN_SIGNS: Readonly<Record<string, string>> = { '.': '٫', ',': '٬', '%': '٪' };
const EASTERN_ZERO = 0x0660;

let isEastern = false;

/** From now on, Arabic texts use ٠ to ٩ if the venue wants that. */
export function chooseDigits(areEastern: boolean): void {
  isEastern = areEastern;
}

/** Intl's name for the digits of a language. */
export function numberingSystem(lang: Lang): 'arab' | 'latn' {
  return isEastern && lang === 'AR' ? 'arab' : 'latn';
}

/** A number in the language's digits; not for numbers that servers read, nor for order numbers. */
export function inDigitsOf(lang: Lang, number: string | number): string {
  const text = String(number);
  if (numberingSystem(lang) === 'latn') return text;
  return text.replaceAll(
    /[\d.,%]/g,
    (sign) => EASTERN_SIGNS[sign] ?? String.fromCodePoint(EASTERN_ZERO + Number(sign)),
  );
}

/** A value inside a text: numbers in the digits of the language, everything else unchanged. */
export function writtenIn(lang: Lang, value: unknown): string {
  return typeof value === 'number' ? inDigitsOf(lang, value) : String(value);
}
