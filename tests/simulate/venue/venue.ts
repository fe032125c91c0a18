/**
 * A venue's server, written from the wire contract alone: it answers requests, stores data, and
 * reports its records to the judges of a simulation. It shares no rule with the demo.
 */
import { cartView } from './cartViews.ts';
import { addressRoutes } from './delivery/addresses.ts';
import { customerRoutes } from './delivery/customers.ts';
import { deliveryOrderRoutes, saveOfCustomer } from './delivery/deliveryOrders.ts';
import { deliveryReadRoutes } from './delivery/deliveryReads.ts';
import { dispatch, type Dispatch } from './dispatch.ts';
import { factsOf, type LineFact } from './lines.ts';
import { moveOrder, statusView } from './orders.ts';
import { paymentRoutes } from './payments.ts';
import { storeOfCode } from './places.ts';
import { anyOrder, placeOrder } from './placing.ts';
import { validatePromo } from './promos.ts';
import { Fields, numberOf } from './strict.ts';
import { tableCartRoutes } from './tableCarts.ts';
import { saveAtPlace } from './tableOrders.ts';
import { tableReadRoutes } from './tableReads.ts';
import { Defect, type Call, type Routes } from './wire.ts';
import { World, type Order, type VenueOptions } from './world.ts';

export interface OrderFact {
  eOrderId: number;
  orderKey: string;
  mode: Order['type'];
  isPlaced: boolean;
  placedAt: number | undefined;
  lines: LineFact[];
  tipMinor: number;
  payableMinor: number;
  note: string;
  paymentMethodId: number;
  customerId: number;
  /** Body of the last accepted save. */
  payload: unknown;
}

/** The order type in the path decides who owns the order. */
function saveOrder(world: World, call: Call) {
  const { code = '', orderType: type, orderKey } = call.part;
  const of = { code, storeId: numberOf(call.part['storeId'], 'storeId') };
  if (type === 'Table' || type === 'Room')
    return saveAtPlace(world, call, orderKey, { ...of, type });
  if (type === 'Delivery' || type === 'PickUp') return saveOfCustomer(world, call, { ...of, type });
  throw new Defect(`orders of ${type} are saved otherwise`);
}

/** Order calls that tables and customers share. */
function orderRoutes(world: World): Routes {
  return {
    'POST TableCart/SaveEOrder/:code/:storeId/:orderType/:orderKey': (call) =>
      saveOrder(world, call),
    'POST TableCart/SaveEOrderDriveThrough/:uniqueCartId': (call) => {
      const store = storeOfCode(new Fields(call.body).text('code'));
      const path = { ...store, type: 'DriveThrough' as const };
      return saveAtPlace(world, call, call.part['uniqueCartId'], path);
    },
    'GET TableCart/:lang/:tableCode/:uniqueCartId': (call) => cartView(world, call),
    'GET TableCart/validatePromoCode/:code/:orderKey/:promoCode': (call) =>
      validatePromo(world, call),
    'GET TableCart/PlaceOrder/:eOrderId': (call) => placeOrder(world, call),
    'GET TableCart/checkEOrderStatus/:eOrderId': ({ part }) =>
      statusView(world, anyOrder(world, numberOf(part['eOrderId'], 'eOrderId'))),
  };
}

export class Venue {
  readonly world: World;
  /** Never throws. */
  readonly answer: Dispatch;

  constructor(options: VenueOptions) {
    const world = new World(options);
    this.world = world;
    this.answer = dispatch(world, {
      ...tableReadRoutes(world),
      ...tableCartRoutes(world),
      ...orderRoutes(world),
      ...paymentRoutes(world),
      ...customerRoutes(world),
      ...addressRoutes(world),
      ...deliveryReadRoutes(world),
      ...deliveryOrderRoutes(world),
    });
  }

  orders(): readonly OrderFact[] {
    const { world } = this;
    return [...world.orders.values()].map((order) => ({
      eOrderId: order.eOrderId,
      orderKey: order.key,
      mode: order.type,
      isPlaced: world.isPlaced(order),
      placedAt: order.placedAt,
      lines: order.facts,
      tipMinor: Number(order.totals.tip),
      payableMinor: Number(order.totals.payable),
      note: order.note,
      paymentMethodId: order.method.paymentMethodId,
      customerId: order.customerId,
      payload: order.payload,
    }));
  }

  cartLines(uniqueCartId: string): readonly LineFact[] {
    return factsOf(this.world.carts.get(uniqueCartId)?.lines ?? []);
  }

  /** Expires all carts and all orders that were not placed. */
  forgetCarts() {
    const { world } = this;
    for (const id of world.carts.keys()) world.goneCarts.add(id);
    world.carts.clear();
    for (const order of world.orders.values()) {
      if (order.status < 3) order.keepUntil = Math.min(order.keepUntil, world.now);
    }
  }

  /** The last code sent to a number, as its owner reads it. */
  codeSentTo(dialCode: string, mobileNo: string): string | undefined {
    return this.world.codes.get(`${dialCode} ${mobileNo}`)?.digits;
  }

  /** The kitchen continues with a placed order. */
  moveOrder(eOrderId: number) {
    const order = this.world.orders.get(eOrderId);
    if (order) moveOrder(order);
  }
}
