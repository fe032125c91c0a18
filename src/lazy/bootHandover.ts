import type { Lang } from '../contract/languages.ts';

/**
 * The data that the page's inline script hands over to the app. The script runs before the app's
 * files arrive, so that the venue's answers and the code load at the same time.
 */

/** A complete answer, as text. */
export interface EarlyAnswer {
  httpStatus: number;
  text: string;
  /** When the server gave it; set only if it is a copy on this device. */
  copyOf: string | null;
  /** Its `ETag`. */
  tag: string | null;
  /** When it came, by the phone's clock. */
  atMs: number;
}

/** The dishes added on the first screen, by id, at the price shown. */
export type EarlyTaps = Map<number, { quantity: number; price: number }>;

export interface FirstScreenDrawn {
  taps: Readonly<EarlyTaps>;
  /** Replaces the early page with the app's, once no finger touches it. */
  handOver: (giveTaps: () => void) => Promise<void>;
}

export interface BootHandover {
  /** The strings, or the part of them that the first screen needs. */
  strings?: { lang: Lang; isPart: boolean; answer: Promise<EarlyAnswer> };
  /** From the venue's server, by their full address. */
  answers: { address: string; answer: Promise<EarlyAnswer> }[];
  /** The script draws nothing of this page, so the app postpones nothing for it. */
  isPreloadOnly?: boolean;
  /** The menu drawn before the app, until the app's own replaces it. */
  first?: FirstScreenDrawn;
  /** The app has started and taken this over. */
  isTaken?: boolean;
  /** The app starts without a first screen, so the script must no longer draw one. */
  isLeftToApp?: boolean;
  /** Call this if the app cannot start. */
  rescue: () => Promise<void>;
}

/** The property of the page that holds it. */
export const BOOT_HANDOVER_KEY = 'sufraEarlyStart';

/** The element of the menu that is drawn before the app. */
export const FIRST_SCREEN_ID = 'first-screen';
