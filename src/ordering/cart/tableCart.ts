/** The cart of a table, and its order. Their code loads at its first use. */
import { lostCode } from '../../api/failure.ts';
import { afterFirstScreen } from '../../lazy/afterFirstScreen.ts';
import { lazyModule } from '../../lazy/lazyModule.ts';
import { appStore } from '../../state/appStore.ts';
import type { Cart, CartOrder } from './cart.ts';
import type { CartIdentity } from './serverCart.ts';
import { orderMadeFrom, settleCart } from './settleCart.ts';

const loadServerCart = lazyModule(() => import('./connectServerCart.ts'), lostCode('Cart'));

/** Taps made before the code has loaded are executed afterwards, in their order. */
export function tableCart(
  identity: CartIdentity,
  onRefused: (failure: unknown) => void,
  load: () => Promise<
    Pick<Awaited<ReturnType<typeof loadServerCart>>, 'connectServerCart'>
  > = loadServerCart,
): Cart {
  let connected: Cart | undefined;
  const cart = async () => {
    const { connectServerCart } = await load();
    connected ??= connectServerCart(identity, onRefused);
    return connected;
  };
  /** Reading the cart waits until the menu is shown. */
  const cartToRead = async () => {
    await afterFirstScreen();
    return cart();
  };
  return {
    refresh: async (isAwaited = false) => {
      try {
        await (await (isAwaited ? cart() : cartToRead())).refresh();
      } catch (failure) {
        if (failure instanceof Error) appStore.getState().patchCart(identity.orderKey, { failure });
      }
    },
    refreshCount: async () => (await cartToRead()).refreshCount(),
    addOne: async (...dish) => (await cart()).addOne(...dish),
    saveLine: async (line) => (await cart()).saveLine(line),
    change: (tableCartId, qty) => {
      // A line on screen means that the code has loaded. After a failure the old quantity returns.
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

export function tableOrder({
  code,
  tableCode,
  orderKey,
}: Pick<CartIdentity, 'code' | 'tableCode' | 'orderKey'>): CartOrder {
  return {
    settle: (eOrderId) => settleCart(code, tableCode, orderKey, eOrderId),
    retireKey: () => appStore.getState().retireOrderKey(code, tableCode, orderKey),
    placedAs: () => orderMadeFrom(code, tableCode, orderKey),
    isHere: () => true,
    orderOfCart: async () => {
      const { orderOfCart } = await loadServerCart();
      return orderOfCart(appStore.getState().lang, tableCode, orderKey);
    },
    version: () => appStore.getState().carts[orderKey]?.view?.cartVersion,
  };
}
