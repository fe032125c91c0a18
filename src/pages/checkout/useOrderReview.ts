import { useEffect, useEffectEvent, useReducer } from 'react';
import { refusalOnButton } from '../../components/checkout/refusalInForm.ts';
import type { OrderDetails } from '../../contract/orders.ts';
import { useCart } from '../../ordering/cart/useCart.ts';
import { isCartLocked } from '../../ordering/checkout/checkoutState.ts';
import { useCheckout } from '../../ordering/checkout/useCheckout.ts';
import { isSavedAsAsked } from '../../rules/checkout/savedAsAsked.ts';
import { decimalsOf } from '../../rules/common/money.ts';
import { isKeyUsed } from '../../rules/order/orderProgress.ts';
import { pendingOrderEntry, type PendingOrder } from '../../storage/orderEntries.ts';
import { subscribe } from '../../storage/store.ts';

export interface ReviewProps {
  order: OrderDetails;
  readAgain: () => void;
}

/** Compares the server's order with what this device asked for, and confirms it. */
export function useOrderReview({ order, readAgain }: ReviewProps) {
  const { orderKey } = useCart();
  const { state, checkout } = useCheckout();
  const intent = useIntent(order.orderKey, readAgain);
  const isOwn = orderKey === order.orderKey && intent !== undefined;
  const isBusy = isCartLocked(state) || state.step === 'leaving';
  const { totals } = order;
  return {
    /** The total that the diner saw before; undefined for an order from elsewhere. */
    seen: isOwn ? intent.request.expectedTotal : undefined,
    isOwn,
    isAsAsked: isOwn && isSavedAsAsked(intent.request, order),
    decimals: decimalsOf(totals.currency, totals.currencyDecimals),
    refusal: refusalOnButton(state),
    isBusy,
    isPlaced: isKeyUsed(order) && !isBusy,
    confirm: () => void checkout.confirm(totals),
  };
}

/** The intent of the order. If another tab changes it, reads the order again. */
function useIntent(orderKey: string, onChanged: () => void): PendingOrder | undefined {
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  const changed = useEffectEvent(() => {
    lookAgain();
    onChanged();
  });
  useEffect(() => subscribe(pendingOrderEntry.key(orderKey), changed), [orderKey]);
  return pendingOrderEntry.read(orderKey);
}
