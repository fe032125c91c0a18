import { routeAt } from '../common/routeAt.ts';
import {
  CART_CUTOFF_HOUR,
  CART_KEEPING_MS,
  CART_WARNING_MS,
  MINUTE_MS,
  SECOND_MS,
} from '../../config/times.ts';
import type { DeliveryCart } from '../../contract/cart.ts';

type CartExpiry = Pick<DeliveryCart, 'createdOn' | 'expiry'>;

/** The lifetime of a cart whose first line is added now. */
export function newCartLife(nowMs: number, lifeMinutes: number): CartExpiry {
  return { createdOn: new Date(nowMs).toISOString(), expiry: expiryAfter(nowMs, lifeMinutes) };
}

function expiryAfter(nowMs: number, lifeMinutes: number): string {
  return new Date(nowMs + lifeMinutes * MINUTE_MS).toISOString();
}

/** 05:00 of the current day, by the device's clock. */
export function cutoffOf(nowMs: number): number {
  return new Date(nowMs).setHours(CART_CUTOFF_HOUR, 0, 0, 0);
}

/** An invalid time counts as past: a broken cart must not stay for ever. */
function at(iso: string): number {
  return Date.parse(iso) || Number.NEGATIVE_INFINITY;
}

export function isCartExpired(cart: CartExpiry, nowMs: number): boolean {
  const cutoffMs = cutoffOf(nowMs);
  return nowMs >= at(cart.expiry) || (at(cart.createdOn) < cutoffMs && nowMs > cutoffMs);
}

/** True when the cart is from the future: the clock was set back, so its expiry is meaningless. */
export function isBornLater(cart: CartExpiry, nowMs: number): boolean {
  return at(cart.createdOn) > nowMs;
}

export function secondsLeft(cart: CartExpiry, nowMs: number): number {
  return Math.max(0, Math.ceil((at(cart.expiry) - nowMs) / SECOND_MS));
}

/** True when the app should warn the diner and offer to keep the cart. */
export function isCartEnding(cart: CartExpiry, nowMs: number): boolean {
  return !isCartExpired(cart, nowMs) && at(cart.expiry) - nowMs <= CART_WARNING_MS;
}

/**
 * "Keep my cart": restarts the lifetime. The time of creation stays, so that the cart still ends in
 * the morning.
 */
export function keepCart<Cart extends CartExpiry>(
  cart: Cart,
  nowMs: number,
  lifeMinutes: number,
): Cart {
  return { ...cart, expiry: expiryAfter(nowMs, lifeMinutes) };
}

/** True just before the warning: the app keeps the cart while the diner works on the order. */
export function isCartToKeep(cart: CartExpiry, nowMs: number): boolean {
  const leftMs = at(cart.expiry) - nowMs;
  return !isCartExpired(cart, nowMs) && leftMs <= CART_WARNING_MS + CART_KEEPING_MS;
}

/** Login, profile, address and check-out: a diner on these pages is still working on the order. */
export function isWorkForOrder(path: string): boolean {
  return routeAt(path)?.keepsCart ?? false;
}
