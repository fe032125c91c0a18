import { REPORT_KINDS } from '../../src/storage/draftEntries.ts';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { codeChannel } from '../../src/contract/basics.ts';
import { DIETS } from '../../src/rules/allergy/profile.ts';
import { ANIMALS } from '../../src/rules/cart/sharedCart.ts';
import { ALLERGENS } from '../../src/contract/modifiers.ts';
import { DIETARY_TAGS, SERVICE_KINDS } from '../../src/contract/menu.ts';
import {
  ADDRESS_LABELS,
  ADDRESS_TEXTS,
  BUILDING_TYPES,
} from '../../src/rules/account/addressForm.ts';
import { STATUS } from '../../src/contract/status.ts';
import { SPLIT_WAYS } from '../../src/rules/table/splitPlan.ts';
import { CAMERA_FAILURES } from '../../src/pages/venue/scan/useCamera.ts';
import { ORDER_HEADLINES } from '../../src/rules/order/orderProgress.ts';

type Strings = Record<string, string>;

const source = (lang: 'EN' | 'AR') => readFileSync(`public/assets/i18n/${lang}.json`, 'utf8');
const EN = JSON.parse(source('EN')) as Strings;
const AR = JSON.parse(source('AR')) as Strings;

const code = globSync('src/**/*.{ts,tsx}', { exclude: ['src/demo/**', 'src/server/**'] })
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

const PLURAL = /_(?:zero|one|two|few|many|other)$/;
const FORMS = { EN: ['one', 'other'], AR: ['zero', 'one', 'two', 'few', 'many', 'other'] };

/** The key in the code: without the plural suffix. */
const baseOf = (key: string) => key.replace(PLURAL, '');
const bases = (strings: Strings) => [...new Set(Object.keys(strings).map(baseOf))];

function formsOf(strings: Strings, base: string): string[] {
  return Object.keys(strings)
    .filter((key) => baseOf(key) === base && key !== base)
    .map((key) => key.slice(base.length + 1));
}

/**
 * Keys made of a word and a value: `t(`status.${n}`)`. Each possible value has its own key, so no
 * screen shows a key instead of a text.
 */
const FAMILIES: Record<string, readonly (string | number)[]> = {
  // A server may answer with any of its statuses; one has a second text for a special case.
  status: [...Object.keys(STATUS), 'quantityLimit.min'],
  theme: ['phone', 'light', 'dark'],
  textSize: ['normal', 'large', 'larger'],
  allergen: ALLERGENS,
  diet: DIETARY_TAGS,
  dietWish: DIETS,
  allergyLine: ['contains', 'breaks', 'mayContain', 'named', 'open', 'notSaid', 'free', 'keeps'],
  form: ['required', 'invalid', 'invalidEmail', 'invalidUrl', 'tooLong'],
  // Channels for a login code.
  channel: codeChannel.options,
  codeSent: codeChannel.options,
  resend: codeChannel.options,
  // Names for diners who give none.
  animal: ANIMALS,
  // Requests at a table.
  serviceKind: SERVICE_KINDS,
  serviceAnswer: SERVICE_KINDS,
  // Ways to split a bill.
  splitWay: SPLIT_WAYS.flatMap((way) => [way, `${way}Text`]),
  // Headlines of an order.
  orderHead: ORDER_HEADLINES,
  promise: ['later', 'earlier'],
  // Problems with an order, and the ways to report them.
  report: [...REPORT_KINDS, 'whatsApp', 'mail', 'call'],
  // Failures of the scanner and of photos, their remedies, and its progress.
  scan: [
    ...[...CAMERA_FAILURES, 'lost'].flatMap((failure) => [failure, `${failure}Text`]),
    'photoEmpty',
    'photoBroken',
    'photoSeveral',
    'starting',
    'hint',
    'several',
    'covered',
    'photo',
    'going',
  ],
  // Example codes of a table, by what the check-out asks for.
  scanExample: ['contact', 'guest', 'car'],
  // Parts of an address.
  addressLabel: ADDRESS_LABELS,
  addressText: ADDRESS_TEXTS,
  building: BUILDING_TYPES,
};
const familyKeys = Object.entries(FAMILIES).flatMap(([family, values]) =>
  values.map((value) => `${family}.${value}`),
);

/** The arguments of every `t(...)`, including nested brackets. */
function callsOfT(text: string): string[] {
  return [...text.matchAll(/\bt\(/g)].map(({ index }) => {
    let depth = 0;
    for (let at = index + 1; at < text.length; at += 1) {
      if (text[at] === '(') depth += 1;
      if (text[at] === ')') depth -= 1;
      if (depth === 0) return text.slice(index + 2, at);
    }
    return '';
  });
}

const KEY = /'([a-z][A-Za-z]*\.[\w.-]+)'/g;
const keysIn = (text: string) => [...text.matchAll(KEY)].map((match) => match[1] ?? '');

test('both languages have the same keys', () => {
  expect(bases(AR)).toEqual(bases(EN));
});

describe.each([
  ['EN', EN],
  ['AR', AR],
] as const)('%s', (lang, strings) => {
  test('is sorted, so that each key appears once', () => {
    const written = [...source(lang).matchAll(/^\s*"([^"]+)":/gm)].map((match) => match[1]);
    expect(written).toEqual(Object.keys(strings).toSorted());
  });

  test('has every plural form', () => {
    const counted = bases(strings).filter((base) => formsOf(strings, base).length > 0);
    expect(counted.length).toBeGreaterThan(0);
    for (const base of counted) {
      expect([base, ...formsOf(strings, base).toSorted()]).toEqual([
        base,
        ...FORMS[lang].toSorted(),
      ]);
      expect(strings, `${base} is counted and not counted`).not.toHaveProperty([base]);
    }
  });

  test('has no empty text and no accidental space at an edge', () => {
    const odd = Object.entries(strings)
      .filter(([key, text]) => text === '' || (text !== text.trim() && key !== 'list.separator'))
      .map(([key]) => key);
    expect(odd).toEqual([]);
  });
});

test('every key that the code uses exists', () => {
  const asked = callsOfT(code).flatMap(keysIn);
  expect(asked.length).toBeGreaterThan(50);
  const known = new Set(bases(EN));
  expect([...new Set(asked)].filter((key) => !known.has(key))).toEqual([]);
});

test('every value of a family has its text', () => {
  const known = new Set(bases(EN));
  expect(familyKeys.filter((key) => !known.has(key))).toEqual([]);
});

test('keys are composed only in the families listed here', () => {
  const prefixes = callsOfT(code).flatMap((call) =>
    [...call.matchAll(/`([^`$]*)\$\{/g)].map((match) => match[1] ?? ''),
  );
  const listed = Object.keys(FAMILIES).map((family) => `${family}.`);
  expect([...new Set(prefixes)].toSorted()).toEqual(listed.toSorted());
});

test('every text is used', () => {
  const used = new Set([...keysIn(code), ...familyKeys]);
  expect(bases(EN).filter((key) => !used.has(key))).toEqual([]);
});

const PLACEHOLDER = /\{(\w+)\}/g;
function placeholders(strings: Strings, base: string): string[] {
  const texts = Object.entries(strings).filter(([key]) => baseOf(key) === base);
  const names = texts.flatMap(([, text]) =>
    [...text.matchAll(PLACEHOLDER)].map(([, name]) => name),
  );
  return [...new Set(names.filter((name) => name !== undefined))].toSorted();
}

test('both languages use the same placeholders', () => {
  const valuesOf = (strings: Strings) =>
    bases(EN).map((base) => [base, placeholders(strings, base)]);
  expect(valuesOf(AR)).toEqual(valuesOf(EN));
});

test('no plural form loses a placeholder', () => {
  // Arabic writes none, one and two without a number.
  const isCounting = (key: string) => /_(?:few|many|other)$/.test(key);
  const valuesIn = (text = '') =>
    [...text.matchAll(PLACEHOLDER)]
      .map(([, name = '']) => name)
      .toSorted((a, b) => a.localeCompare(b));
  const poor = Object.entries(AR)
    .filter(([key]) => isCounting(key))
    .filter(([key, text]) => {
      const others = valuesIn(AR[`${baseOf(key)}_other`]);
      return valuesIn(text).join(' ') !== others.join(' ');
    })
    .map(([key]) => key);
  expect(poor).toEqual([]);
});

test('the form for two differs from the form for one', () => {
  const counted = bases(AR).filter((base) => `${base}_two` in AR);
  expect(counted.length).toBeGreaterThan(0);
  const alike = counted.filter((base) => {
    const [one = '', two] = [AR[`${base}_one`], AR[`${base}_two`]];
    const saysNumber =
      placeholders(AR, base).length > 0 && placeholders({ one }, 'one').length === 0;
    return saysNumber && one === two;
  });
  expect(alike).toEqual([]);
});

test('placeholders have one notation', () => {
  const doubled = [...Object.entries(EN), ...Object.entries(AR)].filter(([, text]) =>
    /\{\{|\}\}|\$\{|%[sd]/.test(text),
  );
  expect(doubled).toEqual([]);
});

/** Latin words that Arabic readers know: names of products. */
const FOREIGN_WORDS = new Set([
  'API',
  'Qlub',
  'Sufra',
  'WhatsApp',
  'KNET',
  'Apple',
  'Pay',
  'SMS',
  'https',
]);

describe('the Arabic texts', () => {
  const plain = (text: string) => text.replaceAll(PLACEHOLDER, ' ');
  const english = (text: string) => plain(text).match(/[A-Za-z]+/g) ?? [];

  test('are Arabic', () => {
    const foreign = Object.entries(AR)
      .filter(([key]) => english(EN[key] ?? EN[`${baseOf(key)}_other`] ?? '').length > 0)
      .filter(([, text]) => !/\p{Script=Arabic}/u.test(plain(text)));
    expect(foreign).toEqual([]);
  });

  test('contain no English word', () => {
    const mixed = Object.entries(AR)
      .map(([key, text]) => [key, english(text).filter((word) => !FOREIGN_WORDS.has(word))])
      .filter(([, words]) => (words?.length ?? 0) > 0);
    expect(mixed).toEqual([]);
  });

  test('use one kind of digits, those of the prices', () => {
    expect(
      Object.entries(AR).filter(([, text]) => /[\u0660-\u0669\u06f0-\u06f9]/.test(text)),
    ).toEqual([]);
  });
});

test('the English texts contain no Arabic', () => {
  expect(Object.entries(EN).filter(([, text]) => /\p{Script=Arabic}/u.test(text))).toEqual([]);
});
