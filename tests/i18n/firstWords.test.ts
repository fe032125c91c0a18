import { readFileSync } from 'node:fs';
import i18next from 'i18next';
import { describe, expect, test } from 'vitest';
import { firstWords } from '../../src/i18n/firstWords.ts';

type Strings = Record<string, string>;

const PLURAL = /_(?:zero|one|two|few|many|other)$/;
const COUNTS = [0, 1, 2, 3, 6, 10, 11, 25, 99, 100, 101, 102, 103, 111, 1000];

const speak = (words: unknown, key: string, values?: object) =>
  (words as { t: (key: string, values?: object) => string }).t(key, values);

describe.each([
  ['EN', 'en'],
  ['AR', 'ar'],
] as const)('the first words in %s', (file, tag) => {
  const strings = JSON.parse(readFileSync(`public/assets/i18n/${file}.json`, 'utf8')) as Strings;
  const words = firstWords(file, strings);
  const bases = [...new Set(Object.keys(strings).map((key) => key.replace(PLURAL, '')))];

  test('match i18next, for each text with each count and value', async () => {
    const full = i18next.createInstance();
    await full.init({
      lng: tag,
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
      resources: { [tag]: { translation: strings } },
      returnEmptyString: false,
    });
    const values: Strings = {};
    for (const text of Object.values(strings)) {
      for (const [, name = ''] of text.matchAll(/\{(\w+)\}/g)) values[name] = `<${name}> & 1`;
    }
    const differences: string[] = [];
    for (const base of bases) {
      for (const count of base in strings ? [undefined] : COUNTS) {
        const given = { ...values, count };
        if (speak(words, base, given) !== speak(full, base, given)) differences.push(base);
      }
    }
    expect(bases.length).toBeGreaterThan(300);
    expect(differences).toEqual([]);
  });

  test('leave out what is not loaded yet', () => {
    expect(speak(words, 'no.such.text')).toBe('');
    expect(speak(words, 'no.such.text', { count: 3 })).toBe('');
  });
});
