import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { ButtonColorCodes } from '../../src/contract/colors.ts';
import { Menu } from '../../src/contract/menu.ts';
import { listenToDroppedEntries } from '../../src/contract/schema.ts';
import { TableHours } from '../../src/contract/tableHours.ts';
import { HeaderSetup, StoreRef } from '../../src/contract/venue.ts';
import { usualAnswers } from '../../src/firstScreen/answers.ts';
import { ANSWERS, inEnvelopes, isReadAsItCame, ODD, pathsOf, withValue } from './usualVenue.ts';

const NOW_MS = Date.parse('2026-03-01T12:00:00Z');

type Name = keyof typeof ANSWERS;

const SCHEMAS = {
  menu: Menu,
  venue: StoreRef,
  header: HeaderSetup,
  colors: ButtonColorCodes,
  hours: TableHours,
} as const;

/** Fields of these answers that the first screen does not read. */
const NOT_DRAWN =
  /^(?:code|sPrice|description(?:EN|AR)|feedBackIcon|tableLabel|buyQty|getQty|closesAt|kind|label(?:En|Ar)|lastOrderAt|x)$/;

/** The first screen only checks if there are filters. */
const isNotDrawn = (path: readonly string[]) =>
  path.some((key) => NOT_DRAWN.test(key)) || (path[0] === 'filters' && path.length > 2);

/** These only affect sums: they matter only if they make the app refuse the menu. */
const ONLY_PRICED = /^(?:serviceCharge|packagingFee|minOrderAmount)$/;

beforeEach(() => listenToDroppedEntries(() => undefined));

describe('what is drawn before the app starts', () => {
  it('is the menu of an open venue, with and without envelope', () => {
    expect(usualAnswers(inEnvelopes(ANSWERS), NOW_MS)?.menu).toEqual(ANSWERS.menu);
    expect(usualAnswers(ANSWERS, NOW_MS)?.menu).toEqual(ANSWERS.menu);
  });

  it.each(Object.keys(SCHEMAS) as (keyof typeof SCHEMAS)[])(
    'is nothing that the app would refuse or repair: %s',
    (name) => {
      let refused = 0;
      for (const path of pathsOf(ANSWERS[name])) {
        if (isNotDrawn(path)) continue;
        for (const odd of ODD) {
          const answer = withValue(ANSWERS[name], path, odd);
          const isPriced = ONLY_PRICED.test(path[0] ?? '') && v.is(SCHEMAS[name], answer);
          if (isPriced || isReadAsItCame(SCHEMAS[name], answer, path)) continue;
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
    ['for viewing only, by its table', 'hours', { isViewOnly: true }],
    ['for viewing only, by its menu', 'menu', { isViewOnly: true }],
    ['pausing', 'menu', { isOrderingActive: false }],
    ['a lane', 'menu', { menuTypeId: 2 }],
    ['on its way to the next menu', 'menu', { nextChangeAt: '2026-03-01T12:00:00Z' }],
    ['without dishes', 'menu', { menuItems: [] }],
    ['of a logo as tall as its picture', 'header', { logoHeight: 'auto' }],
    ['a hall', 'venue', { kind: 'merge' }],
    ['a hotel', 'venue', { kind: 'hotel' }],
  ])('rejects a venue that is %s', (_, name, change) => {
    const answers = { ...ANSWERS, [name]: { ...ANSWERS[name], ...change } };
    expect(usualAnswers(inEnvelopes(answers), NOW_MS)).toBeUndefined();
  });

  it('is also the stored menu, which says nothing about today', () => {
    const { hours: _, home: __, ...kept } = ANSWERS;
    expect(usualAnswers(kept, NOW_MS)?.menu).toEqual(ANSWERS.menu);
  });

  it.each<[string, object, boolean]>([
    ['is odd', { price: '3' }, true],
    ['cannot be put in its place', { seq: 'last' }, false],
  ])('a menu with a dish that %s is drawn: %s', (_, odd, isDrawn) => {
    const [first] = ANSWERS.menu.menuItems;
    const menu = { ...ANSWERS.menu, menuItems: [first, { ...first, id: 1102, ...odd }] };
    const drawn = usualAnswers({ ...ANSWERS, menu }, NOW_MS, ({ menuItems }) =>
      menuItems.slice(0, 1),
    );
    expect(drawn !== undefined).toBe(isDrawn);
    expect(usualAnswers({ ...ANSWERS, menu }, NOW_MS)).toBeUndefined();
  });

  it.each<[string, unknown]>([
    ['a refusal', { status: -12, dataenum: null, message: 'Closed' }],
    ['a refusal with data', { status: -12, dataenum: ANSWERS.menu }],
    ['nothing', null],
    ['a text', 'menu'],
    ['a list', [ANSWERS.menu]],
  ])('rejects %s', (_, menu) => {
    expect(usualAnswers({ ...inEnvelopes(ANSWERS), menu }, NOW_MS)).toBeUndefined();
  });
});
