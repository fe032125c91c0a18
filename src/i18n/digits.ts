import type { Lang } from '../contract/languages.ts';

/** What stands beside the digits ٠ to ٩ in a number, in place of what stands beside 0 to 9. */
const EASTERN_SIGNS: Readonly<Record<string, string>> = { '.': '٫', ',': '٬', '%': '٪' };
const EASTERN_ZERO = 0x0660;

let isEastern = false;

/** Arabic texts that are written from now on show ٠ to ٩ where the venue chooses so. */
export function chooseDigits(areEastern: boolean): void {
  isEastern = areEastern;
}

/** As Intl calls the digits of a language. */
export function numberingSystem(lang: Lang): 'arab' | 'latn' {
  return isEastern && lang === 'AR' ? 'arab' : 'latn';
}

/** A written number in the digits of the language; not for what a server reads, nor for its numbers of orders. */
export function inDigitsOf(lang: Lang, number: string | number): string {
  const text = String(number);
  if (numberingSystem(lang) === 'latn') return text;
  return text.replaceAll(
    /[\d.,%]/g,
    (sign) => EASTERN_SIGNS[sign] ?? String.fromCodePoint(EASTERN_ZERO + Number(sign)),
  );
}

/** A value of a text: its numbers in the digits of the language, everything else as it was given. */
export function writtenIn(lang: Lang, value: unknown): string {
  return typeof value === 'number' ? inDigitsOf(lang, value) : String(value);
}
