import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../src/api/failure.ts';
import type { CallOptions } from '../../../src/api/request.ts';
import type { CartView } from '../../../src/contract/cart.ts';
import { CartLockedError } from '../../../src/ordering/cart/cart.ts';
import type { NewLine } from '../../../src/rules/cart/cartLine.ts';
import { line, setUp, view } from './serverCartScene.ts';

/** Answers nothing until the call is aborted. */
function untilCalledOff(_asked: unknown, options?: CallOptions): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  options?.signal?.addEventListener('abort', () => reject(new Error('called off')));
  return promise;
}

describe('a cart on the server', () => {
  it('is not emptied by an answer from before its first dish', async () => {
    const { promise, resolve } = Promise.withResolvers<CartView>();
    const { cart, now } = setUp([promise, view(1, line(1, 1))]);
    const slow = cart.refresh();
    await cart.refresh();
    resolve(view(0));
    await slow;
    expect(now()).toMatchObject({ count: 1, view: { cartVersion: 1 } });
  });

  it('combines quick taps into one absolute quantity', async () => {
    const { api, cart, now, runDue } = setUp([view(2, line(1, 4))]);
    cart.change(1, 2);
    cart.change(1, 3);
    cart.change(1, 4);
    expect(now()?.tapped).toEqual({ 1: 4 });
    expect(api.updateCartQty).not.toHaveBeenCalled();
    await runDue();
    expect(api.updateCartQty.mock.calls).toEqual([[{ tableCartId: 1, qty: 4 }]]);
    await waitFor(() => expect(now()?.tapped).toEqual({}));
  });

  it("shows the server's quantity again when a change is refused", async () => {
    const { api, cart, now, onRefused, runDue } = setUp([view(2, line(1, 1))]);
    const refused = new ApiFailure('refusal', 'TableCart/UpdateCartQty', { status: -16 });
    api.updateCartQty.mockRejectedValueOnce(refused);
    cart.change(1, 50);
    await runDue();
    await waitFor(() => expect(now()).toMatchObject({ tapped: {}, count: 1 }));
    expect(onRefused).toHaveBeenCalledWith(refused);
  });

  it('allows an edited line to be sent again, though it is already in the cart', async () => {
    const { api, cart } = setUp([view(1, { ...line(1, 1), uniqueId: 'key1' })]);
    const { promise, resolve } = Promise.withResolvers<never>();
    const signals: (AbortSignal | undefined)[] = [];
    api.saveCartItem.mockImplementationOnce((_asked, options) => {
      signals.push(options?.signal);
      return promise;
    });
    const edited = { tableCartId: 1, uniqueId: 'key1' } as NewLine;
    const saving = cart.saveLine(edited);
    await cart.refresh();
    expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
    resolve({ cartCount: 1 } as never);
    await saving;
  });

  it('says that a dish was not added if the cart was given up before it appeared', async () => {
    const seen = { ...line(1, 1), menuItemId: 7, uniqueId: 'key1' };
    const { api, cart, isGivenUp, newUniqueId } = setUp([view(1, seen)]);
    newUniqueId.mockReturnValueOnce('key1');
    api.addToCart.mockImplementationOnce(untilCalledOff);
    const adding = expect(cart.addOne(7, 'v1')).rejects.toMatchObject({ status: -14 });
    isGivenUp.mockReturnValue(true);
    await cart.refresh();
    await adding;
  });

  it('adds a dish with the same key after a change of language, if its add got no answer', async () => {
    const { api, cart, open, newUniqueId } = setUp([view(1), view(2)]);
    newUniqueId.mockReturnValueOnce('key1').mockReturnValueOnce('key2');
    api.addToCart.mockRejectedValueOnce(new ApiFailure('timeout', 'TableCart/AddToCart'));
    await expect(cart.addOne(7, 'v1')).rejects.toThrow();
    await open('AR').addOne(7, 'v1');
    expect(api.addToCart.mock.calls.map(([{ body }]) => body.uniqueId)).toEqual(['key1', 'key1']);
  });

  it('removes by quantity 0', async () => {
    const { api, cart, runDue } = setUp([view(2)]);
    cart.change(1, 0);
    await runDue();
    expect(api.removeFromCart).toHaveBeenCalledWith({ tableCartId: 1 });
    expect(api.updateCartQty).not.toHaveBeenCalled();
  });

  it('keeps its last state when it cannot be read', async () => {
    const { api, cart, now } = setUp([view(1, line(1, 2))]);
    await cart.refresh();
    api.getCartDetails.mockRejectedValueOnce(new ApiFailure('network', 'TableCart'));
    await cart.refresh();
    expect(now()).toMatchObject({ count: 2, view: { cartVersion: 1 }, isLoading: false });
    expect(now()?.failure).toBeInstanceOf(ApiFailure);
  });

  it('loads again after a promo was refused, since the server may have kept it', async () => {
    const { api, cart } = setUp([view(1)]);
    api.validatePromoCode.mockRejectedValueOnce(
      new ApiFailure('refusal', 'TableCart/validatePromoCode', { status: -32 }),
    );
    await expect(cart.applyPromo('LATER')).rejects.toMatchObject({ status: -32 });
    expect(api.getCartDetails).toHaveBeenCalledOnce();
  });
});

const refusal = (call: string, status: number, details: unknown = null) =>
  new ApiFailure('refusal', call, { status, details });

describe('taps on a quantity', () => {
  it.each([
    ['the most', { maxQty: 4 }, [50, 4]],
    ['the least', { minQty: 2 }, [50, 2]],
    ['0, if none is left', { maxQty: 0 }, [50]],
  ])('above the limit set %s', async (_, details, quantities) => {
    const { api, cart, onRefused, runDue } = setUp([view(2, line(1, 4))]);
    const refused = refusal('TableCart/UpdateCartQty', -16, details);
    api.updateCartQty.mockRejectedValueOnce(refused);
    cart.change(1, 50);
    await runDue();
    const asked = quantities.map((qty) => [{ tableCartId: 1, qty }]);
    await waitFor(() => expect(api.updateCartQty.mock.calls).toEqual(asked));
    expect(onRefused).toHaveBeenCalledWith(refused);
  });

  it('on a removed line are reported, and the line disappears', async () => {
    const { api, cart, now, onRefused, runDue } = setUp([view(1, line(1, 1)), view(2)]);
    await cart.refresh();
    api.updateCartQty.mockRejectedValueOnce(refusal('TableCart/UpdateCartQty', -1));
    cart.change(1, 2);
    await runDue();
    await waitFor(() => expect(now()).toMatchObject({ count: 0, tapped: {} }));
    expect(onRefused).toHaveBeenCalledOnce();
  });

  it('are dropped when the line is removed', async () => {
    const { api, cart, now, runDue } = setUp([view(2)]);
    cart.change(1, 5);
    await cart.remove(1);
    await runDue();
    expect(api.updateCartQty).not.toHaveBeenCalled();
    expect(now()?.tapped).toEqual({});
  });
});

describe('a cart whose order is under way', () => {
  it('refuses changes', async () => {
    const { api, cart, isLocked, onRefused, runDue } = setUp([]);
    isLocked.mockReturnValue(true);
    await expect(cart.addOne(10, 'v1')).rejects.toThrow(CartLockedError);
    await expect(cart.remove(1)).rejects.toThrow(CartLockedError);
    await expect(cart.clear()).rejects.toThrow(CartLockedError);
    await expect(cart.applyPromo('AHLAN10')).rejects.toThrow(CartLockedError);
    cart.change(1, 2);
    await runDue();
    await waitFor(() => expect(onRefused).toHaveBeenCalledOnce());
    for (const call of [api.addToCart, api.removeFromCart, api.removeOrders, api.updateCartQty]) {
      expect(call).not.toHaveBeenCalled();
    }
  });
});
