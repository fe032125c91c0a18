/** The states of a check-out and its functions. Without its code, which is loaded later. */
import type { ApiFailure } from '../../api/failure.ts';
import type { CartChange, Totals } from '../../contract/cart.ts';
import type { EOrderRequest } from '../../contract/orders.ts';

export interface TotalsChange {
  shownTotal: number;
  totals: Totals;
  changes: readonly CartChange[];
}

export type CheckoutState =
  | { step: 'idle' }
  | { step: 'sending' }
  /** No answer yet: the same request is being repeated. */
  | { step: 'checking' }
  /** All repeats failed. The diner can only check again, not order again. */
  | { step: 'unknown'; failure: ApiFailure }
  | { step: 'changed'; change: TotalsChange }
  /** Saved on the server, for the diner to review. */
  | { step: 'saved'; eOrderId: number }
  /** The settings do not name the payment page's host: the diner has to confirm it with a tap. */
  | { step: 'bankUnnamed'; redirectUrl: string; totals: Totals; leave: () => void }
  | { step: 'leaving'; redirectUrl: string }
  /** `isAwaited`: the diner waits, so the order's page opens. False if it was paid elsewhere. */
  | { step: 'placed'; eOrderId: number; isAwaited: boolean }
  /** `eOrderId` is 0 if nothing was saved. */
  | { step: 'refused'; failure: ApiFailure; eOrderId: number }
  /** The order of an old intent never reached the server, and is no longer sent. */
  | { step: 'notSent' }
  /** Another tab is sending this order. */
  | { step: 'elsewhere' };

/** The cart must not change while its order is being sent. */
export function isCartLocked({ step }: CheckoutState): boolean {
  return step === 'sending' || step === 'checking' || step === 'unknown' || step === 'elsewhere';
}

export interface Checkout {
  submit: (request: EOrderRequest) => Promise<void>;
  /** The diner accepts the changed total. */
  confirm: (accepted: Totals) => Promise<void>;
  /** Sends the refused order again, unchanged. */
  again: () => Promise<void>;
  /** Sends the refused order again without these lines, which were removed from the cart. */
  withoutLines: (uniqueIds: readonly string[]) => Promise<void>;
  /**
   * Continues with an order whose outcome is unknown, if there is one. A caller that passes
   * `doubted` gets the result, or `doubted` again if it is still unknown.
   */
  resume: (doubted?: CheckoutState) => Promise<void>;
}

export interface OrderCheckout extends Omit<Checkout, 'resume'> {
  /** True if nothing is in doubt. */
  resume: () => Promise<boolean>;
}
