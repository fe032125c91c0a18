import { useEffect, useMemo, type ReactNode } from 'react';
import { NO_TABLE } from '../../rules/common/address.ts';
import { appStore, useAppStore } from '../../state/appStore.ts';
import { subscribe } from '../../storage/store.ts';
import { uniqueCartIdKey } from '../../storage/uniqueCartId.ts';
import { EMPTY_CART } from '../../state/cartSlice.ts';
import type { Cart } from './cart.ts';
import { tableCart, tableOrder } from './tableCart.ts';
import { CartContext } from './useCart.ts';
import { useOnReturn } from '../visit/useOnReturn.ts';
import { useVisit } from '../visit/useVisit.ts';
import { useWhileOffline } from '../visit/useWhileOffline.ts';

interface CartProviderProps {
  children: ReactNode;
  /** Called when the server later refuses an optimistic change. */
  onRefused: (failure: unknown) => void;
}

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

/** One cart object per visit, so that the taps of all components are batched together. */
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
    () => tableOrder({ code, tableCode, orderKey }),
    [code, tableCode, orderKey],
  );
  const current = useMemo(() => {
    const cart = tableCart({ code, tableCode, state, orderKey, lang }, onRefused);
    return { orderKey, cartKey: orderKey, ordersAt: tableCode, order, cart };
  }, [code, tableCode, state, orderKey, lang, order, onRefused]);
  useOnReturn(() => refreshIfSeen(current));
  useWhileOffline(() => refreshIfSeen(current));
  return <CartContext value={current}>{children}</CartContext>;
}
