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
  /** The table or customer under which this cart's orders are stored. */
  ordersAt: string;
  /** Device carts only: the life span. */
  clock?: CartClock;
  /** Device carts only: the bill with tip, points and method. */
  billWith?: (choice: DeviceChoice) => DeviceBill | undefined;
}

export const CartContext = createContext<ProvidedCart | undefined>(undefined);

/** The cart's functions, for components that must not render again when its content changes. */
export function useCartActions(): ProvidedCart {
  const provided = useContext(CartContext);
  if (provided === undefined)
    throw new Error('useCart needs a CartProvider or DeviceCartProvider.');
  return provided;
}

/** The content and the functions of the visit's cart. */
export function useCart(): CartState & ProvidedCart {
  const provided = useCartActions();
  const content = useAppStore((store) => store.carts[provided.cartKey] ?? EMPTY_CART);
  return { ...content, ...provided };
}
