import { expect, it } from 'vitest';
import type { OrderType } from '../../../src/contract/basics.ts';
import {
  isAnnouncementDue,
  isBehind,
  isNews,
  isScreenWatched,
} from '../../../src/rules/order/readiness.ts';

it.each([
  ['Table', 5, 6, true],
  ['Table', 6, 8, false],
  ['Table', undefined, 6, false],
  ['Table', 5, 9, false],
  ['Room', 5, 6, true],
  ['PickUp', 5, 6, true],
  ['Delivery', 5, 6, false],
  ['Delivery', 6, 7, true],
  ['Delivery', 7, 8, true],
  ['Delivery', 7, 10, false],
] satisfies [OrderType, number | undefined, number, boolean][])(
  '%s: from %s to %i is news: %s',
  (orderType, seen, orderStatus, expected) => {
    expect(isNews(seen, { orderStatus, orderType })).toBe(expected);
  },
);

it.each([
  ['Table', 2, false, false],
  ['Table', 5, true, false],
  ['Table', 6, false, false],
  ['DriveThrough', 3, true, true],
  ['PickUp', 5, true, true],
  ['PickUp', 6, false, false],
  ['Delivery', 7, true, false],
] satisfies [OrderType, number, boolean, boolean][])(
  '%s at %i: more is to come: %s, the screen is kept awake: %s',
  (orderType, orderStatus, isDue, isWatched) => {
    expect(isAnnouncementDue({ orderStatus, orderType })).toBe(isDue);
    expect(isScreenWatched({ orderStatus, orderType })).toBe(isWatched);
  },
);

it.each([
  [undefined, 5, false],
  [6, 5, true],
  // Cancelled before it was placed, and then sent after all.
  [9, 5, false],
  [6, 9, false],
  [2, 1, false],
])('seen at %s, an answer of %i is behind: %s', (seen, orderStatus, expected) => {
  expect(isBehind(seen, { orderStatus, orderType: 'Table' })).toBe(expected);
});
