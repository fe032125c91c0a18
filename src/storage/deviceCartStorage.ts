/**
 * Storage of a customer's device cart. Each change starts from the stored cart, so that two tabs
 * work on the same one; invalid lines are dropped and the others are kept.
 */
import type { CartLine, DeliveryCart } from '../contract/cart.ts';
import { CART_LIFE_MINUTES } from '../config/times.ts';
import { newCartLife } from '../rules/cart/cartLifetime.ts';
import { modifierListOf } from '../rules/cart/cartLines.ts';
import { deliveryCartEntry, deliveryIdEntry, expiredCartEntry, promoEntry } from './cartEntries.ts';
import { paymentDraftEntry } from './orderEntries.ts';
import { newDeliveryId, newUniqueId } from './randomKey.ts';

function soundLines(lines: readonly CartLine[]): CartLine[] {
  const known = new Set<string>();
  return lines.filter(({ uniqueId, quantity }) => {
    const isSound = quantity > 0 && !known.has(uniqueId);
    known.add(uniqueId);
    return isSound;
  });
}

export function readDeviceCart(customerId: number): DeliveryCart | undefined {
  const cart = deliveryCartEntry.read(customerId);
  const menuItemList = soundLines(cart?.menuItemList ?? []);
  if (!cart || menuItemList.length === 0) return undefined;
  return { ...cart, menuItemList };
}

/**
 * Drops the dish's list of all choices, which can be read again. The line keeps its own choices.
 */
function slim(line: CartLine): CartLine {
  return { ...line, menuItem: { ...line.menuItem, set_ModifierGroups_VMs: [] } };
}

export function writeDeviceCart(cart: DeliveryCart, customerId: number): void {
  const menuItemList = cart.menuItemList.map(slim);
  deliveryIdEntry.write(cart.deliveryId, customerId);
  deliveryCartEntry.write(
    { ...cart, menuItemList, ModifierList: modifierListOf(menuItemList) },
    customerId,
  );
}

export function removeDeviceCart(customerId: number): void {
  deliveryCartEntry.remove(customerId);
  deliveryIdEntry.remove(customerId);
}

type OrderedLines = readonly Pick<CartLine, 'uniqueId' | 'quantity'>[];

/** The lines added after the order was saved, while the diner looked at its bill. */
function linesBeside(ordered: OrderedLines, lines: readonly CartLine[]): CartLine[] {
  const units = new Map(ordered.map(({ uniqueId, quantity }) => [uniqueId, quantity]));
  return lines.flatMap((line) => {
    const taken = units.get(line.uniqueId);
    if (taken === undefined) return [line];
    const quantity = line.quantity - taken;
    return quantity > 0 ? [{ ...line, quantity, uniqueId: newUniqueId() }] : [];
  });
}

/**
 * After an order was placed: removes its lines and its promo from the cart. Lines added since stay,
 * in a new cart. A newer cart does not change; if the ordered lines are unknown, all lines go.
 */
export function settleDeviceCart(
  customerId: number,
  deliveryId: string,
  ordered: OrderedLines | undefined,
): void {
  const cart = readDeviceCart(customerId);
  if (!cart || cart.deliveryId !== deliveryId) return;
  const rest = ordered ? linesBeside(ordered, cart.menuItemList) : [];
  if (rest.length === 0) removeDeviceCart(customerId);
  else {
    const own = { deliveryId: newDeliveryId(), menuItemList: rest };
    beginDeviceCart({ ...cart, ...own }, customerId, Date.now());
  }
  promoEntry.remove(customerId);
}

/** Starts the cart's life span now. */
function beginDeviceCart(cart: DeliveryCart, customerId: number, nowMs: number): void {
  writeDeviceCart({ ...cart, ...newCartLife(nowMs, CART_LIFE_MINUTES) }, customerId);
}

export function setAsideDeviceCart(customerId: number): void {
  const cart = readDeviceCart(customerId);
  if (cart) expiredCartEntry.write(cart, customerId);
  removeDeviceCart(customerId);
}

export function readSetAside(customerId: number): CartLine[] {
  return soundLines(expiredCartEntry.read(customerId)?.menuItemList ?? []);
}

export function setAsideId(customerId: number): string {
  return expiredCartEntry.read(customerId)?.deliveryId ?? '';
}

/** Moves the input of the check-out form when the cart gets a new order key. */
export function moveForm(from: string, to: string): void {
  const form = paymentDraftEntry.read(from);
  if (!form) return;
  paymentDraftEntry.write(form, to);
  paymentDraftEntry.remove(from);
}

/**
 * Restores the cart of an expired login when the same customer logs in again. It gets a new life
 * span, and its prices are requested as usual. It keeps its key, so that its order can continue and
 * is never made twice. Returns false if there is nothing to restore.
 */
export function resumeDeviceCart(customerId: number, nowMs: number): boolean {
  const cart = expiredCartEntry.read(customerId);
  const menuItemList = readSetAside(customerId);
  if (!cart || menuItemList.length === 0 || readDeviceCart(customerId)) return false;
  beginDeviceCart({ ...cart, menuItemList }, customerId, nowMs);
  forgetSetAside(customerId);
  return true;
}

export function forgetSetAside(customerId: number): void {
  expiredCartEntry.remove(customerId);
}
