/** The interface of both carts, server cart and device cart. Pages use nothing else. */
import type { CartViewLine } from '../../contract/cart.ts';
import type { NewLine } from '../../rules/cart/cartLine.ts';

export interface Cart {
  /**
   * Sends pending taps, then reads the cart with current prices. A page that shows nothing without
   * the cart awaits it: the others are shown first.
   */
  refresh: (isAwaited?: boolean) => Promise<void>;
  refreshCount: () => Promise<void>;
  /** One tap on the menu, for a dish that needs no choice. */
  addOne: (menuItemId: number, menuScheduleUniqueId: string, qty?: number) => Promise<void>;
  /** Adds a line with choices, or replaces the line with the same key. */
  saveLine: (line: NewLine) => Promise<void>;
  /** Sets a quantity; 0 removes the line. */
  change: (tableCartId: number, qty: number) => void;
  remove: (tableCartId: number) => Promise<void>;
  /** Puts a removed line back as it was. */
  restore: (line: CartViewLine) => Promise<void>;
  clear: () => Promise<void>;
  applyPromo: (promoCode: string) => Promise<void>;
  removePromo: () => Promise<void>;
}

/** Life span of a device cart. */
export interface CartClock {
  /** Ends the cart if its time is up. */
  check: () => void;
  /** Sets the ended cart aside after the diner has seen the message. */
  end: () => void;
  /** Restarts the life span. */
  keep: () => void;
  /** Call during the check-out: it keeps the cart from ending. */
  work: () => void;
  bringBack: () => Promise<void>;
  forgetSetAside: () => void;
}

/** The functions of a cart that the check-out uses. */
export interface CartOrder {
  /** Call when the cart has become this order, before its intent is removed. */
  settle: (eOrderId: number) => void;
  /** Call when the server does not know the cart: the next line starts a new one. */
  retireKey: () => void;
  /** False once the customer of this cart has logged out: stop sending and storing for them. */
  isHere: () => boolean;
  /** The order that was made from the cart, as far as this device knows. */
  placedAs: () => number | undefined;
  /** The order that was made from the cart, according to the server; 0 if there is none. */
  orderOfCart: () => Promise<number>;
  /** Version of the cart on screen; undefined for a device cart. */
  version: () => number | undefined;
}

/** Thrown for a change during an order of the cart. */
export class CartLockedError extends Error {
  override readonly name = 'CartLockedError';
}

/** Thrown when a visitor must log in first. */
export class LoginNeededError extends Error {
  override readonly name = 'LoginNeededError';
}

/** Thrown for a change to a cart whose time is up. */
export class CartEndedError extends Error {
  override readonly name = 'CartEndedError';
}
