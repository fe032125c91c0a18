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

/** The key that the code knows: without the ending that a number chooses. */
const baseOf = (key: string) => key.replace(PLURAL, '');
const bases = (strings: Strings) => [...new Set(Object.keys(strings).map(baseOf))];

function formsOf(strings: Strings, base: string): string[] {
  return Object.keys(strings)
    .filter((key) => baseOf(key) === base && key !== base)
    .map((key) => key.slice(base.length + 1));
}

/**
 * Keys that are put together from a word and a value: `t(`status.${n}`)`. Each value that can come
 * has its own key, so no screen shows a key instead of a text.
 */
const FAMILIES: Record<string, readonly (string | number)[]> = {
  // A server may answer any of its statuses; two of them say something else in one case.
  status: [...Object.keys(STATUS), 'quantityLimit.min'],
  // How the diner wants the app to look.
  theme: ['phone', 'light', 'dark'],
  textSize: ['normal', 'large', 'larger'],
  // What a dish contains and is, as the contract names it.
  allergen: ALLERGENS,
  diet: DIETARY_TAGS,
  // What a diner keeps to, and what a dish is for them.
  dietWish: DIETS,
  allergyLine: ['contains', 'breaks', 'mayContain', 'named', 'open', 'notSaid', 'free', 'keeps'],
  // What can be wrong with a field.
  form: ['required', 'invalid', 'invalidEmail', 'invalidUrl', 'tooLong'],
  // The ways in which a login code travels.
  channel: codeChannel.options,
  codeSent: codeChannel.options,
  resend: codeChannel.options,
  // Names for who gives none.
  animal: ANIMALS,
  // What can be asked for at a table.
  serviceKind: SERVICE_KINDS,
  serviceAnswer: SERVICE_KINDS,
  // How a bill is divided.
  splitWay: SPLIT_WAYS.flatMap((way) => [way, `${way}Text`]),
  // What is said first of an order.
  orderHead: ORDER_HEADLINES,
  // Where the time of an order has moved.
  promise: ['later', 'earlier'],
  // What can be wrong with an order, and the ways to say so.
  report: [...REPORT_KINDS, 'whatsApp', 'mail', 'call'],
  // Why there is no scanning, what is wrong with a photo, what to do, and what is being done.
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
  // What a table's code looks like, by what the check-out asks about.
  scanExample: ['contact', 'guest', 'car'],
  // What an address is made of.
  addressLabel: ADDRESS_LABELS,
  addressText: ADDRESS_TEXTS,
  building: BUILDING_TYPES,
};
const familyKeys = Object.entries(FAMILIES).flatMap(([family, values]) =>
  values.map((value) => `${family}.${value}`),
);

/** The arguments of every `t(...)`, with whatever brackets they have inside. */
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

test('both languages have the same texts', () => {
  expect(bases(AR)).toEqual(bases(EN));
});

describe.each([
  ['EN', EN],
  ['AR', AR],
] as const)('%s', (lang, strings) => {
  test('stands in order, so that each text has one place and none is there twice', () => {
    const written = [...source(lang).matchAll(/^\s*"([^"]+)":/gm)].map((match) => match[1]);
    expect(written).toEqual(Object.keys(strings).toSorted());
  });

  test('has every form of a counted text', () => {
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

  test('leaves nothing empty and no space at an edge by accident', () => {
    const odd = Object.entries(strings)
      .filter(([key, text]) => text === '' || (text !== text.trim() && key !== 'list.separator'))
      .map(([key]) => key);
    expect(odd).toEqual([]);
  });
});

test('every text that the code asks for is there', () => {
  const asked = callsOfT(code).flatMap(keysIn);
  expect(asked.length).toBeGreaterThan(50);
  const known = new Set(bases(EN));
  expect([...new Set(asked)].filter((key) => !known.has(key))).toEqual([]);
});

test('every value of a family has its text', () => {
  const known = new Set(bases(EN));
  expect(familyKeys.filter((key) => !known.has(key))).toEqual([]);
});

test('keys are put together only in the families listed here', () => {
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

test('both languages fill in the same values', () => {
  const valuesOf = (strings: Strings) =>
    bases(EN).map((base) => [base, placeholders(strings, base)]);
  expect(valuesOf(AR)).toEqual(valuesOf(EN));
});

test('no form of a counted text loses a value', () => {
  // Arabic says none, one and two without a number.
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

test('two things are said otherwise than one', () => {
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

test('a value is written in one way only', () => {
  const doubled = [...Object.entries(EN), ...Object.entries(AR)].filter(([, text]) =>
    /\{\{|\}\}|\$\{|%[sd]/.test(text),
  );
  expect(doubled).toEqual([]);
});

/** Words that an Arabic reader knows in these letters: names of things sold under them. */
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

  test('hold no English word', () => {
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

test('the English texts hold no Arabic', () => {
  expect(Object.entries(EN).filter(([, text]) => /\p{Script=Arabic}/u.test(text))).toEqual([]);
});
