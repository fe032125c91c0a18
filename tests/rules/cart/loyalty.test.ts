import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  arePointsAllowed,
  fewestPoints,
  mostPoints,
  pointsWorth,
} from '../../../src/rules/cart/loyalty.ts';
import { loyaltyScheme } from '../make.ts';

test.each([
  [100, 100, 3, 1000],
  [1, 3, 3, 333],
  [90, 30, 0, 3],
  [100, 12.5, 3, 8000],
])(
  '%i points at %f to the unit are worth %i-decimal %i',
  (points, pointsPerUnit, decimals, worth) => {
    expect(pointsWorth(points, loyaltyScheme({ pointsPerUnit }), decimals)).toBe(worth);
  },
);

test.each([
  ['down to a step', 10_000, { stepPoints: 30 }, 20_000, 990],
  ['exactly the fewest', 100, {}, 20_000, 100],
  ['nothing of nothing', 10_000, {}, 0, 0],
])('the most points are %s', (_, balance, over, goods, most) => {
  expect(mostPoints(balance, loyaltyScheme(over), goods, 3)).toBe(most);
});

test.each([
  [120, 50, 150],
  [0, 50, 50],
])('with at least %i in steps of %i the fewest are %i', (minPoints, stepPoints, fewest) => {
  expect(fewestPoints(loyaltyScheme({ minPoints, stepPoints }))).toBe(fewest);
});

test.each([
  [0, true],
  [100, true],
  [120, false],
  [400, true],
])('%i points of at most 400 in steps of 50 from 100 on: %s', (points, isAllowed) => {
  expect(arePointsAllowed(points, 400, loyaltyScheme())).toBe(isAllowed);
});

test('points never pay for more than their part of the order', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 100_000 }),
      fc.nat({ max: 1_000_000 }),
      fc.integer({ min: 1, max: 999 }),
      (balance, goods, pointsPerUnit) => {
        const scheme = loyaltyScheme({ pointsPerUnit, stepPoints: 1, minPoints: 0 });
        const most = mostPoints(balance, scheme, goods, 3);
        expect(most).toBeLessThanOrEqual(balance);
        expect(pointsWorth(most, scheme, 3)).toBeLessThanOrEqual(Math.ceil(goods / 2));
      },
    ),
  );
});
