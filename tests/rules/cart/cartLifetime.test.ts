import { describe, expect, test } from 'vitest';
import {
  cutoffOf,
  isCartEnding,
  isCartExpired,
  isCartToKeep,
  isWorkForOrder,
  keepCart,
  newCartLife,
  secondsLeft,
} from '../../../src/rules/cart/cartLifetime.ts';

/** A moment on the device's own clock. */
const local = (text: string) => Date.parse(text);
const lifeFrom = (createdMs: number, expiryMs: number) => ({
  createdOn: new Date(createdMs).toISOString(),
  expiry: new Date(expiryMs).toISOString(),
});

const noon = local('2025-03-04T12:00:00');
const cart = newCartLife(noon, 2);

test('a cart lives as long as the venue says, from its first line on', () => {
  expect(cart).toEqual(lifeFrom(noon, noon + 120_000));
  expect(newCartLife(noon, 45).expiry).toBe(new Date(noon + 2_700_000).toISOString());
});

test.each([
  [89_999, false, 31],
  [119_999, false, 1],
  [120_000, true, 0],
])('%i ms after the first line: expired %s, %i seconds left', (passedMs, isExpired, left) => {
  expect(isCartExpired(cart, noon + passedMs)).toBe(isExpired);
  expect(secondsLeft(cart, noon + passedMs)).toBe(left);
});

test.each([
  [90_000, true],
  [120_000, false],
])('%i ms after the first line the warning is shown: %s', (passedMs, isEnding) => {
  expect(isCartEnding(cart, noon + passedMs)).toBe(isEnding);
});

describe('a cart of the evening before', () => {
  const evening = lifeFrom(local('2025-03-03T23:00:00'), local('2025-03-05T00:00:00'));
  test.each([
    ['2025-03-04T04:59:59.999', false],
    ['2025-03-04T05:00:00.000', false],
    ['2025-03-04T05:00:00.001', true],
  ])('at %s is stale: %s', (now, isExpired) => {
    expect(isCartExpired(evening, local(now))).toBe(isExpired);
  });

  test('cannot be extended beyond the morning', () => {
    const kept = keepCart(evening, local('2025-03-04T04:59:00'), 600);
    expect(isCartExpired(kept, local('2025-03-04T05:00:00.000'))).toBe(false);
    expect(isCartExpired(kept, local('2025-03-04T05:00:00.001'))).toBe(true);
  });
});

test.each([
  ['2025-03-04T04:59:59.999', true],
  ['2025-03-04T05:00:00.000', false],
])('a cart made at %s is stale at six: %s', (created, isExpired) => {
  const life = lifeFrom(local(created), local('2025-03-04T23:00:00'));
  expect(isCartExpired(life, local('2025-03-04T06:00:00'))).toBe(isExpired);
});

test("the morning belongs to the device's current day", () => {
  expect(cutoffOf(local('2025-03-04T00:30:00'))).toBe(local('2025-03-04T05:00:00'));
  expect(cutoffOf(local('2025-03-04T23:30:00'))).toBe(local('2025-03-04T05:00:00'));
});

test.each([
  ['expiry', { ...cart, expiry: 'soon' }],
  ['expiry, left empty', { ...cart, expiry: '' }],
  ['birth', { ...cart, createdOn: 'once' }],
])('a cart whose %s cannot be read has expired', (_, broken) => {
  expect(isCartExpired(broken, noon)).toBe(true);
});

test.each([
  ['/Delivery/BEIT/Address/0', true],
  ['/Delivery/BEIT/orderdetails', true],
  ['/Delivery/BEIT/orderreview/7001', true],
  ['/Delivery/BEIT/profile', true],
  ['/Delivery/BEIT/validateProfile', true],
  ['/Delivery/BEIT/Cart', false],
  ['/Menu/profile/profile', false],
])('%s is a page for an order: %s', (path, isWork) => {
  expect(isWorkForOrder(path)).toBe(isWork);
});

test.each([
  [84_999, false],
  [85_000, true],
  [120_000, false],
])('an open cart is extended after %d ms: %s', (ms, isToKeep) => {
  expect(isCartToKeep(cart, noon + ms)).toBe(isToKeep);
});
