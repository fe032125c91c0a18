import { createContext, useContext } from 'react';
import type { Checkout } from './checkoutState.ts';
import type { CheckoutState } from './checkoutState.ts';

interface ProvidedCheckout {
  state: CheckoutState;
  checkout: Checkout;
  /** The diner has seen how it ended. */
  reset: () => void;
}

export const CheckoutContext = createContext<ProvidedCheckout | undefined>(undefined);

/** The one sender of this cart's order, the same on every page of the table. */
export function useCheckout(): ProvidedCheckout {
  const provided = useContext(CheckoutContext);
  if (provided === undefined) throw new Error('This page stands outside a checkout.');
  return provided;
}
