import { routeAt } from '../../config/paths.ts';
import {
  CART_CUTOFF_HOUR,
  CART_KEEPING_MS,
  CART_WARNING_MS,
  MINUTE_MS,
  SECOND_MS,
} from '../../config/times.ts';
import type { DeliveryCart } from '../../contract/cart.ts';

type CartExpiry = Pick<DeliveryCart, 'createdOn' | 'expiry'>;

/** The life of a cart whose first line is added now. */
export function newCartLife(nowMs: number, lifeMinutes: number): CartExpiry {
  return { createdOn: new Date(nowMs).toISOString(), expiry: expiryAfter(nowMs, lifeMinutes) };
}

function expiryAfter(nowMs: number, lifeMinutes: number): string {
  return new Date(nowMs + lifeMinutes * MINUTE_MS).toISOString();
}

/** 05:00 of the day that the device is living. */
export function cutoffOf(nowMs: number): number {
  return new Date(nowMs).setHours(CART_CUTOFF_HOUR, 0, 0, 0);
}

/** A time that cannot be read counts as past: a broken cart must not live for ever. */
function at(iso: string): number {
  return Date.parse(iso) || Number.NEGATIVE_INFINITY;
}

export function isCartExpired(cart: CartExpiry, nowMs: number): boolean {
  const cutoffMs = cutoffOf(nowMs);
  return nowMs >= at(cart.expiry) || (at(cart.createdOn) < cutoffMs && nowMs > cutoffMs);
}

/** Born later than now: the device's clock was set back, and the end of the cart means nothing. */
export function isBornLater(cart: CartExpiry, nowMs: number): boolean {
  return at(cart.createdOn) > nowMs;
}

export function secondsLeft(cart: CartExpiry, nowMs: number): number {
  return Math.max(0, Math.ceil((at(cart.expiry) - nowMs) / SECOND_MS));
}

/** Whether the diner is to be warned and offered to keep the cart. */
export function isCartEnding(cart: CartExpiry, nowMs: number): boolean {
  return !isCartExpired(cart, nowMs) && at(cart.expiry) - nowMs <= CART_WARNING_MS;
}

/** "Keep my cart": a new life from now on. Its birth stays, so that the morning still ends it. */
export function keepCart<Cart extends CartExpiry>(
  cart: Cart,
  nowMs: number,
  lifeMinutes: number,
): Cart {
  return { ...cart, expiry: expiryAfter(nowMs, lifeMinutes) };
}

/** Whoever is at work for the order keeps its cart, a moment before they would be warned. */
export function isCartToKeep(cart: CartExpiry, nowMs: number): boolean {
  const leftMs = at(cart.expiry) - nowMs;
  return !isCartExpired(cart, nowMs) && leftMs <= CART_WARNING_MS + CART_KEEPING_MS;
}

/** Login, profile, address and check-out: who is there has not left the cart alone. */
export function isWorkForOrder(path: string): boolean {
  return routeAt(path)?.keepsCart ?? false;
}
