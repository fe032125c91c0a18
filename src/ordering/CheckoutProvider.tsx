import { useEffect, useMemo, useState, type ReactNode } from 'react';
import * as orders from '../api/tableCartOrders.ts';
import { LEAVING_LIMIT_MS } from '../config/times.ts';
import { orderLeaseEntry, pendingOrderEntry } from '../storage/orderEntries.ts';
import { readLogin } from '../storage/login.ts';
import { rememberOrderKey } from '../storage/orderKeys.ts';
import { newUniqueId } from '../storage/randomKey.ts';
import { createCheckout } from './checkout.ts';
import type { CheckoutState } from './checkoutTerms.ts';
import { createOrderLock } from './orderLock.ts';
import { dropOldIntents } from './settleOrder.ts';
import { allowedPaymentPage } from './trustedPayment.ts';
import { useCartActions } from './useCart.ts';
import { CheckoutContext } from './useCheckout.ts';
import { useOnReturn } from './useOnReturn.ts';
import { useVisit } from './useVisit.ts';

const IDLE: CheckoutState = { step: 'idle' };
const lock = createOrderLock(orderLeaseEntry, newUniqueId);

/**
 * Stands above all pages of a table: an order whose outcome is unknown goes on by itself wherever
 * the diner is, and is seen there.
 */
export function CheckoutProvider({ children }: { children: ReactNode }) {
  const { code, tableCode, mode } = useVisit();
  const { orderKey, cart, order } = useCartActions();
  const { save, isReviewed } = mode;
  const place = `${code}/${tableCode}`;
  // An answer may come when the diner sits at another table by now.
  const [known, setKnown] = useState({ place, state: IDLE });
  const state = known.place === place ? known.state : IDLE;

  const checkout = useMemo(() => {
    const login = readLogin(code);
    const { userId, customerId } =
      login.status === 'loggedIn' ? login : { userId: 0, customerId: 0 };
    return createCheckout(
      { code, tableCode, orderKey, userId, customerId, save, isReviewed },
      {
        api: orders,
        intents: pendingOrderEntry,
        lock,
        now: Date.now,
        wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
        paymentPage: allowedPaymentPage,
        rememberKey: (eOrderId) => rememberOrderKey(eOrderId, orderKey),
        settle: order.settle,
        retireKey: order.retireKey,
        placedAs: order.placedAs,
        orderOfCart: order.orderOfCart,
        cartVersion: order.version,
        onState: (next) => setKnown({ place: `${code}/${tableCode}`, state: next }),
      },
    );
  }, [code, tableCode, orderKey, save, isReviewed, order]);

  useEffect(dropOldIntents, []);
  useEffect(() => {
    if (orderKey !== '') void checkout.resume();
  }, [checkout, orderKey]);
  useOnReturn((isFrozenPage) => {
    // Back from the payment page: this page was frozen as it left.
    if (isFrozenPage && state.step === 'leaving') setKnown({ place, state: IDLE });
    if (orderKey !== '') void checkout.resume();
  });
  const { step } = state;
  useEffect(() => {
    if (step !== 'leaving') return undefined;
    // A page that never went is usable again.
    const timer = setTimeout(() => setKnown({ place, state: IDLE }), LEAVING_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [step, place]);
  useEffect(() => {
    // What was refused or has another price by now is shown as it is now.
    if (step === 'changed' || step === 'refused') void cart.refresh();
  }, [step, cart]);

  const provided = useMemo(
    () => ({ state, checkout, reset: () => setKnown({ place, state: IDLE }) }),
    [state, checkout, place],
  );
  return <CheckoutContext value={provided}>{children}</CheckoutContext>;
}
