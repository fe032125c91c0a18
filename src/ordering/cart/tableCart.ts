import { afterFirstScreen } from '../../defer/afterFirstScreen.ts';
import type { Cart } from './cart.ts';
import { lostCode } from '../../api/failure.ts';
import { lazyModule } from '../../defer/lazyModule.ts';

/**
 * Loads the cart's code at its first use, so that the menu does not wait for it. Taps meanwhile are
 * carried out in their order afterwards. `onUnread` gets the reason if the cart cannot be read.
 */
export function deferredCart(load: () => Promise<Cart>, onUnread: (failure: Error) => void): Cart {
  const cart = lazyModule(load, lostCode('Cart'));
  /** Reading the cart waits until the menu is shown. */
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
      // A line on screen means that the code is loaded. After a failure the old quantity is shown again.
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
