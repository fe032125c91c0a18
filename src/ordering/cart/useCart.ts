import { createContext, useContext } from 'react';
import type { DeviceBill, DeviceChoice } from '../../rules/cart/deviceBill.ts';
import { useAppStore } from '../../state/appStore.ts';
import { EMPTY_CART, type CartState } from '../../state/cartSlice.ts';
import type { Cart, CartClock, CartOrder } from './cart.ts';

interface ProvidedCart {
  /** '' while there is no cart that can be ordered. */
  orderKey: string;
  /** Key of its content in the state. */
  cartKey: string;
  cart: Cart;
  order: CartOrder;
  /** Under which table or customer the orders of this cart are stored. */
  ordersAt: string;
  /** Device carts only: the life span. */
  clock?: CartClock;
  /** Device carts only: the bill with tip, points and method. */
  billWith?: (choice: DeviceChoice) => DeviceBill | undefined;
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
  const content = useAppStore((store) => store.carts[provided.cartKey] ?? EMPTY_CART);
  return { ...content, ...provided };
}
