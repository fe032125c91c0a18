import { expect, it } from 'vitest';
import { exampleAmount, typedAmount } from '../../../src/rules/checkout/typedAmount.ts';

it.each([
  [0, '2'],
  [2, '1.50'],
  [3, '1.500'],
])('shows an example amount with %i decimals', (decimals, example) => {
  expect(exampleAmount(decimals)).toBe(example);
  expect(typedAmount(example, decimals)).toBe(Number(example));
});
