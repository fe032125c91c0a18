/** The data that the first screen draws from, instead of the app's stores and queries. */
import type { EarlyTaps } from '../lazy/bootHandover.ts';
import type { Lang } from '../contract/languages.ts';

export type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string;

interface Given {
  code: string;
  tableCode: string;
  lang: Lang;
  theme: 'light' | 'dark' | undefined;
  words: Words;
  taps: EarlyTaps;
}

let current: Given | undefined;

export function give(given: Given): void {
  current = given;
}

export function given(): Given {
  if (!current) throw new Error('The first screen is drawn before it was given anything.');
  return current;
}
