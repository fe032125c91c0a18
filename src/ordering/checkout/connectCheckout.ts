import { callersOf } from '../../api/callers.ts';
import {
  checkEOrderStatus,
  paymentByCard,
  placeOrder,
  saveEOrder,
  saveEOrderDriveThrough,
} from '../../contract/endpoints/tableCartOrders.ts';
import { readLogin } from '../../storage/login.ts';
import { customerIdEntry } from '../../storage/loginEntries.ts';
import { orderLeaseEntry, pendingOrderEntry, sentOrderEntry } from '../../storage/orderEntries.ts';
import { rememberOrderKey } from '../../storage/orderKeys.ts';
import { newUniqueId } from '../../storage/randomKey.ts';
import type { CartOrder } from '../cart/cart.ts';
import { createCheckout } from './checkout.ts';
import type { Checkout, CheckoutState } from './checkoutState.ts';
import type { CheckoutIdentity } from './checkoutTerms.ts';
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
export function connectCheckout(
  identity: Omit<CheckoutIdentity, 'userId' | 'customerId'>,
  order: CartOrder,
  onState: (state: CheckoutState) => void,
): Checkout {
  const login = readLogin(identity.code);
  const { userId, customerId } = login.status === 'loggedIn' ? login : { userId: 0, customerId: 0 };
  /** An order that is answered after its customer has left is not written down any more. */
  const isGone = () => customerId > 0 && customerIdEntry.read(identity.code) !== customerId;
  return createCheckout(
    { ...identity, userId, customerId },
    {
      api,
      intents: {
        ...pendingOrderEntry,
        write: (intent, orderKey) => {
          if (!isGone()) pendingOrderEntry.write(intent, orderKey);
        },
      },
      lock,
      now: Date.now,
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      paymentPage: allowedPaymentPage,
      remember: (answer) => {
        if (isGone()) return;
        rememberOrderKey(answer.eOrderID, identity.orderKey);
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
