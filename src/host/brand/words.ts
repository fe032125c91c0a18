/** The words of a build: the app's own, with those of a brand in their place. */
import { readFileSync } from 'node:fs';
import type { Lang } from '../../contract/languages.ts';
import type { Brand } from './settings.ts';

export type Words = Readonly<Record<string, string>>;

const PUBLIC = new URL('../../../public/assets/i18n/', import.meta.url);
const VALUE = /\{\w+\}/g;

function ownWords(lang: Lang): Words {
  return JSON.parse(readFileSync(new URL(`${lang}.json`, PUBLIC), 'utf8')) as Words;
}

export function wordsOf(lang: Lang, brand: Brand | undefined): Words {
  return { ...ownWords(lang), ...brand?.words[lang] };
}

const valuesIn = (text: string) => [...new Set(text.match(VALUE))].toSorted().join(' ');

/** What is wrong with a brand's words: the keys and the values in braces are the app's. */
export function wordFaults(lang: Lang, words: unknown): string[] {
  if (typeof words !== 'object' || words === null || Array.isArray(words))
    return ['It must be an object of keys and texts.'];
  const own = ownWords(lang);
  return Object.entries(words).flatMap(([key, text]: [string, unknown]) => {
    const ownText = own[key];
    if (ownText === undefined) return [`${key} is no key of public/assets/i18n/${lang}.json.`];
    if (typeof text !== 'string' || text.trim() === '') return [`${key} must be a text.`];
    const [asked, given] = [valuesIn(ownText), valuesIn(text)];
    return asked === given ? [] : [`${key} must hold ${asked || 'no value in braces'}.`];
  });
}
