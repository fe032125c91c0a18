import type { CartView, CartViewLine } from '../../../src/contract/cart.ts';
import type { EOrderRequest } from '../../../src/contract/orders.ts';
import type { CheckoutState } from '../../../src/ordering/checkout/checkoutState.ts';

/** The diner's actions and the page's messages to the diner, for the judges. */
export type News =
  | { kind: 'tapped' | 'added'; orderKey: string; menuItemId: number; quantity: number }
  /** The choices on a dish's page, before the request. */
  | { kind: 'chosen'; uniqueId: string; note: string; modifiers: readonly number[] }
  | { kind: 'changed'; orderKey: string; line: CartViewLine; qty: number }
  /** Lines are removed or restored: the tap, before any request. */
  | { kind: 'touched'; orderKey: string }
  | { kind: 'done'; what: string }
  /** With its dish if the diner tapped one. */
  | { kind: 'refused'; what: string; failure: unknown; menuItemId?: number }
  | { kind: 'paid'; orderKey: string; request: EOrderRequest; view: CartView }
  /** With the request if a page shows it. */
  | { kind: 'agreed'; orderKey: string; payable: number; request?: EOrderRequest }
  | { kind: 'wishedAgain'; orderKey: string }
  | { kind: 'state'; state: CheckoutState }
  | { kind: 'leave'; address: string }
  | { kind: 'orderPage'; eOrderId: number }
  | { kind: 'payment'; eOrderId: number; paymentStatus: number }
  /** A customer begins to log in, or chose to log out. */
  | { kind: 'loggingIn' | 'leaving' }
  /** The app receives a tap from before its start. */
  | { kind: 'earlyTap'; menuItemId: number; quantity: number; price: number }
  | { kind: 'tapsLost' };
