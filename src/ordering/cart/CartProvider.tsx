import { useEffect, useMemo, type ReactNode } from 'react';
import { NO_TABLE } from '../../config/paths.ts';
import { appStore, useAppStore } from '../../state/appStore.ts';
import { subscribe } from '../../storage/store.ts';
import { uniqueCartIdKey } from '../../storage/uniqueCartId.ts';
import { EMPTY_CART } from '../../state/cartSlice.ts';
import type { Cart } from './cart.ts';
import { deferredCart } from './deferredCart.ts';
import { lostCode } from '../../api/failure.ts';
import { lazyModule } from '../../defer/lazyModule.ts';
import { orderMadeFrom, settleCart } from './settleCart.ts';
import { CartContext } from './useCart.ts';
import { useOnReturn } from '../visit/useOnReturn.ts';
import { useVisit } from '../visit/useVisit.ts';
import { useWhileOffline } from '../visit/useWhileOffline.ts';

interface CartProviderProps {
  children: ReactNode;
  /** Called when an optimistic change was refused later. */
  onRefused: (failure: unknown) => void;
}

const loadServerCart = lazyModule(() => import('./connectServerCart.ts'), lostCode('Cart'));

interface CartHere {
  cart: Cart;
  orderKey: string;
}

/** A cart that was not opened yet needs only its count. */
function refreshIfSeen({ cart, orderKey }: CartHere): void {
  const { view, failure } = appStore.getState().carts[orderKey] ?? EMPTY_CART;
  if (view || failure) void cart.refresh();
  else if (orderKey !== '') cart.refreshCount().catch(() => undefined);
}

/** One cart object for the whole visit, so that taps of all its parts are batched together. */
export function CartProvider({ children, onRefused }: CartProviderProps) {
  const { code, tableCode, state, lang } = useVisit();
  const orderKeyAt = useAppStore((store) => store.orderKeyAt);
  const orderKey = useAppStore((store) => store.orderKeys[`${code}/${tableCode}`]) ?? '';

  useEffect(() => {
    if (tableCode === NO_TABLE) return undefined;
    const readKey = () => void orderKeyAt(code, tableCode);
    readKey();
    // Another tab may have ordered this cart and started a new key.
    return subscribe(uniqueCartIdKey(code, tableCode), readKey);
  }, [code, tableCode, orderKeyAt]);

  // Not rebuilt with the language: an order in progress must survive the change.
  const order = useMemo(
    () => ({
      settle: (eOrderId: number) => settleCart(code, tableCode, orderKey, eOrderId),
      retireKey: () => appStore.getState().retireOrderKey(code, tableCode, orderKey),
      placedAs: () => orderMadeFrom(code, tableCode, orderKey),
      isHere: () => true,
      orderOfCart: async () => {
        const { orderOfCart } = await loadServerCart();
        return orderOfCart(appStore.getState().lang, tableCode, orderKey);
      },
      version: () => appStore.getState().carts[orderKey]?.view?.cartVersion,
    }),
    [code, tableCode, orderKey],
  );
  const current = useMemo(() => {
    const identity = { code, tableCode, state, orderKey, lang };
    return {
      orderKey,
      cartKey: orderKey,
      ordersAt: tableCode,
      order,
      cart: deferredCart(
        async () => (await loadServerCart()).connectServerCart(identity, onRefused),
        (failure) => appStore.getState().patchCart(orderKey, { failure }),
      ),
    };
  }, [code, tableCode, state, orderKey, lang, order, onRefused]);
  useOnReturn(() => refreshIfSeen(current));
  useWhileOffline(() => refreshIfSeen(current));
  return <CartContext value={current}>{children}</CartContext>;
}
