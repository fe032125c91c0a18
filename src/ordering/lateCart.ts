import { afterFirstScreen } from '../ui/whenIdle.ts';
import type { Cart } from './cart.ts';

/**
 * A cart whose code comes when it is first used: one reads a menu before one orders from it. Every
 * tap is kept and carried out in its order.
 */
export function lateCart(load: () => Promise<Cart>): Cart {
  let coming: Promise<Cart> | undefined;
  const cart = async () => {
    coming ??= load();
    try {
      return await coming;
    } catch (failure) {
      // The next tap tries again.
      coming = undefined;
      throw failure;
    }
  };
  /** What is in the cart already is told when there is a menu to read. */
  const cartToRead = async () => {
    await afterFirstScreen();
    return cart();
  };
  return {
    refresh: async () => (await cartToRead()).refresh(),
    refreshCount: async () => (await cartToRead()).refreshCount(),
    addOne: async (...dish) => (await cart()).addOne(...dish),
    saveLine: async (line) => (await cart()).saveLine(line),
    change: (tableCartId, qty) => {
      // Whoever has a line to change has loaded the cart; a failure shows in the quantity.
      cart()
        .then((loaded) => loaded.change(tableCartId, qty))
        .catch(() => undefined);
    },
    remove: async (tableCartId) => (await cart()).remove(tableCartId),
    restore: async (line) => (await cart()).restore(line),
    clear: async () => (await cart()).clear(),
    applyPromo: async (promoCode) => (await cart()).applyPromo(promoCode),
    removePromo: async () => (await cart()).removePromo(),
  };
}
