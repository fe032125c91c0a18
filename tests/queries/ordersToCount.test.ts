import { expect, it, vi } from 'vitest';
import { configureApi } from '../../src/api/client.ts';
import { ordersToCountQuery } from '../../src/queries/delivery/customer.ts';

/** A customer with this many orders, of which only the dates are set. */
function answerOrders(count: number) {
  const asked: string[] = [];
  configureApi({ token: () => 'tok_1', lang: () => 'EN', onFailure: () => undefined });
  vi.stubGlobal('fetch', (input: Request | string) => {
    const url = new URL(typeof input === 'string' ? input : input.url, 'http://localhost');
    asked.push(url.search);
    const page = Number(url.searchParams.get('page') ?? 1);
    const left = Math.max(0, Math.min(50, count - (page - 1) * 50));
    const orderList = Array.from({ length: left }, () => ({ createdOn: '2025-03-09T12:00:00Z' }));
    return Promise.resolve(
      Response.json({ status: 1, dataenum: { totalOrders: count, orderList } }),
    );
  });
  return asked;
}

it.each([
  ['one page', 3, ['?from=2025-03-03'], 3],
  ['two full pages', 100, ['', '&page=2', '&page=3'].map((page) => `?from=2025-03-03${page}`), 100],
  ['a page and a part', 60, ['', '&page=2'].map((page) => `?from=2025-03-03${page}`), 60],
])('all orders since a day are counted, of %s', async (_, count, searches, moments) => {
  const asked = answerOrders(count);
  const { signal } = new AbortController();
  const orders = await ordersToCountQuery(7, '2025-03-03').queryFn({ signal });
  expect(orders.totalOrders).toBe(count);
  expect(orders.moments).toHaveLength(moments);
  expect(asked).toEqual(searches);
});

it('one page is enough to know if there is an order', async () => {
  const asked = answerOrders(120);
  const { signal } = new AbortController();
  const orders = await ordersToCountQuery(7, undefined).queryFn({ signal });
  expect(orders.totalOrders).toBe(120);
  expect(asked).toEqual(['']);
});
