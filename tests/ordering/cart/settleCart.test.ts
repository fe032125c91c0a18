import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  closeOrder,
  hasOpenOrder,
  ordersOf,
  rememberOrder,
} from '../../../src/ordering/cart/settleCart.ts';

const HOUR_MS = 3_600_000;
const NOW_MS = Date.parse('2026-01-01T20:00:00Z');
const KEY = 'abcdefghijkl';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS });
  rememberOrder('BEIT', 'T12', KEY, 7);
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test('an order belongs to this evening, not to the next', () => {
  vi.setSystemTime(NOW_MS + 11 * HOUR_MS);
  expect(ordersOf('BEIT', 'T12')).toHaveLength(1);
  vi.setSystemTime(NOW_MS + 13 * HOUR_MS);
  expect(ordersOf('BEIT', 'T12')).toEqual([]);
});

test('a diner is reminded of an order until it is closed', () => {
  rememberOrder('BEIT', 'T12', KEY, 8);
  closeOrder('BEIT', 'T12', 7);
  expect(hasOpenOrder('BEIT', 'T12', KEY)).toBe(true);
  closeOrder('BEIT', 'T12', 8);
  expect(hasOpenOrder('BEIT', 'T12', KEY)).toBe(false);
});
