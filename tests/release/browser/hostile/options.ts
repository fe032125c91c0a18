/** The values of `npm run hostile`, from the environment: `SEED=2 ROUNDS=5 LANGS=AR PAGES=Cart,Menu npm run hostile`. */
import { PATHS } from '../../../browser/support/everyPage.ts';
import { LANGS } from '../../../browser/support/pictureNames.ts';

export type Lang = (typeof LANGS)[number];

interface Options {
  seed: number;
  /** How many classes each field gets, one per round. */
  rounds: number;
  langs: readonly Lang[];
  pages: readonly string[];
  /** The classes to try, by name; an empty list tries all. */
  classes: readonly string[];
}

const { SEED = '1', ROUNDS = '20', LANGS: langs, PAGES, CLASSES } = process.env;
const listOf = (words: string | undefined) => words?.split(',') ?? [];
const pages = listOf(PAGES);

export const options: Options = {
  seed: Number(SEED),
  rounds: Number(ROUNDS),
  langs: LANGS.filter((lang) => langs === undefined || listOf(langs).includes(lang)),
  pages: PATHS.filter((path) => pages.length === 0 || pages.some((word) => path.includes(word))),
  classes: listOf(CLASSES),
};

export const isChosen = (name: string) =>
  options.classes.length === 0 || options.classes.includes(name);
