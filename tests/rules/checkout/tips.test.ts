import { expect, it } from 'vitest';
import { tipOf } from '../../../src/rules/checkout/tips.ts';

it('a venue that accepts no tips gets none', () => {
  expect(tipOf({ tip: 1, tipPercent: 10 }, undefined, 20, 3)).toBe(0);
});
