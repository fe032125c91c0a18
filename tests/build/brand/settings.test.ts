import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Lang } from '../../../src/contract/languages.ts';
import { languagesOf } from '../../../src/build/brand/languages.ts';
import { readBrand } from '../../../src/build/brand/settings.ts';
import { wordsOf } from '../../../src/build/brand/words.ts';

const EXAMPLE = new URL('../../../src/build/brand/example/', import.meta.url).pathname;

interface Written {
  name?: Record<string, unknown>;
  colors?: { light?: Record<string, unknown>; dark?: Record<string, unknown> };
  [name: string]: unknown;
}

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brand-'));
  cpSync(EXAMPLE, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function change(how: (written: Written) => void): void {
  const file = join(folder, 'brand.json');
  const written = JSON.parse(readFileSync(file, 'utf8')) as Written;
  how(written);
  writeFileSync(file, JSON.stringify(written));
}

const words = (file: string, content: unknown) => () =>
  writeFileSync(join(folder, 'words', file), JSON.stringify(content));

describe('a brand', () => {
  it('is read from one file and its folder', () => {
    const brand = readBrand(EXAMPLE);
    expect(brand?.name).toEqual({ EN: 'Cedar', AR: 'الأرز' });
    expect(brand?.words.EN?.['start.title']).toBe('Welcome to Cedar');
    expect(brand?.pictures).toContain('icons/icon-512.png');
  });

  it('is undefined when no folder is named', () => {
    expect(readBrand(undefined)).toBeUndefined();
    expect(readBrand('')).toBeUndefined();
  });

  it('may be only a name, or one colour', () => {
    for (const part of ['words', 'icons']) rmSync(join(folder, part), { recursive: true });
    writeFileSync(join(folder, 'brand.json'), '{ "name": { "EN": "Cedar", "AR": "الأرز" } }');
    expect(readBrand(folder)?.pictures).toEqual([]);
    writeFileSync(join(folder, 'brand.json'), '{ "colors": { "light": { "brand": "#1d5a42" } } }');
    expect(readBrand(folder)?.name).toBeUndefined();
  });
});

describe('an added language', () => {
  it.each([
    ['FR', { tag: 'fr', direction: 'ltr', ownName: 'Français', isCurrencyLast: true }],
    ['FA', { tag: 'fa', direction: 'rtl', ownName: 'فارسی', isCurrencyLast: false }],
    ['RU', { tag: 'ru', direction: 'ltr', ownName: 'Русский', isCurrencyLast: true }],
  ])('%s has its own name', (lang, language) => {
    words(`${lang}.json`, {})();
    const brand = readBrand(folder);
    expect(languagesOf(brand)).toHaveProperty(lang, expect.objectContaining(language));
    expect(brand?.name?.[lang]).toBe('Cedar');
  });

  it('has all plural forms that its numbers need', () => {
    words('RU.json', { 'cart.freeUnits_other': '{count} бесплатно' })();
    const said = wordsOf('RU' as Lang, readBrand(folder));
    for (const form of ['one', 'few', 'many', 'other'])
      expect(said[`cart.freeUnits_${form}`]).toBe('{count} бесплатно');
    expect(said['cartLife.setAside_few']).toBe('Your cart with {count} items expired');
  });
});

const naming = (name: object) => () => change((written) => Object.assign(written.name ?? {}, name));
const colouring = (theme: 'light' | 'dark', colors: object) => () =>
  change((written) => Object.assign(written.colors?.[theme] ?? {}, colors));
const write = (file: string, text: string) => () => writeFileSync(join(folder, file), text);
const remove = (file: string) => () => rmSync(join(folder, file));

/** Each message, which says in one line what to do, with the fault that causes it. */
const WRONG: Record<string, () => void> = {
  'brand.json is not there: SUFRA_BRAND names the folder that holds it.': remove('brand.json'),
  'brand.json is no JSON:': write('brand.json', '{ name: 1 }'),
  'brand.json: colours is no setting.': () =>
    change((written) => Object.assign(written, { colours: {} })),
  'brand.json: colors.light.header is no setting.': colouring('light', { header: '#ffffff' }),
  'brand.json: name.AR is missing.': () =>
    change((written) => Object.assign(written, { name: { EN: 'Cedar' } })),
  'brand.json: name.EN must not be empty.': naming({ EN: ' ' }),
  'brand.json: name.EN must fit under an icon: 24 letters.': naming({
    EN: 'The kitchens of the Cedar Group',
  }),
  'brand.json: colors.dark.brand: forest is no solid colour such as #a23b1d.': colouring('dark', {
    brand: 'forest',
  }),
  'colors.light.page: rgb(0 0 0 / 50%) is no solid colour such as #a23b1d.': colouring('light', {
    page: 'rgb(0 0 0 / 50%)',
  }),
  'brand.json: colors.light: ink on page has a contrast of 2.33, and needs 4.5.': colouring(
    'light',
    { ink: '#8fa89b' },
  ),
  'words/XX.json names no language, such as FR.json does.': words('XX.json', {}),
  'FR.json: start.tittle is no key of public/assets/i18n/EN.json.': words('FR.json', {
    'start.tittle': 'Bonjour',
  }),
  'name.FR is said in no language of words/.': naming({ FR: 'Cèdre' }),
  'EN.json: start.tittle is no key of public/assets/i18n/EN.json.': words('EN.json', {
    'start.tittle': 'Hello',
  }),
  'EN.json: constructor is no key of public/assets/i18n/EN.json.': words('EN.json', {
    constructor: 'Hello',
  }),
  'FR.json: __proto__ is no key of public/assets/i18n/EN.json.': write(
    'words/FR.json',
    '{"__proto__":"Bonjour"}',
  ),
  'AR.json: start.title must be a text.': words('AR.json', { 'start.title': 7 }),
  'status.resendTooEarly.long must hold {time}.': words('EN.json', {
    'status.resendTooEarly.long': 'Wait.',
  }),
  'EN.json: It must be an object of keys and texts.': words('EN.json', []),
  'icons/maskable-512.png is missing: phones want an icon in all sizes.':
    remove('icons/maskable-512.png'),
  'icons/icon-512.png is 192 × 192, and must be 512 × 512.': () =>
    cpSync(join(folder, 'icons', 'icon-192.png'), join(folder, 'icons', 'icon-512.png')),
  'icons/icon-192.png is no PNG.': write('icons/icon-192.png', 'hello'),
  'icons/logo.svg is no picture of the app: `public` has none of this name.': write(
    'icons/logo.svg',
    '<svg/>',
  ),
};

it.each(Object.entries(WRONG))('reports in a broken brand: %s', (sentence, spoil) => {
  spoil();
  expect(() => readBrand(folder)).toThrow(sentence);
});
