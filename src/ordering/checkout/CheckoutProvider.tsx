import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { isApiFailure, lostCode } from '../../api/failure.ts';
import { LEAVING_LIMIT_MS } from '../../config/times.ts';
import { pendingOrderKeys, pendingStateOf } from '../../storage/orderTraces.ts';
import type { CartOrder } from '../cart/cart.ts';
import type { CheckoutIdentity } from './checkoutTerms.ts';
import type { Checkout, CheckoutState } from './checkoutState.ts';
import { lazyModule } from '../../defer/lazyModule.ts';
import { useCartActions } from '../cart/useCart.ts';
import { CheckoutContext } from './useCheckout.ts';
import { useOnReturn } from '../visit/useOnReturn.ts';
import { useVisit } from '../visit/useVisit.ts';

const IDLE: CheckoutState = { step: 'idle' };

type Identity = Omit<CheckoutIdentity, 'userId' | 'customerId'>;

/** Loads the code of the check-out at its first use, so that diners who read the menu do not wait for it. */
function deferredCheckout(
  identity: Identity,
  order: CartOrder,
  onState: (state: CheckoutState) => void,
): Checkout {
  const load = lazyModule(async () => {
    const { connectCheckout } = await import('./connectCheckout.ts');
    return connectCheckout(identity, order, onState);
  }, lostCode('Checkout'));
  /** For actions of the diner: if the code cannot be loaded, they see a refusal. */
  const loadOrTell = async () => {
    try {
      return await load();
    } catch (failure) {
      if (!isApiFailure(failure)) throw failure;
      onState({ step: 'refused', failure, eOrderId: 0 });
      return undefined;
    }
  };
  return {
    submit: async (request) => (await loadOrTell())?.submit(request),
    confirm: async (totals) => (await loadOrTell())?.confirm(totals),
    again: async () => (await loadOrTell())?.again(),
    withoutLines: async (uniqueIds) => (await loadOrTell())?.withoutLines(uniqueIds),
    resume: async () => {
      if (pendingStateOf(identity.orderKey) === undefined) return;
      // Not an action of the diner, so no message: tried again at the next return to the app.
      const checkout = await load().catch(() => undefined);
      await checkout?.resume();
    },
  };
}

async function forgetOldIntents(): Promise<void> {
  if (pendingOrderKeys().length === 0) return;
  try {
    const { dropOldIntents } = await import('./settleOrder.ts');
    dropOldIntents();
  } catch {
    // Not urgent: the next start tries again.
  }
}

/**
 * Rendered above all pages of a visit: an order whose outcome is unknown is resumed and shown on
 * whichever page the diner has opened.
 */
export function CheckoutProvider({ children }: { children: ReactNode }) {
  const { code, tableCode, mode } = useVisit();
  const { orderKey, cart, order } = useCartActions();
  const { save, isReviewed } = mode;
  const tableKey = `${code}/${tableCode}`;
  // A late answer may belong to a table that the diner has left.
  const [known, setKnown] = useState({ tableKey, state: IDLE });
  const state = known.tableKey === tableKey ? known.state : IDLE;

  const checkout = useMemo(
    () =>
      deferredCheckout({ code, tableCode, orderKey, save, isReviewed }, order, (next) =>
        setKnown({ tableKey: `${code}/${tableCode}`, state: next }),
      ),
    [code, tableCode, orderKey, save, isReviewed, order],
  );

  useEffect(() => void forgetOldIntents(), []);
  useEffect(() => {
    if (orderKey !== '') void checkout.resume();
  }, [checkout, orderKey]);
  useOnReturn((isFrozenPage) => {
    // Back from the bank: the browser restored this page as it was when it left.
    if (isFrozenPage && state.step === 'leaving') setKnown({ tableKey, state: IDLE });
    if (orderKey !== '') void checkout.resume();
  });
  const { step } = state;
  useEffect(() => {
    if (step !== 'leaving') return undefined;
    // The bank's page did not open: let the diner try again.
    const timer = setTimeout(() => setKnown({ tableKey, state: IDLE }), LEAVING_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [step, tableKey]);
  useEffect(() => {
    // Show the current prices and availability.
    if (step === 'changed' || step === 'refused') void cart.refresh();
  }, [step, cart]);

  const provided = useMemo(
    () => ({ state, checkout, reset: () => setKnown({ tableKey, state: IDLE }) }),
    [state, checkout, tableKey],
  );
  return <CheckoutContext value={provided}>{children}</CheckoutContext>;
}
