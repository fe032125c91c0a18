import { expect, it } from 'vitest';
import type { OrderDetails } from '../../src/contract/orders.ts';
import { statusOf } from '../../src/pages/order/useOrderPage.ts';

it.each([
  ['before the time that it was ordered for', '2026-01-01T18:00:00Z', undefined],
  ['at that time', '2026-01-01T19:00:00Z', '2026-01-01T19:00:00Z'],
  ['after it', '2026-01-01T19:20:00Z', '2026-01-01T19:20:00Z'],
])('an order is expected %s', (_, estimatedAt, shown) => {
  const order = { estimatedAt, scheduledFor: '2026-01-01T19:00:00Z' } as OrderDetails;
  expect(statusOf(order, 'BEIT').estimatedAt).toBe(shown);
});

it('an order for as soon as possible is expected when the kitchen says', () => {
  const order = { estimatedAt: '2026-01-01T18:00:00Z' } as OrderDetails;
  expect(statusOf(order, 'BEIT').estimatedAt).toBe('2026-01-01T18:00:00Z');
});
