import type { CartView, CartViewLine } from '../../../src/contract/cart.ts';
import type { EOrderRequest } from '../../../src/contract/orders.ts';
import type { CheckoutState } from '../../../src/ordering/checkout/checkoutState.ts';

/** What a diner does, and what the page tells the diner, for the judges. */
export type News =
  | { kind: 'tapped' | 'added'; orderKey: string; menuItemId: number; quantity: number }
  /** What is decided on a dish's page, before it is sent. */
  | { kind: 'chosen'; uniqueId: string; note: string; modifiers: readonly number[] }
  | { kind: 'changed'; orderKey: string; line: CartViewLine; qty: number }
  /** Lines go, or come back: the tap, before anything is sent. */
  | { kind: 'touched'; orderKey: string }
  | { kind: 'done'; what: string }
  /** With its dish where one was tapped. */
  | { kind: 'refused'; what: string; failure: unknown; menuItemId?: number }
  | { kind: 'paid'; orderKey: string; request: EOrderRequest; view: CartView }
  /** With what was asked for, where a page shows that. */
  | { kind: 'agreed'; orderKey: string; payable: number; request?: EOrderRequest }
  | { kind: 'wishedAgain'; orderKey: string }
  | { kind: 'state'; state: CheckoutState }
  | { kind: 'leave'; address: string }
  | { kind: 'orderPage'; eOrderId: number }
  | { kind: 'payment'; eOrderId: number; paymentStatus: number }
  /** A customer begins to log in, or has chosen to log out. */
  | { kind: 'loggingIn' | 'leaving' }
  /** A tap from before the app was there is handed over. */
  | { kind: 'earlyTap'; menuItemId: number; quantity: number; price: number }
  | { kind: 'tapsLost' };
