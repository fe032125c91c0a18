/**
 * Speaks the words of the first screen until i18next is there, which weighs more than the menu with
 * all its dishes. It knows what those words need and no more: values in braces and counted forms.
 */
import type { i18n } from 'i18next';

const VALUE = /\{(\w+)\}/g;

export function firstWords(tag: string, strings: Readonly<Record<string, string>>): i18n {
  const forms = new Intl.PluralRules(tag);
  const t = (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const { count } = values;
    const form = typeof count === 'number' ? `${key}_${forms.select(count)}` : key;
    // A text that is still on its way is nothing yet, and never a key.
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
  // All that the hooks ask of an instance; the rest of it is never touched before it is replaced.
  return words as unknown as i18n;
}
