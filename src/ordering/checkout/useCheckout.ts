import { createContext, useContext } from 'react';
import type { Checkout, CheckoutState } from './checkoutState.ts';

interface ProvidedCheckout {
  state: CheckoutState;
  checkout: Checkout;
  /** Call when the diner has dismissed the result. */
  reset: () => void;
}

export const CheckoutContext = createContext<ProvidedCheckout | undefined>(undefined);

/** The check-out of the visit's cart. All pages share it, so that no order is sent twice. */
export function useCheckout(): ProvidedCheckout {
  const provided = useContext(CheckoutContext);
  if (provided === undefined) throw new Error('useCheckout needs a CheckoutProvider.');
  return provided;
}
