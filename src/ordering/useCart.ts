import { createContext, useContext } from 'react';
import { useAppStore } from '../state/appStore.ts';
import { EMPTY_CART, type CartState } from '../state/cartSlice.ts';
import type { Cart } from './cart.ts';

interface ProvidedCart {
  /** '' while the page has no table, and so no cart. */
  orderKey: string;
  cart: Cart;
}

export const CartContext = createContext<ProvidedCart | undefined>(undefined);

/** What can be done with the cart of this visit. */
export function useCartActions(): ProvidedCart {
  const provided = useContext(CartContext);
  if (provided === undefined) throw new Error('This page stands outside a cart.');
  return provided;
}

/** The cart of this visit: what is known of it, and what can be done with it. */
export function useCart(): CartState & ProvidedCart {
  const provided = useCartActions();
  const content = useAppStore((store) => store.carts[provided.orderKey] ?? EMPTY_CART);
  return { ...content, ...provided };
}
