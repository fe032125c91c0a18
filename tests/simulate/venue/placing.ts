/** Saves and places an order of any type. */
import { bill, totalsView } from './bill.ts';
import { servedZone, slotOf } from './delivery/zones.ts';
import { changesOf } from './lines.ts';
import { checkLines, refuseShut } from './orderRequest.ts';
import { needsPayment, place, resultView, writeOrder } from './orders.ts';
import { numberOf } from './strict.ts';
import { Refusal, type Call } from './wire.ts';
import type { Order, Wanted, World } from './world.ts';

/**
 * The order in a path or a header: a visitor's order for anyone, a customer's for that customer
 * only.
 */
export function orderOf(world: World, id: number, login: Call['login']): Order {
  const order = anyOrder(world, id);
  if (order.customerId === 0) return order;
  if (!login) throw new Refusal(-3);
  if (login.customerId !== order.customerId) throw new Refusal(-4);
  return order;
}

export function anyOrder(world: World, id: number): Order {
  const order = world.orders.get(id);
  if (!order) throw new Refusal(-1);
  return order;
}

/** Saves the order, and places it at once if the venue does so and the shown price is right. */
export function takeOrder(world: World, wanted: Wanted, expectedTotal: number) {
  const order = writeOrder(world, wanted);
  const saved = resultView(world, order, false, expectedTotal);
  if (!world.inOneStep || saved.totalsChanged || needsPayment(order)) return saved;
  place(world, order);
  return resultView(world, order, false);
}

/** Refuses with the current totals if they differ from the saved ones. */
export function refuseOtherTotals(world: World, order: Order) {
  const { menu } = world;
  const now = bill(menu, order);
  const isSame = now.payable === order.totals.payable && now.subTotal === order.totals.subTotal;
  const cart = world.carts.get(order.key);
  const isSameCart = order.cartVersion === undefined || cart?.version === order.cartVersion;
  if (isSame && isSameCart) return;
  const lines = isSameCart ? order.lines : (cart?.lines ?? []);
  const totals = isSameCart ? now : bill(menu, { ...order, lines });
  throw new Refusal(-12, {
    totals: totalsView(menu, totals, order.store, order.type),
    changes: changesOf(menu, lines),
  });
}

/** Refuses an order whose store no longer serves its address. */
function refuseMoved(world: World, { customerId, arrival, store }: Order) {
  const addresses = world.customerById(customerId)?.addresses ?? [];
  const address = addresses.find(({ addressId }) => addressId === arrival.addressId);
  if (address) servedZone(world, address.areaId, store);
}

export function placeOrder(world: World, call: Call) {
  const order = orderOf(world, numberOf(call.part['eOrderId'], 'eOrderId'), call.login);
  if (world.isPlaced(order)) return resultView(world, order, true);
  if (world.isLapsed(order)) throw new Refusal(-14);
  if (needsPayment(order)) throw new Refusal(-55);
  const { slotId, scheduledFor } = order.arrival;
  if (scheduledFor === undefined) refuseShut(world);
  checkLines(world, order.lines);
  refuseOtherTotals(world, order);
  refuseMoved(world, order);
  if (slotId !== undefined) slotOf(world, order.store, order.type, slotId, scheduledFor ?? '');
  place(world, order);
  return resultView(world, order, false);
}
