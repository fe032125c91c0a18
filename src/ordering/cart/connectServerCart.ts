/** Creates a server cart with the app's calls, store and storage. */
import { callersOf } from '../../api/callers.ts';
import type { Lang } from '../../contract/languages.ts';
import {
  addToCart,
  getCartCount,
  getCartDetails,
  removeFromCart,
  removeOrders,
  saveCartItem,
  updateCartQty,
  validatePromoCode,
} from '../../contract/endpoints/tableCart.ts';
import { appStore } from '../../state/appStore.ts';
import { newUniqueId } from '../../storage/randomKey.ts';
import type { Cart } from './cart.ts';
import { createServerCart, type CartIdentity } from './serverCart.ts';
import { writeCachedCart, readCachedCart, withNames } from './cachedCart.ts';
import { isOrderUnsettled, orderMadeFrom, settleCart } from './settleCart.ts';
import { nameIn, noteSharing } from './sharing.ts';

const api = callersOf({
  addToCart,
  getCartCount,
  getCartDetails,
  removeFromCart,
  removeOrders,
  saveCartItem,
  updateCartQty,
  validatePromoCode,
});

function schedule(act: () => void, delayMs: number): () => void {
  const timer = setTimeout(act, delayMs);
  return () => clearTimeout(timer);
}

export function connectServerCart(
  identity: CartIdentity,
  onRefused: (failure: unknown) => void,
): Cart {
  const { code, tableCode, orderKey } = identity;
  noteSharing(identity, orderKey);
  return createServerCart(identity, {
    api,
    store: appStore,
    newUniqueId,
    schedule,
    retireKey: () => appStore.getState().retireOrderKey(code, tableCode, orderKey),
    isGivenUp: () =>
      appStore.getState().orderKeys[`${code}/${tableCode}`] !== orderKey &&
      orderMadeFrom(code, tableCode, orderKey) === undefined,
    onOrdered: (eOrderId) => settleCart(code, tableCode, orderKey, eOrderId),
    isLocked: () => isOrderUnsettled(orderKey),
    isOffline: () => appStore.getState().isOffline,
    named: (view) => withNames(view, identity),
    seen: {
      read: () => readCachedCart(identity),
      write: (seen) => writeCachedCart(identity, seen),
    },
    addedBy: () => nameIn(identity, orderKey),
    onRefused,
  });
}

/** The order that was made from this cart, according to the server; 0 if there is none. */
export async function orderOfCart(
  lang: Lang,
  tableCode: string,
  orderKey: string,
): Promise<number> {
  return (await api.getCartDetails({ lang, tableCode, uniqueCartId: orderKey })).eOrderID;
}
