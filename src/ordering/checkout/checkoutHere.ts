import { callersOf } from '../../api/callers.ts';
import {
  checkEOrderStatus,
  paymentByCard,
  placeOrder,
  saveEOrder,
  saveEOrderDriveThrough,
} from '../../contract/endpoints/tableCartOrders.ts';
import { readLogin } from '../../storage/login.ts';
import { orderLeaseEntry, pendingOrderEntry, sentOrderEntry } from '../../storage/orderEntries.ts';
import { rememberOrderKey } from '../../storage/orderKeys.ts';
import { newUniqueId } from '../../storage/randomKey.ts';
import type { CartOrder } from '../cart/cart.ts';
import { createCheckout } from './checkout.ts';
import type { Checkout, CheckoutState } from './checkoutState.ts';
import type { CheckoutPlace } from './checkoutTerms.ts';
import { createOrderLock } from './orderLock.ts';
import { allowedPaymentPage } from './trustedPayment.ts';

const api = callersOf({
  checkEOrderStatus,
  paymentByCard,
  placeOrder,
  saveEOrder,
  saveEOrderDriveThrough,
});
const lock = createOrderLock(orderLeaseEntry, newUniqueId);

/** The checkout with this browser's storage, clock and lock. */
export function checkoutHere(
  place: Omit<CheckoutPlace, 'userId' | 'customerId'>,
  order: CartOrder,
  onState: (state: CheckoutState) => void,
): Checkout {
  const login = readLogin(place.code);
  const { userId, customerId } = login.status === 'loggedIn' ? login : { userId: 0, customerId: 0 };
  return createCheckout(
    { ...place, userId, customerId },
    {
      api,
      intents: pendingOrderEntry,
      lock,
      now: Date.now,
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      paymentPage: allowedPaymentPage,
      remember: (answer) => {
        rememberOrderKey(answer.eOrderID, place.orderKey);
        sentOrderEntry.write(answer, answer.eOrderID);
      },
      settle: order.settle,
      retireKey: order.retireKey,
      placedAs: order.placedAs,
      orderOfCart: order.orderOfCart,
      cartVersion: order.version,
      onState,
    },
  );
}
