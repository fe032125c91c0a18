import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CheckoutState } from '../../ordering/checkout/checkoutState.ts';
import { leaveForBank } from '../../ordering/checkout/leaveForBank.ts';
import { useCheckout } from '../../ordering/checkout/useCheckout.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { count } from '../../state/tally.ts';
import { useOrderingPage } from '../common/useOrderingPage.ts';
import { CheckoutDialogs } from './CheckoutDialogs.tsx';
import { outcomeOf } from './outcomeOf.ts';

/** Reacts to the result of a tap on Pay: opens the order or the bank's page, or asks first. */
export function CheckoutOutcome() {
  useMoveToOrder();
  useMoveToBank();
  useCounted();
  return <CheckoutDialogs />;
}

/** Opens the page of a placed order, or the review of an order that is only saved. */
function useMoveToOrder(): void {
  const { pages } = useVisit();
  const { state, reset } = useCheckout();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const page = useOrderingPage();
  const isAtCheckout = page === 'checkout' || page === 'cart';
  const left = useRef<{ state: CheckoutState; pathname: string }>(undefined);
  useEffect(() => {
    if (state.step !== 'placed' && state.step !== 'saved') return;
    const isPlaced = state.step === 'placed';
    const toOrder = isPlaced ? pages.order(state.eOrderId) : pages.unplaced(state.eOrderId);
    const isWanted = !isPlaced || state.isAwaited || isAtCheckout;
    const isUnderWay = left.current?.state === state;
    // Until the order's page appears, this page must not treat the empty cart as an error.
    const isThere = isUnderWay && left.current?.pathname !== pathname;
    if (!isWanted || isThere || pathname === toOrder) reset();
    else if (!isUnderWay) {
      left.current = { state, pathname };
      void navigate(toOrder, { replace: isPlaced && isAtCheckout });
    }
  }, [state, navigate, pages, reset, isAtCheckout, pathname]);
}

/** Goes to the bank; the dialog naming the bank stays open until its page has loaded. */
function useMoveToBank(): void {
  const { state } = useCheckout();
  useEffect(() => {
    if (state.step === 'leaving') leaveForBank(state.redirectUrl);
  }, [state]);
}

/** Counts how orders end, for hosts that want reports. */
function useCounted(): void {
  const { state } = useCheckout();
  const outcome = outcomeOf(state);
  useEffect(() => {
    if (outcome !== undefined) count('orders', outcome);
  }, [state, outcome]);
}
