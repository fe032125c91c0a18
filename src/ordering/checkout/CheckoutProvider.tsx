import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { LEAVING_LIMIT_MS } from '../../config/times.ts';
import { pendingOrderKeys } from '../../storage/orderTraces.ts';
import type { CheckoutState } from './checkoutState.ts';
import { deferredCheckout } from './deferredCheckout.ts';
import { useCartActions } from '../cart/useCart.ts';
import { CheckoutContext } from './useCheckout.ts';
import { useOnReturn } from '../visit/useOnReturn.ts';
import { useVisit } from '../visit/useVisit.ts';

const IDLE: CheckoutState = { step: 'idle' };

async function forgetOldIntents(): Promise<void> {
  if (pendingOrderKeys().length === 0) return;
  // Not urgent: the next start tries again.
  const settling = await import('./settleOrder.ts').catch(() => undefined);
  settling?.dropOldIntents();
}

/** Surrounds all pages of a visit: it resumes an order with an unknown outcome on any page. */
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
        setKnown({ tableKey, state: next }),
      ),
    [code, tableCode, tableKey, orderKey, save, isReviewed, order],
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
