import { createContext, useContext } from 'react';
import type { DeviceBill, DeviceChoice } from '../../rules/cart/deviceBill.ts';
import { useAppStore } from '../../state/appStore.ts';
import { EMPTY_CART, type CartState } from '../../state/cartSlice.ts';
import type { Cart, CartClock, CartOrder } from './cart.ts';

interface ProvidedCart {
  /** '' while there is no cart, or none that could be ordered. */
  orderKey: string;
  /** Under which the store knows its content. */
  cartKey: string;
  cart: Cart;
  order: CartOrder;
  /** Where the orders of this cart are remembered: at its table, or with its customer. */
  ordersAt: string;
  /** Of a cart that lives for a while only. */
  clock?: CartClock;
  /** Of a cart that the device sums up itself. */
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
