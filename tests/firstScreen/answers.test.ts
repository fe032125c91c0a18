import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { ButtonColorCodes } from '../../src/contract/colors.ts';
import { Menu } from '../../src/contract/menu.ts';
import { listenToDroppedEntries } from '../../src/contract/schema.ts';
import { TableHours } from '../../src/contract/tableHours.ts';
import { HeaderSetup, StoreRef } from '../../src/contract/venue.ts';
import { usualAnswers } from '../../src/firstScreen/answers.ts';

const NOW_MS = Date.parse('2026-03-01T12:00:00Z');

const DISH = {
  id: 1101,
  label: 'Hummus',
  labelEN: 'Hummus',
  labelAR: 'حمّص',
  price: 1.25,
  oldPrice: 1.5,
  sPrice: '1.250',
  currency: 'KWD',
  categoryId: 10,
  seq: 1,
  description: 'With lemon',
  descriptionEN: 'With lemon',
  descriptionAR: 'بالليمون',
  thumbnailImageName: 'hummus.svg',
  images: [{ width: 320, name: 'hummus-320.svg' }],
  dietaryTags: ['vegan'],
  isAvailable: true,
  availableFrom: '2026-01-01T10:00:00Z',
  stockLeft: 3,
  isCombo: false,
  isCustomized: false,
  isNew: true,
  hasDiscount: true,
  discountSetup: { id: 4, discountType: 1, dis_note: '10 % off', buyQty: 0, getQty: 0 },
  minQty: 1,
  maxQty: 9,
};
const CATEGORY = {
  categoryId: 10,
  label: 'Mezza',
  labelEN: 'Mezza',
  labelAR: 'مزة',
  description: 'Small plates',
  parentCategoryId: 0,
  seq: 1,
  thumbnailImageName: '',
  availability: [
    { days: [1, 2], ranges: [{ from: '08:00', to: '22:00' }], startDate: '2026-01-01' },
  ],
  isAvailable: true,
  layout: 'grid',
};
const ANSWERS = {
  menu: {
    menuScheduleId: 7,
    menuScheduleUniqueId: 'v1',
    menuTypeId: 1,
    code: 'BEIT',
    storeId: 101,
    labelEN: 'Beit',
    labelAR: 'بيت',
    currency: 'KWD',
    currencyDecimals: 3,
    timeZone: 'Asia/Kuwait',
    layout: 'list',
    isViewOnly: false,
    isOrderingActive: true,
    minOrderAmount: 0,
    packagingFee: 0.25,
    serviceCharge: { labelEn: 'Service', labelAr: 'خدمة', ratePercent: 10 },
    filters: [{ x: 'vegan', label: 'Vegan', kind: 'diet' }],
    categories: [CATEGORY],
    menuItems: [DISH],
  },
  venue: { storeId: 101, code: 'BEIT', kind: 'store', labelEN: 'Beit', labelAR: 'بيت' },
  header: {
    colorCode: '#a8472a',
    feedBackIcon: true,
    fontColorForArrow: '#fff',
    hideLang: false,
    languageColor: '#fff',
    logo: 'logo.svg',
    logoHeight: '44px',
    menuColorCode: '#fbf3e7',
    labelEN: 'Beit',
    labelAR: 'بيت',
    themeColor: '#a8472a',
  },
  colors: { backgroundColor: '#fdf8f0', titleColor: '#7d3218' },
  hours: { isOpen: true, tableLabel: 'Table 12', storeId: 101, isViewOnly: false },
  home: { isActive: true },
};
type Name = keyof typeof ANSWERS;

const SCHEMAS = {
  menu: Menu,
  venue: StoreRef,
  header: HeaderSetup,
  colors: ButtonColorCodes,
  hours: TableHours,
} as const;

/** What the app does not read of these answers before it is there. */
const NOT_DRAWN =
  /^(?:code|sPrice|description(?:EN|AR)|feedBackIcon|tableLabel|buyQty|getQty|closesAt|kind|label(?:En|Ar)|x)$/;

/** Of the filters it only counts whether there are any. */
const isNotDrawn = (path: readonly string[]) =>
  path.some((key) => NOT_DRAWN.test(key)) || (path[0] === 'filters' && path.length > 2);

/** Parts of the sum, not of the drawing: only a menu that they make the app refuse counts. */
const ONLY_PRICED = /^(?:serviceCharge|packagingFee|minOrderAmount)$/;

const inEnvelopes = (answers: Record<Name, unknown>) =>
  Object.fromEntries(
    Object.entries(answers).map(([name, dataenum]) => [name, { status: 1, dataenum }]),
  ) as Record<Name, unknown>;

const ODD: readonly unknown[] = [
  null,
  undefined,
  {},
  [],
  [null],
  -1,
  0.5,
  1e12,
  '',
  'odd',
  true,
  false,
];

/** Every value below an object, by its path. */
function pathsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  const below = Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]));
  return path.length > 0 ? [path, ...below] : below;
}

function withValue(answer: unknown, path: readonly string[], value: unknown): unknown {
  const copy: unknown = structuredClone(answer);
  const owner = path
    .slice(0, -1)
    .reduce((part, key) => (part as Record<string, unknown>)[key], copy);
  (owner as Record<string, unknown>)[path.at(-1) ?? ''] = value;
  return copy;
}

function valueAt(answer: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (part, key) => (part as Record<string, unknown> | undefined)?.[key],
    answer,
  );
}

/** Whether the app would read an answer as it came, without refusing or mending anything of it. */
function isReadAsItCame(name: keyof typeof SCHEMAS, answer: unknown, path: readonly string[]) {
  const { success, output } = v.safeParse(SCHEMAS[name], answer);
  if (!success) return false;
  if (ONLY_PRICED.test(path[0] ?? '')) return true;
  try {
    expect(valueAt(output, path) || undefined).toEqual(valueAt(answer, path) || undefined);
    return true;
  } catch {
    return false;
  }
}

beforeEach(() => listenToDroppedEntries(() => undefined));

describe('what is drawn before the app is there', () => {
  it('is the menu of a venue that is open, in envelopes or bare', () => {
    expect(usualAnswers(inEnvelopes(ANSWERS), NOW_MS)?.menu).toEqual(ANSWERS.menu);
    expect(usualAnswers(ANSWERS, NOW_MS)?.menu).toEqual(ANSWERS.menu);
  });

  it.each(Object.keys(SCHEMAS) as (keyof typeof SCHEMAS)[])(
    'is nothing that the app would refuse or mend: %s',
    (name) => {
      let refused = 0;
      for (const path of pathsOf(ANSWERS[name])) {
        if (isNotDrawn(path)) continue;
        for (const odd of ODD) {
          const answer = withValue(ANSWERS[name], path, odd);
          if (isReadAsItCame(name, answer, path)) continue;
          refused += 1;
          const drawn = usualAnswers(inEnvelopes({ ...ANSWERS, [name]: answer }), NOW_MS);
          expect(drawn, `${path.join('.')} = ${JSON.stringify(odd)}`).toBeUndefined();
        }
      }
      expect(refused).toBeGreaterThan(name === 'colors' ? 5 : 20);
    },
  );

  it.each<[string, Name, object]>([
    ['closed', 'hours', { isOpen: false }],
    ['to read only, says the table', 'hours', { isViewOnly: true }],
    ['to read only, says the menu', 'menu', { isViewOnly: true }],
    ['pausing', 'menu', { isOrderingActive: false }],
    ['a lane', 'menu', { menuTypeId: 2 }],
    ['on its way to the next menu', 'menu', { nextChangeAt: '2026-03-01T12:00:00Z' }],
    ['without dishes', 'menu', { menuItems: [] }],
    ['a hall', 'venue', { kind: 'merge' }],
    ['a hotel', 'venue', { kind: 'hotel' }],
  ])('is no venue that is %s', (_, name, change) => {
    const answers = { ...ANSWERS, [name]: { ...ANSWERS[name], ...change } };
    expect(usualAnswers(inEnvelopes(answers), NOW_MS)).toBeUndefined();
  });

  it('is a copy of the device too, which cannot tell the hours', () => {
    const { hours: _, ...copies } = inEnvelopes(ANSWERS);
    expect(usualAnswers(copies, NOW_MS)?.menu).toEqual(ANSWERS.menu);
  });

  it.each<[string, unknown]>([
    ['a refusal', { status: -12, dataenum: null, message: 'Closed' }],
    ['a refusal with data', { status: -12, dataenum: ANSWERS.menu }],
    ['nothing', null],
    ['a text', 'menu'],
    ['a list', [ANSWERS.menu]],
  ])('is not %s', (_, menu) => {
    expect(usualAnswers({ ...inEnvelopes(ANSWERS), menu }, NOW_MS)).toBeUndefined();
  });
});
