/**
 * Translates the first screen until i18next is loaded, which is larger than a menu with all its
 * dishes. Supports only what those strings need: values in braces and plural forms.
 */
import { LANGUAGES, type Lang } from '../contract/languages.ts';
import { writtenIn } from './digits.ts';
import type { i18n } from 'i18next';

const VALUE = /\{(\w+)\}/g;

export function firstWords(lang: Lang, strings: Readonly<Record<string, string>>): i18n {
  const { tag } = LANGUAGES[lang];
  let forms: Intl.PluralRules | undefined;
  const t = (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const { count } = values;
    const formOf = (n: number) => (forms ??= new Intl.PluralRules(tag)).select(n);
    const form = typeof count === 'number' ? `${key}_${formOf(count)}` : key;
    // A string that is not loaded yet is empty, never shown as its key.
    const text = strings[form] ?? strings[key] ?? '';
    return text.replaceAll(VALUE, (whole, name: string) => writtenIn(lang, values[name] ?? whole));
  };
  const nothing = () => undefined;
  const listeners = new Set<() => void>();
  const words = {
    language: tag,
    languages: [tag],
    isInitialized: true,
    options: {},
    store: { on: nothing, off: nothing },
    on: (_event: string, listener: () => void) => listeners.add(listener),
    off: (_event: string, listener: () => void) => listeners.delete(listener),
    emit: () => {
      for (const listener of listeners) listener();
    },
    hasLoadedNamespace: () => true,
    getFixedT: () => t.bind(undefined),
    t,
  };
  // The hooks use only these parts of an i18next instance before it is replaced.
  return words as unknown as i18n;
}
