import { describe, expect, test } from 'vitest';
import { compareCarts } from './compare.ts';
import { floored, rounded, through, whole, written } from './exact.ts';
import { refSplit } from './refSplit.ts';
import { refText } from './reference.ts';

/** `npm run oracle` compares a million. */
const CARTS = 2000;
const SEED = 20_261_125;

/** A sum that is nothing in nearly all carts proves nothing. */
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
  `the app and the demo say the same as the reference of ${CARTS} random carts, with %i decimals`,
  (decimals) => {
    const { failure, said, figures } = compareCarts(decimals, CARTS, SEED + decimals);
    expect(failure && JSON.stringify(failure, null, 2)).toBeUndefined();
    expect(figures).toBeGreaterThan(CARTS * 40);
    expect(OFTEN_SAID.filter((figure) => (said[figure] ?? 0) < CARTS / 50)).toEqual([]);
  },
);

describe('the reference', () => {
  test.each([
    [1.005, 2, 101n],
    [0.285, 2, 29n],
    [-1.5, 0, -2n],
    [1e-7, 3, 0n],
    [1e21, 0, 10n ** 21n],
  ])('%d with %i decimals is %d units', (value, decimals, units) => {
    expect(rounded(through(written(value), { over: 1n, under: 10n ** BigInt(decimals) }))).toBe(
      units,
    );
  });

  test('goes down for a floor, below zero too', () => {
    expect([7n, -7n].map((over) => floored({ over, under: 2n }))).toEqual([3n, -4n]);
    expect(floored(whole(-3n))).toBe(-3n);
  });

  test.each([
    [4750n, 3, '4.750'],
    [5n, 2, '0.05'],
    [1200n, 0, '1200'],
    [-5n, 3, '-0.005'],
  ])('writes %d with %i decimals as %s', (amount, decimals, text) => {
    expect(refText(amount, decimals)).toBe(text);
  });

  test('divides ten among three, and what nobody took is left', () => {
    const pieces = [0, 1, 2].map((who) => ({ minor: 1n, takers: [who] }));
    expect(refSplit([{ payable: 10n, pieces }], 3, 0n)).toEqual({ parts: [4n, 3n, 3n], rest: 0n });
    expect(refSplit([{ payable: 10n, pieces }], 2, 1n)).toEqual({ parts: [5n, 3n], rest: 3n });
  });
});
