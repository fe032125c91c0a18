import { afterFirstScreen } from '../../defer/afterFirstScreen.ts';
import type { Cart } from './cart.ts';
import { lostCode } from '../../api/failure.ts';
import { lazyModule } from '../../defer/lazyModule.ts';

/**
 * A cart whose code comes when it is first used: one reads a menu before one orders from it. Every
 * tap is kept and carried out in its order. `onUnread` hears why the cart cannot be shown.
 */
export function deferredCart(load: () => Promise<Cart>, onUnread: (failure: Error) => void): Cart {
  const cart = lazyModule(load, lostCode('Cart'));
  /** What is in the cart already is told when there is a menu to read. */
  const cartToRead = async () => {
    await afterFirstScreen();
    return cart();
  };
  return {
    refresh: async () => {
      try {
        await (await cartToRead()).refresh();
      } catch (failure) {
        if (failure instanceof Error) onUnread(failure);
      }
    },
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
