/** A server cart whose answers each test defines. */
import { waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { CallOptions } from '../../../src/api/request.ts';
import type { Lang } from '../../../src/contract/languages.ts';
import type { AddToCartPayload, CartView, CartViewLine } from '../../../src/contract/cart.ts';
import { createServerCart, type CartTools } from '../../../src/ordering/cart/serverCart.ts';
import { createCartSlice, type CartSlice } from '../../../src/state/cartSlice.ts';
import { NO_MEMORY } from './cartMemory.ts';

const ORDER_KEY = 'abcdefghijkl';

export function line(tableCartId: number, qty: number): CartViewLine {
  return { tableCartId, qty, menuItemId: tableCartId * 10 } as CartViewLine;
}

export function view(cartVersion: number, ...cartList: CartViewLine[]): CartView {
  return { cartVersion, cartList, menuScheduleUniqueId: 'v1' } as CartView;
}

export function setUp(views: (CartView | Promise<CartView>)[], memory: Partial<CartTools> = {}) {
  const store = createStore<CartSlice>()((...tools) => createCartSlice(...tools));
  const due: (() => void)[] = [];
  const cancelled = new Set<() => void>();
  const api = {
    addToCart: vi.fn((_asked: { body: AddToCartPayload }, _options?: CallOptions) =>
      Promise.resolve({ tableCartId: 1, uniqueId: 'u', cartCount: 1, cartVersion: 1 }),
    ),
    getCartCount: vi.fn(() => Promise.resolve(3)),
    getCartDetails: vi.fn(() => Promise.resolve(views.shift() ?? view(99))),
    removeFromCart: vi.fn(() => Promise.resolve({ cartCount: 0, cartVersion: 2 })),
    removeOrders: vi.fn(() => Promise.resolve({ cartCount: 0, cartVersion: 2 })),
    saveCartItem: vi.fn((_asked: unknown, _options?: CallOptions) =>
      Promise.resolve({ tableCartId: 1, uniqueId: 'u', cartCount: 1, cartVersion: 1 }),
    ),
    updateCartQty: vi.fn(({ qty }: { tableCartId: number; qty: number }) =>
      Promise.resolve({ qty, cartCount: qty, cartVersion: 2 }),
    ),
    validatePromoCode: vi.fn(() => Promise.resolve(null)),
  };
  const onRefused = vi.fn();
  const retireKey = vi.fn();
  const onOrdered = vi.fn();
  const isLocked = vi.fn(() => false);
  const isGivenUp = vi.fn(() => false);
  const newUniqueId = vi.fn(() => 'newUniqueId1');
  const tools: CartTools = {
    api,
    store,
    newUniqueId,
    schedule: (act) => {
      due.push(act);
      return () => cancelled.add(act);
    },
    retireKey,
    onOrdered,
    isLocked,
    isGivenUp,
    addedBy: () => undefined,
    onRefused,
    ...NO_MEMORY,
    ...memory,
  };
  const open = (lang: Lang) =>
    createServerCart(
      { code: 'BEIT', tableCode: 'T12', state: 'Table', orderKey: ORDER_KEY, lang },
      tools,
    );
  return {
    api,
    cart: open('EN'),
    open,
    onRefused,
    onOrdered,
    isLocked,
    isGivenUp,
    newUniqueId,
    retireKey,
    now: () => store.getState().carts[ORDER_KEY],
    runDue: async () => {
      for (const act of due.splice(0)) if (!cancelled.has(act)) act();
      await waitFor(() => expect(store.getState().carts[ORDER_KEY]?.isLoading).not.toBe(true));
    },
  };
}
