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

/** A checkout that is loaded with its first use: whoever only reads the menu needs nothing of it. */
function deferredCheckout(
  identity: Identity,
  order: CartOrder,
  onState: (state: CheckoutState) => void,
): Checkout {
  const load = lazyModule(async () => {
    const { connectCheckout } = await import('./connectCheckout.ts');
    return connectCheckout(identity, order, onState);
  }, lostCode('Checkout'));
  /** What the diner asks for gets an answer even where its code does not come. */
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
      // Nobody asked: the next return to the app, or to the line, does.
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
    // They can be forgotten the next time as well.
  }
}

/**
 * Stands above all pages of a table: an order whose outcome is unknown goes on by itself wherever
 * the diner is, and is seen there.
 */
export function CheckoutProvider({ children }: { children: ReactNode }) {
  const { code, tableCode, mode } = useVisit();
  const { orderKey, cart, order } = useCartActions();
  const { save, isReviewed } = mode;
  const tableKey = `${code}/${tableCode}`;
  // An answer may come when the diner sits at another table by now.
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
    // Back from the payment page: this page was frozen as it left.
    if (isFrozenPage && state.step === 'leaving') setKnown({ tableKey, state: IDLE });
    if (orderKey !== '') void checkout.resume();
  });
  const { step } = state;
  useEffect(() => {
    if (step !== 'leaving') return undefined;
    // A page that never went is usable again.
    const timer = setTimeout(() => setKnown({ tableKey, state: IDLE }), LEAVING_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [step, tableKey]);
  useEffect(() => {
    // What was refused or has another price by now is shown as it is now.
    if (step === 'changed' || step === 'refused') void cart.refresh();
  }, [step, cart]);

  const provided = useMemo(
    () => ({ state, checkout, reset: () => setKnown({ tableKey, state: IDLE }) }),
    [state, checkout, tableKey],
  );
  return <CheckoutContext value={provided}>{children}</CheckoutContext>;
}
