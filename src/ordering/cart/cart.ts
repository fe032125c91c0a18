/** What every cart can do, wherever it is kept. Pages know this and no more. */
import type { CartViewLine } from '../../contract/cart.ts';
import type { NewLine } from './lineAgain.ts';

export interface Cart {
  /** Makes sure of what was tapped last, then reads the cart with the prices of now. */
  refresh: () => Promise<void>;
  refreshCount: () => Promise<void>;
  /** One tap on the menu: a dish that needs no choice. */
  addOne: (menuItemId: number, menuScheduleUniqueId: string, qty?: number) => Promise<void>;
  /** A line with its choices; one that the cart has already is replaced. */
  saveLine: (line: NewLine) => Promise<void>;
  /** Sets a quantity; none removes the line. */
  change: (tableCartId: number, qty: number) => void;
  remove: (tableCartId: number) => Promise<void>;
  /** Puts a removed line back as it was. */
  restore: (line: CartViewLine) => Promise<void>;
  clear: () => Promise<void>;
  applyPromo: (promoCode: string) => Promise<void>;
  removePromo: () => Promise<void>;
}

/** Of a cart that lives for a while only. */
export interface CartClock {
  /** Raises the end of the cart when its time is up. */
  check: () => void;
  /** The diner has seen it end: it is put aside. */
  end: () => void;
  /** A new life from now on. */
  keep: () => void;
  /** The diner is at work for its order: it does not end meanwhile. */
  work: () => void;
  bringBack: () => Promise<void>;
  forgetSetAside: () => void;
}

/** What its order means for a cart. */
export interface CartOrder {
  /** The cart has become this order. */
  settle: (eOrderId: number) => void;
  /** The server knows no such cart. */
  retireKey: () => void;
  /** The order that this device knows the cart to have made. */
  placedAs: () => number | undefined;
  /** The order that the server knows the cart to have made; 0 for none. */
  orderOfCart: () => Promise<number>;
  /** The version of the cart that the diner has before their eyes, where the server counts it. */
  version: () => number | undefined;
}

/** Thrown where a change would not be part of the order that is on its way. */
export class CartLockedError extends Error {
  override readonly name = 'CartLockedError';
}

/** Thrown where a visitor wants to add something. */
export class LoginNeededError extends Error {
  override readonly name = 'LoginNeededError';
}

/** Thrown where the cart's time was up before the change. */
export class CartEndedError extends Error {
  override readonly name = 'CartEndedError';
}
