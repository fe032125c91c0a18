import { callersOf } from '../../api/callers.ts';
import {
  checkEOrderStatus,
  paymentByCard,
  placeOrder,
  saveEOrder,
  saveEOrderDriveThrough,
} from '../../contract/endpoints/tableCartOrders.ts';
import { isStillHere, readLogin } from '../../storage/login.ts';
import { orderLeaseEntry, pendingOrderEntry, sentOrderEntry } from '../../storage/orderEntries.ts';
import { rememberOrderKey } from '../../storage/orderKeys.ts';
import { newUniqueId } from '../../storage/randomKey.ts';
import { LoginNeededError, type CartOrder } from '../cart/cart.ts';
import { createCheckout } from './checkout.ts';
import type { Checkout, CheckoutState } from './checkoutState.ts';
import type { CheckoutIdentity } from './checkoutTerms.ts';
import { createOrderLock } from './orderLock.ts';
import { allowedPaymentPage, isHostUnnamed } from './trustedPayment.ts';

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
  const { code, orderKey } = identity;
  const who = () => {
    const login = readLogin(code);
    return login.status === 'loggedIn' ? login : { userId: 0, customerId: 0 };
  };
  /** The customer of the stored intent. */
  let customerId = pendingOrderEntry.read(orderKey)?.customerId ?? 0;
  /** True when the customer has logged out: an answer to their order is then not stored. */
  const isGone = () => customerId > 0 && !isStillHere(code, customerId);
  let said: CheckoutState | undefined;
  const checkout = createCheckout(
    {
      ...identity,
      // Read at each use: the table's checkout stays when its customer logs out.
      get userId() {
        return who().userId;
      },
      get customerId() {
        return who().customerId;
      },
    },
    {
      ...order,
      api,
      intents: {
        ...pendingOrderEntry,
        write: (intent, key) => {
          ({ customerId } = intent);
          // Also skip an order that another page found placed: its intent would never be removed.
          if (isGone() || order.placedAs() !== undefined) return;
          // If the storage is full, the write fails: remove the intent first, so that no other page
          // sends a refused order.
          if (intent.state === 'rejected') pendingOrderEntry.remove(key);
          pendingOrderEntry.write(intent, key);
        },
      },
      lock,
      now: Date.now,
      wait: async (ms) => {
        await new Promise((resolve) => setTimeout(resolve, ms));
        // Do not repeat requests for a customer who has logged out.
        if (!order.isHere()) throw new LoginNeededError();
      },
      paymentPage: allowedPaymentPage,
      isHostUnnamed,
      remember: (answer) => {
        if (isGone()) return;
        rememberOrderKey(answer.eOrderID, orderKey);
        sentOrderEntry.write(answer, answer.eOrderID);
      },
      onState: (state) => {
        said = state;
        onState(state);
      },
    },
  );
  return {
    ...checkout,
    resume: async (doubted) => {
      const before = said;
      const isSettled = await checkout.resume();
      // Another tab may have settled the order, or it was never paid.
      if (doubted && said === before) onState(isSettled ? { step: 'idle' } : doubted);
    },
  };
}
