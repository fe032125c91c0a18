/**
 * Translates the first screen until i18next is loaded, which is larger than a menu with all its
 * dishes. It supports only what those strings need: values in braces and plural forms.
 */
import type { i18n } from 'i18next';

const VALUE = /\{(\w+)\}/g;

export function firstWords(tag: string, strings: Readonly<Record<string, string>>): i18n {
  let forms: Intl.PluralRules | undefined;
  const t = (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const { count } = values;
    const formOf = (n: number) => (forms ??= new Intl.PluralRules(tag)).select(n);
    const form = typeof count === 'number' ? `${key}_${formOf(count)}` : key;
    // A string that is not loaded yet is empty, never shown as its key.
    const text = strings[form] ?? strings[key] ?? '';
    return text.replaceAll(VALUE, (whole, name: string) => String(values[name] ?? whole));
  };
  const nothing = () => undefined;
  const words = {
    language: tag,
    languages: [tag],
    isInitialized: true,
    options: {},
    store: { on: nothing, off: nothing },
    on: nothing,
    off: nothing,
    hasLoadedNamespace: () => true,
    getFixedT: () => t,
    t,
  };
  // The hooks use only these parts of an i18next instance before it is replaced.
  return words as unknown as i18n;
}
