import type { CartChange, CartView } from '../../contract/cart.ts';
import type { OrderingState } from '../../ordering/visit/orderingState.ts';
import { minimumOrder, type MinimumOrder } from '../../rules/cart/savings.ts';
import { decimalsOf } from '../../rules/common/money.ts';

export interface CartGate {
  /** Undefined if the cart can be paid. */
  blockedBy: 'lines' | 'minimum' | 'closed' | 'checking' | undefined;
  minimum: MinimumOrder | undefined;
  ordering: OrderingState;
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

interface GateFacts {
  /** If the venue takes orders now. */
  now: OrderingState;
  minOrderAmount: number;
  isLocked: boolean;
}

/** Decides whether the diner can order this cart now, and gives the reason if not. */
export function cartGate(view: CartView, { now, minOrderAmount, isLocked }: GateFacts): CartGate {
  const ordering: OrderingState =
    now.canOrder && !view.isOpen
      ? { canOrder: false, reason: 'closed', opensAt: view.nextOpenAt }
      : now;
  const decimals = decimalsOf(view.currency, view.currencyDecimals);
  const minimum = minimumOrder(view.totals, minOrderAmount, decimals);
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
  return { blockedBy, minimum, ordering, isLocked, isOff };
}
