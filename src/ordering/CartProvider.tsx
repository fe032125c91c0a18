import { useEffect, useMemo, type ReactNode } from 'react';
import { NO_TABLE } from '../config/paths.ts';
import { appStore, useAppStore } from '../state/appStore.ts';
import { subscribe } from '../storage/store.ts';
import { uniqueCartIdKey } from '../storage/uniqueCartId.ts';
import { lateCart } from './lateCart.ts';
import { lastOrderAt, settleCart } from './settleCart.ts';
import { CartContext } from './useCart.ts';
import { useOnReturn } from './useOnReturn.ts';
import { useVisit } from './useVisit.ts';

interface CartProviderProps {
  children: ReactNode;
  /** Hears of a change that was refused after the diner had gone on. */
  onRefused: (failure: unknown) => void;
}

/** One cart for all widgets of a page, so that their taps are gathered together. */
export function CartProvider({ children, onRefused }: CartProviderProps) {
  const { code, tableCode, state, lang } = useVisit();
  const orderKeyAt = useAppStore((store) => store.orderKeyAt);
  const orderKey = useAppStore((store) => store.orderKeys[`${code}/${tableCode}`]) ?? '';

  useEffect(() => {
    if (tableCode === NO_TABLE) return undefined;
    const readKey = () => void orderKeyAt(code, tableCode);
    readKey();
    // Another tab that ordered this cart has begun the next one.
    return subscribe(uniqueCartIdKey(code, tableCode), readKey);
  }, [code, tableCode, orderKeyAt]);

  const current = useMemo(() => {
    const place = { code, tableCode, state, orderKey, lang };
    const load = () => import('./serverCartHere.ts');
    return {
      orderKey,
      cartKey: orderKey,
      ordersAt: tableCode,
      order: {
        settle: (eOrderId: number) => settleCart(code, tableCode, orderKey, eOrderId),
        retireKey: () => appStore.getState().retireOrderKey(code, tableCode, orderKey),
        placedAs: () => {
          const last = lastOrderAt(code, tableCode);
          return last?.orderKey === orderKey ? last.eOrderID : undefined;
        },
        orderOfCart: async () => (await load()).orderOfCart(place),
        version: () => appStore.getState().carts[orderKey]?.view?.cartVersion,
      },
      cart: lateCart(async () => (await load()).serverCartHere(place, onRefused)),
    };
  }, [code, tableCode, state, orderKey, lang, onRefused]);
  useOnReturn(() => {
    if (appStore.getState().carts[orderKey]?.view) void current.cart.refresh();
  });
  return <CartContext value={current}>{children}</CartContext>;
}
