import { expect, it } from 'vitest';
import {
  hasArrived,
  headlineOf,
  isOnItsWay,
  isPlacedStatus,
} from '../../../src/rules/order/orderProgress.ts';

it.each([
  ['saved', 1, false, false],
  ['waiting for its payment', 2, false, false],
  ['placed', 3, true, true],
  ['with the driver', 7, true, true],
  ['completed', 8, true, false],
  ['cancelled', 9, false, false],
  ['rejected', 10, false, false],
])('an order that is %s', (_, orderStatus, isPlaced, isUnderWay) => {
  expect(isPlacedStatus(orderStatus)).toBe(isPlaced);
  expect(isOnItsWay({ orderStatus })).toBe(isUnderWay);
});

it.each([
  ['Table', 5, false],
  ['Table', 6, true],
  ['Table', 9, false],
  ['PickUp', 6, false],
  ['PickUp', 8, true],
  ['Delivery', 7, false],
  ['Delivery', 8, true],
  ['DriveThrough', 6, false],
  ['Room', 10, false],
] as const)('an order of type %s in status %i can be rated: %s', (orderType, orderStatus, is) => {
  expect(hasArrived({ orderType, orderStatus })).toBe(is);
});

it.each([
  ['Table', 2, undefined],
  ['Table', 3, 'thanks'],
  ['Room', 5, 'preparing'],
  ['Table', 6, 'served'],
  ['Room', 6, 'served'],
  ['PickUp', 6, 'collect'],
  ['DriveThrough', 6, 'collect'],
  ['Delivery', 6, 'leaving'],
  ['Delivery', 7, 'onTheWay'],
  ['Table', 8, 'done'],
  ['Delivery', 9, undefined],
] as const)(
  'an order of type %s in status %i has the headline: %s',
  (orderType, orderStatus, is) => {
    expect(headlineOf({ orderType, orderStatus })).toBe(is);
  },
);
