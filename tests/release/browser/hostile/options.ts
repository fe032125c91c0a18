/** What a run is to try: `npm run hostile` says it in the environment. */
import { PATHS } from '../../../browser/support/everyPage.ts';
import { LANGS } from '../../../browser/support/pictureNames.ts';

export type Lang = (typeof LANGS)[number];

interface Options {
  seed: number;
  /** How often each field is given another class. */
  rounds: number;
  langs: readonly Lang[];
  pages: readonly string[];
  /** The only classes that are tried, by name; none are all. */
  classes: readonly string[];
}

const given = JSON.parse(process.env['HOSTILE'] ?? '{}') as Partial<Options>;
const pagesWith = (words: readonly string[]) =>
  PATHS.filter((path) => words.length === 0 || words.some((word) => path.includes(word)));

export const options: Options = {
  seed: 1,
  rounds: 1,
  langs: LANGS,
  classes: [],
  ...given,
  pages: pagesWith(given.pages ?? []),
};

export const isChosen = (name: string) =>
  options.classes.length === 0 || options.classes.includes(name);
