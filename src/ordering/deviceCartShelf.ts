/**
 * Where a device keeps one customer's cart. Each reading starts from what is stored, so that two
 * tabs work on the same cart; what is broken in it goes, and the rest stays.
 */
import type { CartLine, DeliveryCart } from '../contract/cart.ts';
import { modifierListOf } from '../rules/cartLines.ts';
import {
  deliveryCartEntry,
  deliveryIdEntry,
  expiredCartEntry,
  promoEntry,
} from '../storage/cartEntries.ts';

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

/** Its choices stay on the line; the dish's own list of them is read again when it is needed. */
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

/** The order stands: its cart and its promo are used up. Another cart begun meanwhile stays. */
export function settleDeviceCart(customerId: number, deliveryId: string): void {
  if (deliveryCartEntry.read(customerId)?.deliveryId !== deliveryId) return;
  removeDeviceCart(customerId);
  promoEntry.remove(customerId);
}

export function setAsideDeviceCart(customerId: number): void {
  const cart = readDeviceCart(customerId);
  if (cart) expiredCartEntry.write(cart, customerId);
  removeDeviceCart(customerId);
}

export function readSetAside(customerId: number): CartLine[] {
  return soundLines(expiredCartEntry.read(customerId)?.menuItemList ?? []);
}

export function forgetSetAside(customerId: number): void {
  expiredCartEntry.remove(customerId);
}
