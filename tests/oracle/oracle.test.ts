import { expect, test } from 'vitest';
import { compareCarts } from './compare.ts';

/** `npm run oracle` compares a million. */
const CARTS = 2000;
const SEED = 20_261_125;

/** A figure that is zero in almost all carts tests nothing. */
const OFTEN_SAID = [
  'line 0 total',
  'line 0 discount',
  'line 0 free units',
  'line 0 counted units',
  'note',
  'discount',
  'promo',
  'promo is applied',
  'promo lacks',
  'order lacks',
  'points',
  'most points',
  'loyalty',
  'delivery',
  'packaging',
  'service',
  'tax 0',
  'tax 2',
  'tip',
  'rounding',
];

test.each([0, 2, 3] as const)(
  `the app and the demo agree with the reference for ${CARTS} random carts, with %i decimals`,
  (decimals) => {
    const { failure, said, figures } = compareCarts(decimals, CARTS, SEED + decimals);
    expect(failure && JSON.stringify(failure, null, 2)).toBeUndefined();
    expect(figures).toBeGreaterThan(CARTS * 40);
    expect(OFTEN_SAID.filter((figure) => (said[figure] ?? 0) < CARTS / 50)).toEqual([]);
  },
);
