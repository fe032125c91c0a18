import { expect, test } from 'vitest';
import { calls } from '../../src/contract/calls.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { sources } from './sources.ts';

const changing = Object.values(calls)
  .flatMap((controller) => Object.entries<Endpoint>(controller))
  .filter(([, { changesData }]) => changesData)
  .map(([name]) => name);

/** Calls that change data in a place that may repeat, cache or prefetch them. */
function strayChanges(code: string): string[] {
  return [...code.matchAll(/\b(?:readHook|queryOf)\(\s*(\w+)/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => changing.includes(name));
}

test('the calls that change data are listed, including those that look like reads', () => {
  expect(changing).toEqual(
    expect.arrayContaining([
      'removeFromCart',
      'updateCartQty',
      'placeOrder',
      'removeOrders',
      'changeDefaultAddress',
      'updateSelectedAddress',
      'validatePromoCode',
      'paymentByCard',
      'saveEOrder',
    ]),
  );
  expect(changing).not.toContain('getCartDetails');
  expect(changing).not.toContain('getDiscountForItems');
});

test('a call that changes data is never a query, which could repeat, cache or prefetch it', () => {
  const faults = sources('src/**/*.{ts,tsx}').flatMap(({ path, code }) =>
    strayChanges(code).map((name) => `${path}: ${name} belongs into changeHook`),
  );
  expect(faults).toEqual([]);
});

test('only a few reads have a handwritten query, and no change has one', () => {
  const written = sources('src/**/*.{ts,tsx}').filter(({ code }) => /\bqueryFn:/.test(code));
  expect(written.map(({ path }) => path).toSorted()).toEqual([
    'src/queries/delivery/customer.ts',
    'src/queries/read.ts',
    'src/queries/tablePage.ts',
  ]);
});

test('a change in a query would be found', () => {
  const stray = `
export const usePlaceOrder = readHook(placeOrder);
const query = queryOf(
  removeFromCart, { tableCartId });
export const useCartCount = readHook(getCartCount);
export const useCancelEOrder = changeHook(cancelEOrder);`;
  expect(strayChanges(stray)).toEqual(['placeOrder', 'removeFromCart']);
});
