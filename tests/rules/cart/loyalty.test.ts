import { expect, test } from 'vitest';
import { fewestPoints } from '../../../src/rules/cart/loyalty.ts';
import { loyaltyScheme } from '../make.ts';

test.each([
  [120, 50, 150],
  [0, 50, 50],
])(
  'of at least %i points in steps of %i, the fewest usable are %i',
  (minPoints, stepPoints, fewest) => {
    expect(fewestPoints(loyaltyScheme({ minPoints, stepPoints }))).toBe(fewest);
  },
);
