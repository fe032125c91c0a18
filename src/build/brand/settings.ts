/** Reads the names and looks of a build from `brand.json` in the folder that SUFRA_BRAND names. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { DEFAULT_LANG, LANGS, type Lang } from '../../contract/languages.ts';
import { CommandFault } from '../commandFault.ts';
import { jsonIn, readSettings } from '../settingsFile.ts';
import type { Brand, Said, Words } from './brand.ts';
import { COLOR_NAMES, colorFaults } from './colors.ts';
import { languageOf } from './languages.ts';
import { ICONS, pictureFault } from './pictures.ts';
import { wordFaults } from './words.ts';

const FILE = 'brand.json';
/** Other files in the folder, such as those of the operating system, are skipped. */
const ENDING = '.json';
/** The space under an icon fits no more. */
const LONGEST_NAME = 24;

const said = v.pipe(v.string('must be a text.'), v.trim(), v.nonEmpty('must not be empty.'));
const inEachLanguage = (text: v.GenericSchema<string>) =>
  v.objectWithRest(v.entriesFromList(LANGS, text), text, `must have ${LANGS.join(' and ')}.`);
const shades = v.partial(v.strictObject(v.entriesFromList(COLOR_NAMES, said)));

const Settings = v.strictObject({
  name: v.optional(
    inEachLanguage(
      v.pipe(said, v.maxLength(LONGEST_NAME, `must fit under an icon: ${LONGEST_NAME} letters.`)),
    ),
  ),
  title: v.optional(inEachLanguage(said)),
  description: v.optional(inEachLanguage(said)),
  colors: v.optional(v.strictObject({ light: v.optional(shades), dark: v.optional(shades) }), {}),
});

function wordsIn(folder: string): Record<string, Words> {
  const inside = join(folder, 'words');
  const files = existsSync(inside) ? readdirSync(inside) : [];
  const read = (name: string) => {
    const file = join(inside, name);
    const lang = basename(name, ENDING);
    if (!languageOf(lang))
      throw new CommandFault(`${file} names no language, such as FR.json does.`);
    const words = jsonIn(file) as Words;
    const [fault] = wordFaults(lang as Lang, words);
    if (fault !== undefined) throw new CommandFault(`${file}: ${fault}`);
    return [lang, words];
  };
  const named = files.filter((name) => name.endsWith(ENDING)).toSorted();
  return Object.fromEntries(named.map(read)) as Record<string, Words>;
}

/** Includes the added languages, which fall back to the default language. */
function inAll(said: Said | undefined, name: string, words: Brand['words']): Said | undefined {
  if (!said) return undefined;
  const spoken = new Set([...LANGS, ...Object.keys(words)]);
  const unknown = Object.keys(said).find((lang) => !spoken.has(lang));
  if (unknown !== undefined)
    throw new CommandFault(`${name}.${unknown} is said in no language of words/.`);
  const inDefault = said[DEFAULT_LANG] ?? '';
  return Object.fromEntries([...spoken].map((lang) => [lang, said[lang] ?? inDefault]));
}

function picturesIn(folder: string): string[] {
  const found = ['icons', 'install'].flatMap((name) =>
    existsSync(join(folder, name))
      ? readdirSync(join(folder, name)).map((file) => `${name}/${file}`)
      : [],
  );
  for (const path of found) {
    const fault = pictureFault(path, readFileSync(join(folder, path)));
    if (fault !== undefined) throw new CommandFault(`${join(folder, path)} ${fault}`);
  }
  const missing = ICONS.find((path) => !found.includes(path));
  if (missing !== undefined && ICONS.some((path) => found.includes(path)))
    throw new CommandFault(
      `${join(folder, missing)} is missing: phones want an icon in all sizes.`,
    );
  return found;
}

/** Undefined if the build keeps the app's own looks. */
export function readBrand(folder: string | undefined): Brand | undefined {
  if (!folder) return undefined;
  const file = join(folder, FILE);
  const { colors, ...said } = readSettings(Settings, file, {
    missing: ': SUFRA_BRAND names the folder that holds it',
  });
  const [fault] = colorFaults(colors);
  if (fault !== undefined) throw new CommandFault(`${file}: ${fault}`);
  const words = wordsIn(folder);
  return {
    folder,
    name: inAll(said.name, 'name', words),
    title: inAll(said.title, 'title', words),
    description: inAll(said.description, 'description', words),
    colors,
    words,
    pictures: picturesIn(folder),
  };
}
