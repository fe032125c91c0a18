/** What the file of a door gives to `paint.ts`, and gets from it. */
import type { Viewer } from '../components/venue/useViewer.ts';
import type { Lang } from '../contract/languages.ts';
import type { EarlyAnswer, BootHandover, EarlyTaps } from '../lazy/bootHandover.ts';
import type { Mode } from '../ordering/visit/modes.ts';
import type { AnswersAsTheyCame } from './doors/answers.ts';
import type { Drawing } from './react.ts';
import type { Answers } from './requester.ts';

export interface Asked {
  code: string;
  tableCode: string;
  lang: Lang;
  /** Of a menu, in the form of the address; '' if there are none. */
  filters: string;
  words: Promise<EarlyAnswer>;
  answers: Answers;
  /** Sends one more call, by its address below `/api/`. */
  read: (path: string) => Promise<EarlyAnswer>;
}

/** The answers that an earlier visit stored on the device. */
export interface Kept {
  answers: AnswersAsTheyCame;
  /** When the server sent them. */
  at: string;
}

export interface Screen {
  page: Drawing;
  /** What the tab is called; the page of an unknown venue has no name. */
  name?: string;
  /** The dishes that the diner adds. */
  taps?: EarlyTaps;
  /** A part that is slow to draw. */
  later?: Drawing;
  /** The same, once the answers are there that it can do without. */
  whole?: Promise<Screen | undefined>;
}

/** Everything about the viewer that is known before the answers. */
export interface Diner extends Omit<Viewer, 'look'> {
  mode: Mode;
  tableCode: string;
  filters: string;
}

/**
 * The screen for these answers; undefined if the app has to draw them. `keptAt` is the time of the
 * server's answer if they are from an earlier visit.
 */
export type ScreenOf = (
  came: AnswersAsTheyCame,
  diner: Diner,
  keptAt?: string,
) => Screen | undefined;

export interface Page {
  screenOf: ScreenOf;
  /** What is around it, if not `VenueScreen`. */
  Frame?: unknown;
  /** True for an answer that the screen does not need. */
  isLater?: (name: keyof AnswersAsTheyCame) => boolean;
  /** True as soon as the answers show that the app has to draw it. */
  isForApp?: (came: AnswersAsTheyCame) => boolean;
  /** The calls that depend on the answers. */
  othersIn?: (came: AnswersAsTheyCame, diner: Diner) => Readonly<Record<string, string>>;
}

/** The function that each file that draws a page exports to the page's script. */
export type Paint = (asked: Asked, early: BootHandover) => Promise<boolean>;
