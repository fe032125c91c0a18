import { expect, test } from 'vitest';
import * as delivery from '../../src/contract/endpoints/delivery.ts';
import * as menu from '../../src/contract/endpoints/menu.ts';
import * as placeCalls from '../../src/contract/endpoints/places.ts';
import * as notification from '../../src/contract/endpoints/notification.ts';
import * as rateAndReview from '../../src/contract/endpoints/rateAndReview.ts';
import * as tableCart from '../../src/contract/endpoints/tableCart.ts';
import * as orderCalls from '../../src/contract/endpoints/tableCartOrders.ts';
import * as pageCalls from '../../src/contract/endpoints/tablePage.ts';
import { sources } from './sources.ts';

const endpoints = Object.entries({
  ...delivery,
  ...menu,
  ...notification,
  ...rateAndReview,
  ...tableCart,
  ...pageCalls,
  ...orderCalls,
  ...placeCalls,
});
const changing = endpoints.filter(([, { changesData }]) => changesData).map(([name]) => name);

const CALL = /\bapi\.(\w+)\(/g;

/** The top-level statements of a file: each begins at the margin. */
function statements(code: string): string[] {
  return code.split(/\n(?=\w)/);
}

/** Statements in which a call that changes data is made outside a mutation. */
function strayChanges(code: string): string[] {
  return statements(code).flatMap((statement) => {
    const isMutation = /\buseChange\(/.test(statement) && !/\bread\(/.test(statement);
    if (isMutation) return [];
    return [...statement.matchAll(CALL)]
      .map((match) => match[1] ?? '')
      .filter((name) => changing.includes(name));
  });
}

test('the calls that change data are known, those that look like reads too', () => {
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
  const files = sources('src/queries/**/*.ts');
  const made = files.flatMap(({ code }) => [...code.matchAll(CALL)]).map((match) => match[1]);
  expect(made.length).toBeGreaterThan(50);
  const faults = files.flatMap(({ path, code }) =>
    strayChanges(code).map((name) => `${path}: api.${name} belongs into useChange`),
  );
  expect(faults).toEqual([]);
});

test('one that stood in a query would be found', () => {
  const stray = `import { read } from './read.ts';
export const placeOrderQuery = (id: number) =>
  read(queryKey('TableCart', 'placeOrder', [id]), () => api.placeOrder(id));
export const useCartCount = () => read(keys, () => api.getCartCount(table, cart));
export const usePlaceOrder = () => useChange((id: number) => api.placeOrder(id));`;
  expect(strayChanges(stray)).toEqual(['placeOrder']);
});
