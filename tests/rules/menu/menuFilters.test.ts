import { describe, expect, test } from 'vitest';
import type { MenuFilter } from '../../../src/contract/menu.ts';
import {
  chosenFilters,
  filterLocally,
  filterQuery,
  filtersOfDevice,
  withFiltersOf,
} from '../../../src/rules/menu/menuFilters.ts';
import { menuItem } from '../make.ts';

const filter = (x: string, kind: MenuFilter['kind']): MenuFilter => ({
  x,
  kind,
  label: x,
  labelEN: x,
  labelAR: x,
});
const vegan = filter('vegan', 'diet');
const noNuts = filter('noNuts', 'allergen');
const cheap = filter('under2', 'price');
const offered = [vegan, noNuts, cheap];

describe('the filters of an address', () => {
  test.each<[string | null, string]>([
    [null, ''],
    ['noNuts,vegan', 'vegan,noNuts'],
    ['vegan,unknown,<script>', 'vegan'],
    ['VEGAN', ''],
  ])('%s asks the server for "%s"', (query, asked) => {
    expect(filterQuery(chosenFilters(query, offered))).toBe(asked);
  });
});

const items = [
  menuItem({ id: 1, dietaryTags: ['vegan'], allergens: [] }),
  menuItem({ id: 2, dietaryTags: ['vegan'], allergens: ['nuts'] }),
  menuItem({ id: 3, dietaryTags: ['vegan'], mayContain: ['nuts'] }),
  menuItem({ id: 4, dietaryTags: ['glutenFree'] }),
];

describe("the device's menu, filtered without the server", () => {
  test.each<[string, MenuFilter[], number[], string[]]>([
    ['an allergen, and traces of it', [noNuts], [1, 4], []],
    ['an allergen in words', [filter('without_nuts', 'allergen')], [1, 4], []],
    ['all must hold', [vegan, noNuts], [1], []],
    ['a price that only the server knows', [vegan, cheap], [1, 2, 3], ['under2']],
  ])('%s', (_, filters, found, unchecked) => {
    const local = filterLocally(items, filters);
    expect(local.items.map(({ id }) => id)).toEqual(found);
    expect(local.unchecked.map(({ x }) => x)).toEqual(unchecked);
  });
});

test('without a filtering server, only the filters that the menu itself can answer are offered', () => {
  const noPollen = filter('noPollen', 'allergen');
  expect(filtersOfDevice([...offered, noPollen]).map(({ x }) => x)).toEqual(['vegan', 'noNuts']);
});

describe('the stored filters of each venue', () => {
  const TWENTY = Array.from({ length: 20 }, (_, index) => `V${index}=vegan`);

  test.each<[string, string, string, string | undefined, string]>([
    ['a second venue', 'ROUTE', 'halal', 'BEIT=vegan', 'BEIT=vegan&ROUTE=halal'],
    ['others, and the venue is the newest', 'BEIT', 'a', 'BEIT=b&ROUTE=c', 'ROUTE=c&BEIT=a'],
    ['the last ones gone', 'BEIT', '', 'BEIT=vegan', ''],
    ['an odd code', 'a&b=c', 'x', '__proto__=y', '__proto__=y&a%26b%3Dc=x'],
    ['one venue too many', '7', 'keto', TWENTY.join('&'), [...TWENTY.slice(1), '7=keto'].join('&')],
  ])('%s', (_, code, query, kept, after) => {
    expect(withFiltersOf(code, query, kept)).toBe(after);
  });
});
