import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CheckoutState } from '../../ordering/checkout/checkoutState.ts';
import { leaveForBank } from '../../ordering/checkout/leaveForBank.ts';
import { useCheckout } from '../../ordering/checkout/useCheckout.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useOrderingPage } from '../order/useOrderingPage.ts';
import { CheckoutDialogs } from './CheckoutDialogs.tsx';

/** What becomes of a tap on Pay: the diner is moved to their order or to the bank, or asked first. */
export function CheckoutOutcome() {
  useMoveToOrder();
  useMoveToBank();
  return <CheckoutDialogs />;
}

/** An order that stands is looked at; one that is only saved is shown for the diner's last word. */
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
    // Until the order's page is there, the page below must not take the empty cart for the end.
    const isThere = isUnderWay && left.current?.pathname !== pathname;
    if (!isWanted || isThere || pathname === toOrder) reset();
    else if (!isUnderWay) {
      left.current = { state, pathname };
      void navigate(toOrder, { replace: isPlaced && isAtCheckout });
    }
  }, [state, navigate, pages, reset, isAtCheckout, pathname]);
}

/** The dialog that names the bank's page stands until that page is there. */
function useMoveToBank(): void {
  const { state } = useCheckout();
  useEffect(() => {
    if (state.step === 'leaving') leaveForBank(state.redirectUrl);
  }, [state]);
}
