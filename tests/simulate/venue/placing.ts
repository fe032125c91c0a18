/** Placing, following and cancelling: the same for all orders. */
import { totalsView } from './bill.ts';
import { changesOf } from './lines.ts';
import { billOf, cancelOrder, place, writeOrder } from './orders.ts';
import { canCancel, needsPayment, resultView, statusView } from './orderViews.ts';
import { checkLines, refuseShut, refuseWhileProcessing } from './orderRequest.ts';
import { promoTrouble } from './promos.ts';
import { Fields, numberOf } from './strict.ts';
import { livingCart } from './tableCarts.ts';
import { Refusal, type Call, type Routes } from './wire.ts';
import type { Order, Wanted, World } from './world.ts';
import { servedZone, slotOf } from './delivery/zones.ts';

/** Whoever may do something with an order: at a place all who know it, else its customer alone. */
export function orderOf(world: World, id: number, login: Call['login']): Order {
  const order = world.orders.get(id);
  if (!order) throw new Refusal(-1);
  if (order.customerId === 0) return order;
  if (!login) throw new Refusal(-3);
  if (login.customerId !== order.customerId) throw new Refusal(-4);
  return order;
}

/** Saves it, and takes it at once where the venue does and its price is the one that was shown. */
export function takeOrder(world: World, wanted: Wanted, expectedTotal: number) {
  const order = writeOrder(world, wanted);
  const saved = resultView(world, order, false, expectedTotal);
  if (!world.inOneStep || saved.totalsChanged || needsPayment(order)) return saved;
  place(world, order);
  return resultView(world, order, false);
}

export function freeBays(world: World, key: string): number[] {
  const taken = new Set<number | undefined>();
  for (const order of world.orders.values()) {
    if (order.key !== key && order.status >= 3 && order.status <= 7) taken.add(order.arrival.bay);
  }
  return [1, 2, 3].filter((bay) => !taken.has(bay));
}

/** The totals of this moment, where they are not the saved ones. */
export function refuseOtherTotals(world: World, order: Order) {
  const { menu } = world;
  const now = billOf(world, order);
  const isSame = now.payable === order.totals.payable && now.subTotal === order.totals.subTotal;
  const cart = livingCart(world, order.key);
  const isSameCart = order.cartVersion === undefined || cart?.version === order.cartVersion;
  if (isSame && isSameCart) return;
  const lines = isSameCart ? order.lines : (cart?.lines ?? []);
  const totals = isSameCart ? now : billOf(world, { ...order, lines });
  throw new Refusal(-12, {
    totals: totalsView(menu, totals, order.store, order.type),
    changes: changesOf(menu, lines, order.type),
  });
}

/** For placing and for paying alike. */
export function refuseGone(world: World, order: Order) {
  if (order.status === 9 || world.isLapsed(order)) throw new Refusal(-14);
}

/** The address is another one now, or another store serves it. */
function refuseMoved(world: World, { customerId, arrival, store }: Order) {
  const addresses = world.customerById(customerId)?.addresses ?? [];
  const address = addresses.find(({ addressId }) => addressId === arrival.addressId);
  if (address) servedZone(world, address, store);
}

function placeOrder(world: World, call: Call) {
  const order = orderOf(world, numberOf(call.part['eOrderId'], 'eOrderId'), call.login);
  if (world.isPlaced(order)) return resultView(world, order, true);
  refuseGone(world, order);
  if (needsPayment(order)) throw new Refusal(-55);
  if (order.arrival.scheduledFor === undefined) refuseShut(world);
  if (!world.menu.methods(order.type).some((each) => isSameActive(each, order))) {
    throw new Refusal(-54);
  }
  checkLines(world, order.lines, order.type, world.menu.uniqueId(order.type));
  const trouble = order.promo && promoTrouble(world, order.promo, order.key, order.type);
  if (trouble !== undefined) throw new Refusal(trouble);
  refuseOtherTotals(world, order);
  if (order.arrival.bay !== undefined && !freeBays(world, order.key).includes(order.arrival.bay)) {
    throw new Refusal(-22);
  }
  refuseMoved(world, order);
  const { slotId, scheduledFor } = order.arrival;
  if (slotId !== undefined && scheduledFor !== undefined) {
    slotOf(world, order.store, order.type, slotId, scheduledFor);
  }
  place(world, order);
  return resultView(world, order, false);
}

function isSameActive(
  method: { paymentMethodId: number; isActive: boolean },
  { method: own }: Order,
): boolean {
  return method.isActive && method.paymentMethodId === own.paymentMethodId;
}

function cancel(world: World, call: Call) {
  const body = new Fields(call.body);
  body.maybeText('reason');
  const order = orderOf(world, numberOf(call.part['eOrderId'], 'eOrderId'), call.login);
  if (order.customerId === 0 && body.text('orderKey') !== order.key) throw new Refusal(-4);
  if (order.status !== 9) {
    refuseWhileProcessing(order);
    if (!canCancel(world, order) && !world.isLapsed(order)) throw new Refusal(-90);
    cancelOrder(world, order, 9);
  }
  return statusView(world, order, call.language);
}

export function placingRoutes(world: World): Routes {
  const known = (part: Call['part']) => {
    const order = world.orders.get(numberOf(part['eOrderId'], 'eOrderId'));
    if (!order) throw new Refusal(-1);
    return order;
  };
  return {
    'GET TableCart/PlaceOrder/:eOrderId': (call) => placeOrder(world, call),
    'GET TableCart/checkEOrderStatus/:eOrderId': ({ part, language }) =>
      statusView(world, known(part), language),
    'POST TableCart/CancelEOrder/:eOrderId': (call) => cancel(world, call),
  };
}
