import { expect, test } from 'vitest';
import {
  deliveryFeeOf,
  deliveryMinimum,
  freeDeliveryThreshold,
} from '../../../src/rules/cart/charges.ts';

test.each([
  [3, undefined, 3],
  [3, 2, 3],
  [3, 5, 5],
])("a venue's minimum of %f and a zone's of %s make %f", (venue, zone, minimum) => {
  const zoneCheck = zone === undefined ? undefined : { minOrderAmount: zone };
  expect(deliveryMinimum({ minOrderDelivery: venue }, zoneCheck)).toBe(minimum);
});

test("the zone's threshold for free delivery overrides the venue's, even if it is higher", () => {
  expect(freeDeliveryThreshold({ freeDeliveryFrom: 10 }, { freeDeliveryFrom: 20 })).toBe(20);
  expect(freeDeliveryThreshold({ freeDeliveryFrom: 10 }, {})).toBe(10);
  expect(freeDeliveryThreshold({}, undefined)).toBeUndefined();
  expect(freeDeliveryThreshold({ freeDeliveryFrom: 10 }, { freeDeliveryFrom: 0 })).toBe(0);
});

test.each([
  [9999, 1500],
  [10_000, 500],
])('goods of %i, free of a fee of 1 from 10 on, at a time that costs 0.5: %i', (goods, fee) => {
  const terms = { addressFee: 1, freeFrom: 10, slotFee: 0.5, isWaived: false };
  expect(deliveryFeeOf(terms, goods, 3)).toBe(fee);
});
