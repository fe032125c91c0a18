import type { CartChange, CartView } from '../../contract/cart.ts';
import { isCartLocked } from '../../ordering/checkout/checkoutState.ts';
import { useCart } from '../../ordering/cart/useCart.ts';
import { useCheckout } from '../../ordering/checkout/useCheckout.ts';
import { useMenuHead } from '../../ordering/menu/useMenuHead.ts';
import { useOrderingNow } from '../../ordering/menu/useOrderingNow.ts';
import type { OrderingState } from '../../ordering/visit/orderingState.ts';
import { useAreFirstAwaited } from '../../queries/read.ts';
import { decimalsOf } from '../../rules/common/money.ts';
import { minimumOrder, type MinimumOrder } from '../../rules/cart/savings.ts';

export interface CartGate {
  /** Undefined if the cart can be paid. */
  blockedBy: 'lines' | 'minimum' | 'closed' | 'checking' | undefined;
  minimum: MinimumOrder | undefined;
  ordering: OrderingState;
  /** The hours are loading for the first time. */
  isLoading: boolean;
  /** Of the venue, to show its opening hours. */
  timeZone: string | undefined;
  /** The cart belongs to an order that is being sent. */
  isLocked: boolean;
  /** The server keeps the cart and cannot be reached. */
  isOff: boolean;
}

/** Changes of a line that make the server refuse the order. */
const BLOCKING: ReadonlySet<CartChange['kind']> = new Set([
  'unavailable',
  'modifierUnavailable',
  'modifierRule',
  'qty',
]);

/** Decides whether the diner can order this cart now, and gives the reason if not. */
export function useCartGate(view: CartView): CartGate {
  const { head, terms } = useMenuHead();
  const { minOrderAmount } = useCart();
  const now = useOrderingNow(terms);
  const { state } = useCheckout();
  const isLocked = isCartLocked(state);
  const ordering: OrderingState =
    now.state.canOrder && !view.isOpen
      ? { canOrder: false, reason: 'closed', opensAt: view.nextOpenAt }
      : now.state;
  const decimals = decimalsOf(view.currency, view.currencyDecimals);
  const minimum = minimumOrder(view.totals, minOrderAmount ?? head?.minOrderAmount ?? 0, decimals);
  const isSpoilt =
    view.cartList.some((line) => !line.isAvailable) ||
    view.changes.some(({ kind }) => BLOCKING.has(kind));
  const blockedBy = isLocked
    ? 'checking'
    : !ordering.canOrder
      ? 'closed'
      : isSpoilt
        ? 'lines'
        : minimum && minimum.missing > 0
          ? 'minimum'
          : undefined;
  const isOff = !ordering.canOrder && ordering.reason === 'offline';
  const isLoading = useAreFirstAwaited(now);
  const timeZone = head?.timeZone;
  return { blockedBy, minimum, ordering, isLoading, timeZone, isLocked, isOff };
}
