import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { MenuItem } from '../../contract/menu.ts';
import { onEarlyTaps } from '../../lazy/earlyTaps.ts';
import { appStore, useAppStore } from '../../state/appStore.ts';
import { EMPTY_CART } from '../../state/cartSlice.ts';
import { dishInCart, type DishInCart } from './dishesInCart.ts';
import { useCartActions } from './useCart.ts';

/** Renders again only when this dish's quantity changes. */
export function useDishInCart(menuItemId: number): DishInCart {
  const { cartKey } = useCartActions();
  return useAppStore(
    useShallow((store) => dishInCart(store.carts[cartKey] ?? EMPTY_CART, menuItemId)),
  );
}

export interface DishTaps {
  /** The quantity to show: the cart's, or the one that the diner has tapped since. */
  quantity: number;
  /** The card can show a stepper instead of the plus button. */
  isCountable: boolean;
  min: number;
  max: number;
  /** True for a moment after a tap has added the dish. */
  isAnswering: boolean;
  add: () => void;
  set: (quantity: number) => void;
}

const ANSWER_MS = 900;

/**
 * Taps on a dish that needs no choice. The first one is sent at once. Further taps before its line
 * is in the cart are combined into one quantity.
 */
export function useQuickAdd(
  item: MenuItem,
  onAdd: (item: MenuItem, quantity: number) => Promise<boolean>,
): DishTaps {
  const inCart = useDishInCart(item.id);
  const { cart, cartKey } = useCartActions();
  const [wanted, setWanted] = useState<number | undefined>(undefined);
  const wantedNow = useRef<number | undefined>(undefined);
  const want = (quantity: number | undefined) => {
    wantedNow.current = quantity;
    setWanted(quantity);
  };

  const [answered, setAnswered] = useState(0);
  useEffect(() => {
    if (answered === 0) return undefined;
    const timer = setTimeout(() => setAnswered(0), ANSWER_MS);
    return () => clearTimeout(timer);
  }, [answered]);

  const settle = async (first: number) => {
    const isAdded = await onAdd(item, first);
    const last = wantedNow.current ?? first;
    want(undefined);
    if (!isAdded || last === first) return;
    const state = appStore.getState().carts[cartKey] ?? EMPTY_CART;
    const { tableCartId } = dishInCart(state, item.id);
    if (tableCartId > 0) cart.change(tableCartId, last);
    else if (last > first) await onAdd(item, last - first);
  };
  const addEarly = useEffectEvent((quantity: number) => {
    want(quantity);
    void settle(quantity);
  });
  const isReady = cartKey !== '';
  const { id, price } = item;
  useEffect(
    () => (isReady ? onEarlyTaps(id, { price, act: (quantity) => addEarly(quantity) }) : undefined),
    [id, price, isReady],
  );
  const least = Math.max(1, item.minQty);
  return {
    quantity: wanted ?? inCart.quantity,
    isCountable: wanted === undefined ? inCart.tableCartId > 0 : wanted > 0,
    min: least,
    max: Math.min(item.maxQty, item.stockLeft ?? item.maxQty),
    isAnswering: answered > 0,
    add: () => {
      setAnswered((before) => before + 1);
      if (wantedNow.current !== undefined) return want(Math.max(least, wantedNow.current + 1));
      // If the cart has the dish with choices, this adds a separate line: do not show a count yet.
      if (inCart.quantity === 0) want(least);
      return void settle(least);
    },
    set: (quantity) => {
      if (wantedNow.current === undefined) cart.change(inCart.tableCartId, quantity);
      else want(quantity);
    },
  };
}
