import { expect, it } from 'vitest';
import { isOnItsWay, isPlacedStatus } from '../../src/rules/orderProgress.ts';

it.each([
  ['saved', 1, false, false],
  ['waiting for its payment', 2, false, false],
  ['placed', 3, true, true],
  ['in the kitchen', 5, true, true],
  ['with the driver', 7, true, true],
  ['completed', 8, true, false],
  ['cancelled', 9, false, false],
  ['rejected', 10, false, false],
])('an order that is %s', (_, orderStatus, isPlaced, isUnderWay) => {
  expect(isPlacedStatus(orderStatus)).toBe(isPlaced);
  expect(isOnItsWay({ orderStatus })).toBe(isUnderWay);
});
