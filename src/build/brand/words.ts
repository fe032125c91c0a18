/** The words of a build: the app's own, replaced by those of a brand. */
import { readFileSync } from 'node:fs';
import { askedLang, type Lang } from '../../contract/languages.ts';
import type { Brand, Words } from './brand.ts';

const PUBLIC = new URL('../../../public/assets/i18n/', import.meta.url);
const VALUE = /\{\w+\}/g;

function ownWords(lang: Lang): Words {
  return JSON.parse(readFileSync(new URL(`${lang}.json`, PUBLIC), 'utf8')) as Words;
}

const OTHER = /_other$/;

/** Gives each missing plural form the text of `other`. */
function withPlurals(lang: Lang, words: Words): Words {
  const forms = new Intl.PluralRules(lang).resolvedOptions().pluralCategories;
  const missing = Object.entries(words).flatMap(([key, text]) =>
    OTHER.test(key) ? forms.map((form) => [key.replace(OTHER, `_${form}`), text]) : [],
  );
  return { ...Object.fromEntries(missing), ...words };
}

/** An added language falls back to the default language for missing words. */
export function wordsOf(lang: Lang, brand: Brand | undefined): Words {
  const asked = askedLang(lang);
  const words = { ...ownWords(asked), ...brand?.words[asked] };
  if (lang === asked) return words;
  return { ...withPlurals(lang, words), ...withPlurals(lang, brand?.words[lang] ?? {}) };
}

const valuesIn = (text: string) => [...new Set(text.match(VALUE))].toSorted().join(' ');

/** The faults of a brand's words: each key and each placeholder has to exist in the app. */
export function wordFaults(lang: Lang, words: unknown): string[] {
  if (typeof words !== 'object' || words === null || Array.isArray(words))
    return ['It must be an object of keys and texts.'];
  const asked = askedLang(lang);
  const own = lang === asked ? ownWords(lang) : withPlurals(lang, ownWords(asked));
  return Object.entries(words).flatMap(([key, text]: [string, unknown]) => {
    const ownText = Object.hasOwn(own, key) ? own[key] : undefined;
    if (ownText === undefined) return [`${key} is no key of public/assets/i18n/${asked}.json.`];
    if (typeof text !== 'string' || text.trim() === '') return [`${key} must be a text.`];
    const [needed, given] = [valuesIn(ownText), valuesIn(text)];
    return needed === given ? [] : [`${key} must hold ${needed || 'no value in braces'}.`];
  });
}
