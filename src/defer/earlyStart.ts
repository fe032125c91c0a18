import type { Lang } from '../contract/languages.ts';

/**
 * What the page's own few lines hand over to the app. They run before any file of the app has
 * arrived, so that the venue's answers travel at the same time as its code.
 */

/** A whole answer, as text: when it is there, all of it is. */
export interface EarlyAnswer {
  httpStatus: number;
  text: string;
  /** When the server gave it, where the device gives it in the server's place. */
  copyOf: string | null;
}

export interface EarlyStart {
  /** The strings, or the part of them that the first screen needs. */
  strings?: { lang: Lang; isPart: boolean; answer: Promise<EarlyAnswer> };
  /** Of the venue's server, by their full address. */
  answers: { address: string; answer: Promise<EarlyAnswer> }[];
  /** The app is there and has taken this over. */
  isTaken?: boolean;
  /** What remains to be done where the app cannot start. */
  rescue: () => Promise<void>;
}

/** The name under which the page keeps it. */
export const EARLY_START_KEY = 'sufraEarlyStart';
