import { expect, test, vi } from 'vitest';
import { lostCode } from '../../../src/api/failure.ts';
import type { Cart } from '../../../src/ordering/cart/cart.ts';
import { tableCart } from '../../../src/ordering/cart/tableCart.ts';
import { appStore } from '../../../src/state/appStore.ts';

const HERE = { code: 'BEIT', tableCode: 'T1', state: 'Table', orderKey: 'k', lang: 'EN' } as const;

test('a cart whose code fails to load says so, and refuses taps', async () => {
  const addOne = vi.fn<Cart['addOne']>().mockResolvedValue(undefined);
  const connectServerCart = vi.fn(() => ({ addOne }) as Partial<Cart> as Cart);
  const lost = lostCode('Cart')(new TypeError('Failed to fetch dynamically imported module'));
  const load = vi
    .fn<() => Promise<{ connectServerCart: () => Cart }>>()
    .mockRejectedValueOnce(lost)
    .mockRejectedValueOnce(lost)
    .mockResolvedValue({ connectServerCart });
  const cart = tableCart(HERE, vi.fn(), load);
  await cart.refresh();
  expect(appStore.getState().carts['k']?.failure).toMatchObject({ kind: 'network' });
  await expect(cart.addOne(7, 'schedule')).rejects.toMatchObject({ kind: 'network' });
  await Promise.all([cart.addOne(7, 'schedule'), cart.addOne(8, 'schedule')]);
  expect(addOne).toHaveBeenCalledTimes(2);
  expect(connectServerCart).toHaveBeenCalledOnce();
});
