import { beforeEach, describe, expect, it } from 'vitest';
import {
  areDishesMarked,
  isCartShared,
  isDishBegun,
  isLogInBegun,
  isRatingBegun,
  isServingChosen,
  likelyFilters,
  areYoursAmong,
  likelyCartKey,
  likelyVisit,
  ordersUnderWay,
  storedTableMenu,
} from '../../src/storage/earlyReads.ts';
import { rememberOrder } from '../../src/ordering/cart/settleCart.ts';
import { dishDraftEntry, ratingDraftEntry } from '../../src/storage/draftEntries.ts';
import { endedLoginEntry } from '../../src/storage/endedLogin.ts';
import { askedZoneEntry } from '../../src/storage/servingEntries.ts';
import { sharedCartEntry } from '../../src/storage/sharedCart.ts';
import { isPickUpEntry } from '../../src/storage/venueEntries.ts';
import { appStore } from '../../src/state/appStore.ts';
import { uniqueCartIdOf } from '../../src/storage/uniqueCartId.ts';

const LOOK = { tableCode: 'T12', venue: { storeId: 101 }, colors: {} };
const HEAD = { menuScheduleUniqueId: 'v1', storeId: 101, labelEN: 'Beit' };
const PART = { lang: 'EN', menuScheduleUniqueId: 'v1' };
const CATEGORIES = { ...PART, list: [{ categoryId: 10 }] };
const ITEMS = { ...PART, storeId: 101, at: '2026-03-01T12:00:00Z', list: [{ id: 1101 }] };
const HEADER = { logo: 'logo.svg' };

function keep(entries: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(entries))
    localStorage.setItem(name, typeof value === 'string' ? value : JSON.stringify(value));
}

beforeEach(() => {
  localStorage.clear();
  keep({
    tableLook_BEIT: LOOK,
    menuSchedule_BEIT: HEAD,
    categories_BEIT: CATEGORIES,
    menuItems_BEIT: ITEMS,
    headerSetup_BEIT: HEADER,
  });
});

const stored = () => storedTableMenu('BEIT', 'T12', 'EN');

describe("a table's menu of an earlier visit", () => {
  it('comes with everything that draws it, and its age', () => {
    expect(stored()).toEqual({
      answers: {
        menu: { ...HEAD, categories: CATEGORIES.list, menuItems: ITEMS.list },
        venue: LOOK.venue,
        colors: LOOK.colors,
        header: HEADER,
      },
      at: ITEMS.at,
    });
  });

  it('has no age if an older version of the app stored it', () => {
    keep({ menuItems_BEIT: { ...ITEMS, at: undefined } });
    expect(stored()?.at).toBe('');
  });

  it.each<[string, Record<string, unknown>]>([
    ['another table', { tableLook_BEIT: { ...LOOK, tableCode: 'T13' } }],
    ['another language', { menuItems_BEIT: { ...ITEMS, lang: 'AR' } }],
    ['two languages', { categories_BEIT: { ...CATEGORIES, lang: 'AR' } }],
    ['two versions', { menuSchedule_BEIT: { ...HEAD, menuScheduleUniqueId: 'v2' } }],
    ['another kitchen', { menuItems_BEIT: { ...ITEMS, storeId: 102 } }],
    ['no version', { menuSchedule_BEIT: {}, categories_BEIT: {}, menuItems_BEIT: {} }],
    ['nothing of the table', { tableLook_BEIT: 'null' }],
  ])('is not used for %s', (_, entries) => {
    keep(entries);
    expect(stored()).toBeUndefined();
  });

  it('throws if it cannot be read: the app then handles it', () => {
    keep({ categories_BEIT: '{' });
    expect(stored).toThrow(SyntaxError);
  });
});

describe('the cart of a table', () => {
  it('is the one that the app knows', () => {
    const key = uniqueCartIdOf('A_B', 'T_1');
    expect(likelyCartKey('A_B', 'T_1')).toBe(key);
    expect(likelyCartKey('A_B', 'T_2')).toBeUndefined();
  });

  it('is undefined if its entry is invalid', () => {
    localStorage.setItem('uniqueCartId_BEIT_T12', '../../x');
    expect(likelyCartKey('BEIT', 'T12')).toBeUndefined();
  });
});

describe('what only the app can draw', () => {
  const keyIn = (area: Storage, key: string) => area.setItem(key, 'true');
  beforeEach(() => sessionStorage.clear());

  it.each<[string, (code: string) => boolean, (code: string) => void]>([
    ['pick-up', isServingChosen, (code) => keyIn(localStorage, isPickUpEntry.key(code))],
    ['an area', isServingChosen, (code) => keyIn(sessionStorage, askedZoneEntry.key(code))],
    [
      'a shared cart',
      (code) => isCartShared(code, 'T_12'),
      (code) => keyIn(localStorage, sharedCartEntry.key(code, 'T_12')),
    ],
    [
      'an order under way',
      (code) => ordersUnderWay(code, 'T_12') > 0,
      (code) => rememberOrder(code, 'T_12', 'abcdefghijkl', 5001),
    ],
    ['choices for a dish', isDishBegun, (code) => keyIn(sessionStorage, dishDraftEntry.key(code))],
    ['a log-in', isLogInBegun, (code) => keyIn(sessionStorage, endedLoginEntry.key(code))],
    [
      'a rating',
      isRatingBegun,
      (code) => keyIn(sessionStorage, ratingDraftEntry.key(code, 162, 0)),
    ],
  ])('is known by the key of the app: %s', (_, isKnown, keep) => {
    for (const code of ['BEIT', 'MY_BEIT']) {
      expect(isKnown(code)).toBe(false);
      keep(code);
      expect(isKnown(code)).toBe(true);
    }
  });
});

describe('the dishes of a diner', () => {
  const menu = [{ id: 1101 }, { id: 1102 }];

  it.each<[boolean, string, string | undefined]>([
    [false, 'nothing is stored', undefined],
    [true, 'one is stored', '{"hearts":[7,1102],"seen":[],"isAway":false}'],
    [true, 'one was viewed', '{"hearts":[],"seen":[1101],"isAway":false}'],
    [false, 'they are hidden', '{"hearts":[1101],"seen":[],"isAway":true}'],
    [false, 'none is on this menu', '{"hearts":[7],"seen":[8],"isAway":false}'],
    [false, 'it is cut off', '{"hearts":[11'],
    [true, 'half of it is odd', '{"hearts":"1101","seen":[1101]}'],
    [false, 'all of it is odd', '{"hearts":"1101","seen":{"0":1101}}'],
  ])('have a section in the menu: %s if %s', (isThere, _, text) => {
    if (text !== undefined) localStorage.setItem('yours_A_B', text);
    expect(areYoursAmong('A_B', menu)).toBe(isThere);
    expect(areYoursAmong('A', menu)).toBe(false);
  });
});

it.each([
  [false, undefined],
  [false, '{"allergens":[],"words":[]}'],
  [true, '{"allergens":["nuts"]}'],
  [true, '{"diets":["vegan"]}'],
  [true, '{"words":["garlic"]}'],
])('dishes are marked: %s with %s', (isMarked, text) => {
  if (text !== undefined) localStorage.setItem('preferences', text);
  expect(areDishesMarked()).toBe(isMarked);
});

it.each([
  [false, undefined],
  [false, 'ROUTE=vegan'],
  [false, '{"BEIT":1}'],
  [true, 'BEIT=vegan'],
  [true, 'ROUTE=halal&BEIT=vegan%2CnoNuts'],
])('filters are stored: %s with %s', (areKept, text) => {
  if (text !== undefined) localStorage.setItem('menuFilters', text);
  expect(likelyFilters('BEIT') !== null).toBe(areKept);
});

describe('a visit of this tab', () => {
  const HALL = { code: 'BEIT', tableCode: 'H1', state: 'Table' } as const;
  const ROOM = { code: 'SEA', tableCode: 'SEA-1204', state: 'Room' } as const;
  const visit = () => ({ code: 'BEIT', tableCode: 'T12' });
  const atApp = ({ code, tableCode }: { code: string; tableCode: string }) => {
    const { state, mergeCode: hall, isRoomIdle } = appStore.getState().enterVisit(code, tableCode);
    return { state, hall, isRoomIdle: isRoomIdle === true };
  };

  beforeEach(() => sessionStorage.clear());

  it.each<[string, { code: string; tableCode: string }, () => void]>([
    ['of a table', visit(), () => undefined],
    [
      'of a lane, reloaded',
      { code: 'ROUTE', tableCode: 'LANE1' },
      () => appStore.getState().enterLane('ROUTE', 'LANE1'),
    ],
    [
      'of another table after a lane',
      visit(),
      () => appStore.getState().enterLane('ROUTE', 'LANE1'),
    ],
    ['of a hall', HALL, () => appStore.getState().enterHall('SOUQ', [HALL])],
    ['after a hall', visit(), () => appStore.getState().enterHall('SOUQ', [HALL])],
    ['of a room', ROOM, () => appStore.getState().enterRoom('PALM', 1204, [ROOM])],
    ['of an idle room', ROOM, () => appStore.getState().enterRoom('PALM', 1204, [ROOM], false)],
    ['after a room', visit(), () => appStore.getState().enterRoom('PALM', 1204, [ROOM])],
  ])('is known as in the app: one %s', (_, place, begin) => {
    begin();
    const { states, ...early } = likelyVisit(place.code, place.tableCode);
    const state = states.find((each) => each !== null) ?? 'Table';
    expect({ ...early, state }).toEqual(atApp(place));
  });
});
