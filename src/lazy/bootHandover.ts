import type { Lang } from '../contract/languages.ts';

/**
 * What the page's inline script hands over to the app. It runs before the app's files arrive, so
 * that the venue's answers and the code load at the same time.
 */

/** A whole answer, as text: when it is there, all of it is. */
export interface EarlyAnswer {
  httpStatus: number;
  text: string;
  /** When the server gave it, if it is a copy of the device. */
  copyOf: string | null;
  /** Its `ETag`. */
  tag: string | null;
}

/** The dishes that were added on the first screen, by their id, at the price that was shown. */
export type EarlyTaps = Map<number, { quantity: number; price: number }>;

export interface FirstScreenDrawn {
  taps: Readonly<EarlyTaps>;
  /** Shows the app's page in the place of the drawn one, as soon as no finger rests on it. */
  handOver: (giveTaps: () => void) => Promise<void>;
}

export interface BootHandover {
  /** The strings, or the part of them that the first screen needs. */
  strings?: { lang: Lang; isPart: boolean; answer: Promise<EarlyAnswer> };
  /** Of the venue's server, by their full address. */
  answers: { address: string; answer: Promise<EarlyAnswer> }[];
  /** A page that nothing is drawn of before the app: nothing is postponed for it. */
  isPreloadOnly?: boolean;
  /** The menu drawn before the app, until the app's own is there. */
  first?: FirstScreenDrawn;
  /** The app is there and has taken this over. */
  isTaken?: boolean;
  /** The app starts without a first screen, which must not be drawn any more. */
  isLeftToApp?: boolean;
  /** What to do if the app cannot start. */
  rescue: () => Promise<void>;
}

/** The name under which the page keeps it. */
export const BOOT_HANDOVER_KEY = 'sufraEarlyStart';

/** The element of the menu that is drawn before the app. */
export const FIRST_SCREEN_ID = 'first-screen';
