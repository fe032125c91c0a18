import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Lang } from '../../../src/contract/languages.ts';
import { languagesOf } from '../../../src/host/brand/languages.ts';
import { readBrand } from '../../../src/host/brand/settings.ts';
import { wordsOf } from '../../../src/host/brand/words.ts';

const EXAMPLE = new URL('../../../src/host/brand/example/', import.meta.url).pathname;

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

  it('is none where no folder is named', () => {
    expect(readBrand(undefined)).toBeUndefined();
    expect(readBrand('')).toBeUndefined();
  });

  it('may be a name alone, or one colour', () => {
    for (const part of ['words', 'icons']) rmSync(join(folder, part), { recursive: true });
    writeFileSync(join(folder, 'brand.json'), '{ "name": { "EN": "Cedar", "AR": "الأرز" } }');
    expect(readBrand(folder)?.pictures).toEqual([]);
    writeFileSync(join(folder, 'brand.json'), '{ "colors": { "light": { "brand": "#1d5a42" } } }');
    expect(readBrand(folder)?.name).toBeUndefined();
  });
});

describe('a language that it adds', () => {
  it.each([
    ['FR', { tag: 'fr', direction: 'ltr', ownName: 'Français', isCurrencyLast: true }],
    ['FA', { tag: 'fa', direction: 'rtl', ownName: 'فارسی', isCurrencyLast: false }],
    ['RU', { tag: 'ru', direction: 'ltr', ownName: 'Русский', isCurrencyLast: true }],
  ])('%s is known by its name', (lang, language) => {
    words(`${lang}.json`, {})();
    const brand = readBrand(folder);
    expect(languagesOf(brand)).toHaveProperty(lang, expect.objectContaining(language));
    expect(brand?.name?.[lang]).toBe('Cedar');
  });

  it('has all plurals that its numbers need', () => {
    words('RU.json', { 'cart.freeUnits_other': '{count} бесплатно' })();
    const said = wordsOf('RU' as Lang, readBrand(folder));
    for (const form of ['one', 'few', 'many', 'other'])
      expect(said[`cart.freeUnits_${form}`]).toBe('{count} бесплатно');
    expect(said['cartLife.setAside_few']).toBe('Your cart with {count} items expired');
  });
});

describe('what is wrong with it is said in one line, with what to do', () => {
  it.each<[string, () => void, string]>([
    [
      'no file',
      () => rmSync(join(folder, 'brand.json')),
      'brand.json is not there: SUFRA_BRAND names the folder that holds it.',
    ],
    [
      'no JSON',
      () => writeFileSync(join(folder, 'brand.json'), '{ name: 1 }'),
      'brand.json is no JSON:',
    ],
    [
      'an unknown setting',
      () => change((written) => Object.assign(written, { colours: {} })),
      'brand.json: colours is no setting.',
    ],
    [
      'an unknown colour',
      () => change(({ colors }) => Object.assign(colors?.light ?? {}, { header: '#ffffff' })),
      'brand.json: colors.light.header is no setting.',
    ],
    [
      'a language that is missing',
      () => change((written) => Object.assign(written, { name: { EN: 'Cedar' } })),
      'brand.json: name.AR is missing.',
    ],
    [
      'a name that is none',
      () => change(({ name }) => Object.assign(name ?? {}, { EN: ' ' })),
      'brand.json: name.EN must not be empty.',
    ],
    [
      'a name too long for an icon',
      () =>
        change(({ name }) => Object.assign(name ?? {}, { EN: 'The kitchens of the Cedar Group' })),
      'brand.json: name.EN must fit under an icon: 24 letters.',
    ],
    [
      'a colour that is none',
      () => change(({ colors }) => Object.assign(colors?.dark ?? {}, { brand: 'forest' })),
      'brand.json: colors.dark.brand: forest is no solid colour such as #a23b1d.',
    ],
    [
      'a colour that lets through',
      () =>
        change(({ colors }) => Object.assign(colors?.light ?? {}, { page: 'rgb(0 0 0 / 50%)' })),
      'colors.light.page: rgb(0 0 0 / 50%) is no solid colour such as #a23b1d.',
    ],
    [
      'words that cannot be read on their ground',
      () => change(({ colors }) => Object.assign(colors?.light ?? {}, { ink: '#8fa89b' })),
      'brand.json: colors.light: ink on page has a contrast of 2.33, and needs 4.5.',
    ],
    [
      'a file of words that names no language',
      words('XX.json', {}),
      'words/XX.json names no language, such as FR.json does.',
    ],
    [
      'a key of an added language that the app does not have',
      words('FR.json', { 'start.tittle': 'Bonjour' }),
      'FR.json: start.tittle is no key of public/assets/i18n/EN.json.',
    ],
    [
      'a name in a language that has no words',
      () => change(({ name }) => Object.assign(name ?? {}, { FR: 'Cèdre' })),
      'name.FR is said in no language of words/.',
    ],
    [
      'a key that the app does not have',
      words('EN.json', { 'start.tittle': 'Hello' }),
      'EN.json: start.tittle is no key of public/assets/i18n/EN.json.',
    ],
    [
      'a key that every object has',
      words('EN.json', { constructor: 'Hello' }),
      'EN.json: constructor is no key of public/assets/i18n/EN.json.',
    ],
    [
      'the key of what every object comes from',
      () => writeFileSync(join(folder, 'words', 'FR.json'), '{"__proto__":"Bonjour"}'),
      'FR.json: __proto__ is no key of public/assets/i18n/EN.json.',
    ],
    [
      'a text that is none',
      words('AR.json', { 'start.title': 7 }),
      'AR.json: start.title must be a text.',
    ],
    [
      'a text without its value',
      words('EN.json', { 'status.resendTooEarly.long': 'Wait.' }),
      'status.resendTooEarly.long must hold {time}.',
    ],
    [
      'words that are none',
      words('EN.json', []),
      'EN.json: It must be an object of keys and texts.',
    ],
    [
      'an icon that is missing',
      () => rmSync(join(folder, 'icons', 'maskable-512.png')),
      'icons/maskable-512.png is missing: phones want an icon in all sizes.',
    ],
    [
      'an icon of another size',
      () => cpSync(join(folder, 'icons', 'icon-192.png'), join(folder, 'icons', 'icon-512.png')),
      'icons/icon-512.png is 192 × 192, and must be 512 × 512.',
    ],
    [
      'an icon that is no picture',
      () => writeFileSync(join(folder, 'icons', 'icon-192.png'), 'hello'),
      'icons/icon-192.png is no PNG.',
    ],
    [
      'a picture that the app does not know',
      () => writeFileSync(join(folder, 'icons', 'logo.svg'), '<svg/>'),
      'icons/logo.svg is no picture of the app: `public` has none of this name.',
    ],
  ])('%s', (_, spoil, sentence) => {
    spoil();
    expect(() => readBrand(folder)).toThrow(sentence);
  });
});
