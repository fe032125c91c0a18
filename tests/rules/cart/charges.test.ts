import { expect, test } from 'vitest';
import {
  deliveryFeeOf,
  deliveryMinimum,
  freeDeliveryThreshold,
  packagingFeeOf,
} from '../../../src/rules/cart/charges.ts';

test.each([
  [3, undefined, 3],
  [3, 2, 3],
  [3, 5, 5],
])('a venue that asks %f and a zone that asks %s ask %f', (venue, zone, minimum) => {
  const zoneCheck = zone === undefined ? undefined : { minOrderAmount: zone };
  expect(deliveryMinimum({ minOrderDelivery: venue }, zoneCheck)).toBe(minimum);
});

test("the zone's word on free delivery counts before the venue's, even if it is stricter", () => {
  expect(freeDeliveryThreshold({ freeDeliveryFrom: 10 }, { freeDeliveryFrom: 20 })).toBe(20);
  expect(freeDeliveryThreshold({ freeDeliveryFrom: 10 }, {})).toBe(10);
  expect(freeDeliveryThreshold({}, undefined)).toBeUndefined();
  expect(freeDeliveryThreshold({ freeDeliveryFrom: 10 }, { freeDeliveryFrom: 0 })).toBe(0);
});

const terms = { addressFee: 1, freeFrom: 10, slotFee: 0.5, isWaived: false };
test.each([
  ['below the threshold', terms, 9999, 1500],
  ['from the threshold on the time still costs', terms, 10_000, 500],
  ['free from the first unit on', { ...terms, freeFrom: 0, slotFee: undefined }, 0, 0],
  ['waived, with the time', { ...terms, isWaived: true }, 500, 0],
  ['a pick-up pays for its time', { ...terms, addressFee: 0 }, 500, 500],
])('the delivery fee: %s', (_, given, goods, fee) => {
  expect(deliveryFeeOf(given, goods, 3)).toBe(fee);
});

test('packaging holds the tray and the way to pay', () => {
  expect(packagingFeeOf({ packagingFee: 0.25, trayCharge: 1.5, methodFee: 0.1 }, 3)).toBe(1850);
  expect(packagingFeeOf({ methodFee: 0.1 }, 3)).toBe(100);
  expect(packagingFeeOf({}, 3)).toBe(0);
});
