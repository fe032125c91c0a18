import { afterEach, describe, expect, it, vi } from 'vitest';
import { deliveryCartEntry } from '../../src/storage/cartEntries.ts';
import { recentVenuesEntry } from '../../src/storage/deviceEntries.ts';
import type { Entry } from '../../src/storage/entry.ts';
import { tokenEntry } from '../../src/storage/loginEntries.ts';
import { pendingOrderKeys } from '../../src/storage/orderTraces.ts';
import { listenToDroppedEntries } from '../../src/contract/schema.ts';
import { CART_LINE } from '../../src/contract/examples/parts.ts';
import { CART, storageTable } from './storageTable.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

type AnyEntry = Entry<(string | number)[], unknown>;
const json = JSON.stringify;

/** Entries that accept any text except an empty one. */
const FREE_TEXT_KEYS =
  /^(?:userName_BEIT|token_BEIT|code|tableCode|roomCode|mergeCode|menuFilters|guestName)$/;

describe.each(storageTable)('$key', ({ entry: given, keyArgs, area, key, text }) => {
  const entry = given as AnyEntry;
  const place = () => (area === 'local' ? localStorage : sessionStorage);

  it('is stored under its key and is read as it was written', () => {
    expect(entry.key(...keyArgs)).toBe(key);
    place().setItem(key, text);
    const value = entry.read(...keyArgs);
    expect(value).toBeDefined();
    entry.remove(...keyArgs);
    expect(place()).toHaveLength(0);
    expect(entry.read(...keyArgs)).toBeUndefined();

    entry.write(value, ...keyArgs);
    expect(entry.read(...keyArgs)).toEqual(value);
    const written = place().getItem(key) ?? '';
    if (/^[[{]/.test(text)) expect(JSON.parse(written)).toMatchObject(JSON.parse(text) as object);
    else expect(written).toBe(text);
  });

  it('is removed and counts as absent when it cannot be read', () => {
    for (const broken of ['', '{"half":', '[[[', '\u0000', 'not so']) {
      if (FREE_TEXT_KEYS.test(key) && broken !== '') continue;
      place().setItem(key, broken);
      expect(entry.read(...keyArgs)).toBeUndefined();
      expect(place().getItem(key)).toBeNull();
    }
  });
});

it('has a row for every entry', () => {
  const modules = import.meta.glob<object>('../../src/storage/*.ts', { eager: true });
  const all = Object.values(modules)
    .flatMap((module) => Object.entries(module))
    .filter(([name, entry]) => name.endsWith('Entry') && typeof entry === 'object');
  const tested = new Set<unknown>(storageTable.map(({ entry }) => entry));
  expect(all.length).toBeGreaterThan(60);
  expect(all.flatMap(([name, entry]) => (tested.has(entry) ? [] : [name]))).toEqual([]);
});

it.each(['بيت', 'tok\n', '\u0000', '\uD800'])(
  '%j does not fit into a header, and is no token',
  (text) => {
    localStorage.setItem('token_BEIT', text);
    expect(tokenEntry.read('BEIT')).toBeUndefined();
  },
);

describe('a stored delivery cart', () => {
  const read = (menuItemList: unknown[]) => {
    localStorage.setItem('deliveryCart_501', json([{ ...CART, menuItemList }]));
    return deliveryCartEntry.read(501)?.menuItemList.map(({ uniqueId }) => uniqueId);
  };

  it('drops a broken line and keeps the others', () => {
    const told = vi.fn();
    listenToDroppedEntries(told);
    const other = { ...CART_LINE, uniqueId: 'zX8cV6bN4mL2' };
    expect(read([CART_LINE, { ...other, price: 'free' }, null, other])).toEqual([
      'aB3dE5gH7jK9',
      'zX8cV6bN4mL2',
    ]);
    expect(told).toHaveBeenCalled();
  });

  it.each([
    ['no list', json(CART)],
    ['an empty list', '[]'],
    ['without its key', json([{ ...CART, deliveryId: '' }])],
    ['in an unknown currency', json([{ ...CART, currency: 5 }])],
  ])('%s: counts as absent', (_, text) => {
    localStorage.setItem('deliveryCart_501', text);
    expect(deliveryCartEntry.read(501)).toBeUndefined();
    expect(localStorage.getItem('deliveryCart_501')).toBeNull();
  });
});

it('keeps twelve recent venues and drops broken ones', () => {
  listenToDroppedEntries(() => undefined);
  const venues = Array.from({ length: 14 }, (_, index) => ({
    code: `V${index}`,
    label: '',
    at: '',
  }));
  localStorage.setItem('recentVenues', json([{ code: '' }, ...venues]));
  expect(recentVenuesEntry.read()?.map(({ code }) => code)).toEqual(
    venues.slice(0, 12).map(({ code }) => code),
  );
});

it('lists the keys of the orders under way', () => {
  localStorage.setItem('eOrder_a', '{}');
  localStorage.setItem('eOrder_b', '{}');
  localStorage.setItem('token_BEIT', 'x');
  expect(pendingOrderKeys().toSorted()).toEqual(['a', 'b']);
});
