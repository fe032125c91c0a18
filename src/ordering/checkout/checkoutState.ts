/** What a checkout can be, for whoever looks at it. */
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
  /** A request is on its way. */
  | { step: 'sending' }
  /** No answer came; the same question is asked again. */
  | { step: 'checking' }
  /** Asking again did not help for now; the diner may ask once more, never order once more. */
  | { step: 'unknown'; failure: ApiFailure }
  | { step: 'changed'; change: TotalsChange }
  /** On the server, for the diner to look at. */
  | { step: 'saved'; eOrderId: number }
  | { step: 'leaving'; redirectUrl: string }
  /** The diner waits for it; else it was paid on a page that they left, and they read on meanwhile. */
  | { step: 'placed'; eOrderId: number; isAwaited: boolean }
  /** `eOrderId` is 0 when nothing was saved. */
  | { step: 'refused'; failure: ApiFailure; eOrderId: number }
  /** An order that broke off long ago never reached the server, and is not sent any more. */
  | { step: 'notSent' }
  /** Another tab is sending this very order. */
  | { step: 'elsewhere' };

/** While its order is under way, a cart must stay as it was sent. */
export function isCartLocked({ step }: CheckoutState): boolean {
  return step === 'sending' || step === 'checking' || step === 'unknown' || step === 'elsewhere';
}

export interface Checkout {
  submit: (request: EOrderRequest) => Promise<void>;
  /** The diner accepts a total that they have just been shown. */
  confirm: (accepted: Totals) => Promise<void>;
  /** Sends what was refused once more, as it was. */
  again: () => Promise<void>;
  /** Sends what was refused once more, without the lines that were taken out of the cart. */
  withoutLines: (uniqueIds: readonly string[]) => Promise<void>;
  /** Goes on with an order whose outcome is not known; does nothing when there is none. */
  resume: () => Promise<void>;
}
