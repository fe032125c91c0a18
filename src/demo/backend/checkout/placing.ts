/** Places an order, and undoes that when the order is cancelled. */
import { isPlaced, stepsFrom } from '../order/orderState.ts';
import type { OrderRecord } from '../common/records.ts';
import { now, type World } from '../common/world.ts';

function moveStock(world: World, order: OrderRecord, direction: 1 | -1): void {
  for (const { item, quantity } of order.lines) {
    const left = world.stock.get(item.id);
    if (left !== undefined) world.stock.set(item.id, Math.max(0, left + direction * quantity));
  }
}

/** Makes no checks, because an order with a started payment must be accepted. */
export function finishPlacing(world: World, order: OrderRecord, at: number): void {
  if (isPlaced(order)) return;
  order.steps = stepsFrom(order, at);
  moveStock(world, order, -1);
  const customer = world.customers.get(order.customerId);
  if (customer) customer.points -= order.points;
  if (order.promo?.isApplied) {
    const { customerId, eOrderID } = order;
    world.promoUses.push({ promoId: order.promo.id, customerId, eOrderID });
  }
  const cart = world.carts.get(order.orderKey);
  if (cart && cart.conceptId === order.conceptId) {
    cart.lines = [];
    cart.version += 1;
  }
}

/** Returns stock, points, promo and money. */
export function takeBack(world: World, order: OrderRecord): void {
  for (const payment of world.payments.values()) {
    if (payment.eOrderID !== order.eOrderID || payment.paymentStatus !== 3) continue;
    payment.paymentStatus = 7;
    payment.settledAt = now(world);
  }
  if (!isPlaced(order)) return;
  moveStock(world, order, 1);
  const customer = world.customers.get(order.customerId);
  if (customer) customer.points += order.points;
  world.promoUses = world.promoUses.filter((use) => use.eOrderID !== order.eOrderID);
}
