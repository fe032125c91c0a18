import type { TFunction } from 'i18next';
import type { Lang } from '../../contract/languages.ts';

/** One language, for texts written in both. */
export interface Speaker {
  lang: Lang;
  t: TFunction;
  /** `7.5%` */
  percent: (rate: number) => string;
  /** `Mar 1, 2025, 7:30 PM`, in the venue's time zone. */
  moment: (atMs: number) => string;
}

/** The diner's language comes first. The other one returns '' for words that failed to load. */
export type Speakers = readonly [own: Speaker, other: Speaker];

/** A text in the diner's language, and in the other one if it differs. */
export interface Pair {
  own: string;
  other: string | undefined;
}

export function inBoth([own, other]: Speakers, say: (speaker: Speaker) => string): Pair {
  const first = say(own);
  const second = say(other);
  return { own: first, other: second === first ? undefined : second || undefined };
}

/** A text that is the same in every language, such as a number or a diner's own words. */
export function inOne(own: string): Pair {
  return { own, other: undefined };
}
