import type { CartView } from '../../contract/cart.ts';
import { isCartLocked } from '../../ordering/checkout/checkoutState.ts';
import { useCart } from '../../ordering/cart/useCart.ts';
import { useCheckout } from '../../ordering/checkout/useCheckout.ts';
import { useMenuHead } from '../../ordering/menu/useMenuHead.ts';
import { useOrderingNow } from '../../ordering/menu/useOrderingNow.ts';
import { useAreFirstAwaited } from '../../queries/read.ts';
import { cartGate } from './cartGate.ts';

/** Decides whether the diner can order this cart now, and gives the reason if not. */
export function useCartGate(view: CartView) {
  const { head, terms } = useMenuHead();
  const { minOrderAmount = head?.minOrderAmount ?? 0 } = useCart();
  const now = useOrderingNow(terms);
  const isLocked = isCartLocked(useCheckout().state);
  return {
    ...cartGate(view, { now: now.state, minOrderAmount, isLocked }),
    /** The hours are loading for the first time. */
    isLoading: useAreFirstAwaited(now),
    /** Of the venue, to show its opening hours. */
    timeZone: head?.timeZone,
  };
}
