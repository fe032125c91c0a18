import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cashRoundingOf,
  decimalsOf,
  formatMajor,
  formatMinor,
  multiplyDivideFloor,
  percentOf,
  toMajor,
  toMinor,
  withThousands,
} from '../../../src/rules/common/money.ts';

test.each([
  [1.005, 2, 101],
  [0.0005, 3, 1],
  [0.00049, 3, 0],
  [5e-7, 6, 1],
  [999_999_999.999, 3, 999_999_999_999],
  [1e21, 0, 1e21],
  [-1.005, 2, -101],
  [-0.004, 2, 0],
])('%f in %i decimals is %i minor units', (amount, decimals, minor) => {
  expect(toMinor(amount, decimals)).toBe(minor);
});

test.each([
  ['1234567.500', '1,234,567.500'],
  ['-12500.25', '-12,500.25'],
])('%s is read as %s', (digits, read) => {
  expect(withThousands(digits)).toBe(read);
});

test.each([
  [14_250, 3, 14.25, '14.250'],
  [5, 3, 0.005, '0.005'],
  [0, 2, 0, '0.00'],
  [-50, 3, -0.05, '-0.050'],
])('%i minor units in %i decimals are %f, shown as %s', (minor, decimals, major, text) => {
  expect(toMajor(minor, decimals)).toBe(major);
  expect(formatMinor(minor, decimals)).toBe(text);
});

test('an amount is shown in the decimals of its currency, with half a unit rounded up', () => {
  expect(formatMajor(4.75, 3)).toBe('4.750');
  expect(formatMajor(1.005, 2)).toBe('1.01');
  expect(formatMajor(1200.5, 0)).toBe('1201');
});

test.each([
  ['BHD', undefined, 3],
  ['OMR', undefined, 3],
  ['JOD', undefined, 3],
  ['IQD', undefined, 3],
  ['TND', undefined, 3],
  ['JPY', undefined, 0],
  ['KRW', undefined, 0],
  ['EUR', undefined, 2],
  ['KWD', 2, 2],
  ['AED', 0, 0],
])('%s with a stated %s has %i decimals', (currency, stated, decimals) => {
  expect(decimalsOf(currency, stated)).toBe(decimals);
});

test('half is rounded away from zero on both sides of it', () => {
  expect(cashRoundingOf(-25, 50)).toBe(-25);
  expect(percentOf(-1, 50)).toBe(-1);
});

test('a share is exact however large the intermediate numbers are', () => {
  expect(multiplyDivideFloor(9_007_199_254_740_991, 1_000_000, 1_000_000)).toBe(
    9_007_199_254_740_991,
  );
  expect(multiplyDivideFloor(10, 1, 3)).toBe(3);
  expect(multiplyDivideFloor(10, 1, 0)).toBe(0);
});

test('the sent amount is the computed amount, in any currency', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }),
      fc.integer({ min: 0, max: 4 }),
      (minor, decimals) => {
        expect(toMinor(toMajor(minor, decimals), decimals)).toBe(minor);
        expect(toMinor(Number(formatMinor(minor, decimals)), decimals)).toBe(minor);
      },
    ),
  );
});

test('rounding follows the written decimals, not the binary number behind them', () => {
  const digits = fc.integer({ min: 0, max: 999_999_999 });
  fc.assert(
    fc.property(digits, fc.integer({ min: 0, max: 999_999 }), (whole, fraction) => {
      const text = `${whole}.${String(fraction).padStart(6, '0')}`;
      const exact = BigInt(text.replace('.', ''));
      expect(toMinor(Number(text), 2)).toBe(Number((exact + 5000n) / 10_000n));
    }),
  );
});
