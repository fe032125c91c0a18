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
  /** Whose order was written down last. */
  let customerId = pendingOrderEntry.read(orderKey)?.customerId ?? 0;
  /** An order that is answered after its customer has left is not written down any more. */
  const isGone = () => customerId > 0 && !isStillHere(code, customerId);
  let said: CheckoutState | undefined;
  const checkout = createCheckout(
    {
      ...identity,
      // Whoever it is at the moment: a table stays where its customer logs out.
      get userId() {
        return who().userId;
      },
      get customerId() {
        return who().customerId;
      },
    },
    {
      api,
      intents: {
        ...pendingOrderEntry,
        write: (intent, key) => {
          ({ customerId } = intent);
          // Nor is one that another page has found placed meanwhile: nobody would look after it any more.
          if (isGone() || order.placedAs() !== undefined) return;
          // A full storage takes nothing anew: no other page must send what was refused here.
          if (intent.state === 'rejected') pendingOrderEntry.remove(key);
          pendingOrderEntry.write(intent, key);
        },
      },
      lock,
      now: Date.now,
      wait: async (ms) => {
        await new Promise((resolve) => setTimeout(resolve, ms));
        // Nothing is asked again for a customer who has left.
        if (!order.isHere()) throw new LoginNeededError();
      },
      paymentPage: allowedPaymentPage,
      isHostUnnamed,
      remember: (answer) => {
        if (isGone()) return;
        rememberOrderKey(answer.eOrderID, orderKey);
        sentOrderEntry.write(answer, answer.eOrderID);
      },
      settle: order.settle,
      retireKey: order.retireKey,
      isHere: order.isHere,
      placedAs: order.placedAs,
      orderOfCart: order.orderOfCart,
      cartVersion: order.version,
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
      // Perhaps another tab has settled it, or it was never paid.
      if (doubted && said === before) onState(isSettled ? { step: 'idle' } : doubted);
    },
  };
}
