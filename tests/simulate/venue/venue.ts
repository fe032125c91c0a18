/**
 * A venue's server, written from the wire contract alone: it answers requests, keeps what a server
 * keeps, and tells the judges of a simulation what it has seen. It shares no rule with the demo.
 */
import { cartViewRoutes } from './cartViews.ts';
import { dispatch, type Dispatch } from './dispatch.ts';
import type { LineFact } from './lines.ts';
import { placingRoutes } from './placing.ts';
import { tableOrderRoutes } from './tableOrders.ts';
import { moveOrder, cancelOrder } from './orders.ts';
import { paymentRoutes, payAtBank, type Outcome } from './payments.ts';
import { tableCartRoutes, typeOfTable } from './tableCarts.ts';
import { menuRoutes } from './menuReads.ts';
import { placeRoutes } from './placeReads.ts';
import { addressRoutes } from './delivery/addresses.ts';
import { sharedRoutes } from './bothSides.ts';
import { customerRoutes } from './delivery/customers.ts';
import { deliveryOrderRoutes } from './delivery/deliveryOrders.ts';
import { deliveryReadRoutes } from './delivery/deliveryReads.ts';
import { loyaltyRoutes } from './delivery/loyalty.ts';
import type { Answered, Asked } from './wire.ts';
import { World, type ChargeFact, type Order, type VenueOptions } from './world.ts';

export interface OrderFact {
  eOrderId: number;
  orderKey: string;
  code: string;
  storeId: number;
  mode: Order['type'];
  tableCode: string;
  status: number;
  /** How often it was saved, and how often it came to the kitchen. */
  saves: number;
  placings: number;
  isPlaced: boolean;
  placedAt: number | undefined;
  lines: LineFact[];
  totals: { subTotalMinor: number; tipMinor: number; payableMinor: number };
  note: string;
  tip: number;
  paymentMethodId: number;
  isOnline: boolean;
  promo: string;
  customerId: number;
  /** Body of the last accepted save. */
  payload: unknown;
}

export class Venue {
  readonly #world: World;
  readonly #dispatch: Dispatch;

  constructor(options: VenueOptions) {
    this.#world = new World(options);
    this.#dispatch = dispatch(this.#world, {
      ...tableCartRoutes(this.#world),
      ...cartViewRoutes(this.#world),
      ...placingRoutes(this.#world),
      ...tableOrderRoutes(this.#world),
      ...paymentRoutes(this.#world),
      ...menuRoutes(this.#world),
      ...placeRoutes(this.#world),
      ...sharedRoutes(this.#world),
      ...customerRoutes(this.#world),
      ...addressRoutes(this.#world),
      ...loyaltyRoutes(this.#world),
      ...deliveryReadRoutes(this.#world),
      ...deliveryOrderRoutes(this.#world),
    });
  }

  /** Never throws. */
  answer(asked: Asked): Answered {
    return this.#dispatch(asked);
  }

  /** The cookie that comes with the app's page; empty where the server wants none. */
  get xsrfToken(): string {
    return this.#world.xsrfToken ?? '';
  }

  /** Why requests were refused that no app should ever send. */
  get defects(): readonly string[] {
    return this.#world.defects;
  }

  orders(): readonly OrderFact[] {
    const world = this.#world;
    return [...world.orders.values()].map((order) => ({
      eOrderId: order.eOrderId,
      orderKey: order.key,
      code: order.code,
      storeId: order.store.storeId,
      mode: order.type,
      tableCode: order.tableCode,
      status: order.status,
      saves: order.saves,
      placings: order.placings,
      isPlaced: world.isPlaced(order),
      placedAt: order.placedAt,
      lines: order.facts,
      totals: {
        subTotalMinor: Number(order.totals.subTotal),
        tipMinor: Number(order.totals.tip),
        payableMinor: Number(order.totals.payable),
      },
      note: order.note,
      tip: order.tip,
      paymentMethodId: order.method.paymentMethodId,
      isOnline: order.method.isOnline,
      promo: order.promo?.promoCode ?? '',
      customerId: order.customerId,
      payload: order.payload,
    }));
  }

  charges(): readonly ChargeFact[] {
    return this.#world.charges;
  }

  cartLines(uniqueCartId: string): readonly LineFact[] {
    const cart = this.#world.carts.get(uniqueCartId);
    return cart ? this.#world.facts(cart.lines, typeOfTable(cart.tableCode)) : [];
  }

  changePrice(menuItemId: number, minor: number) {
    this.#world.menu.setPrice(menuItemId, minor);
  }

  setAvailable(menuItemId: number, isAvailable: boolean) {
    this.#world.menu.setAvailable(menuItemId, isAvailable);
  }

  setChoiceAvailable(modifierId: number, isAvailable: boolean) {
    this.#world.menu.setChoiceAvailable(modifierId, isAvailable);
  }

  /** A dish leaves the menu or comes back to it: a new menu. */
  setOnMenu(menuItemId: number, isOnMenu: boolean) {
    this.#world.menu.setOnMenu(menuItemId, isOnMenu);
  }

  setPaymentMethod(paymentMethodId: number, isActive: boolean) {
    this.#world.menu.setMethod(paymentMethodId, isActive);
  }

  setOpen(isOpen: boolean) {
    this.#world.isOpen = isOpen;
  }

  setPaused(isPaused: boolean) {
    this.#world.isPaused = isPaused;
  }

  /** The same dishes under a new `menuScheduleUniqueId`. */
  changeMenu() {
    this.#world.menu.publish();
  }

  /** All carts and all orders that were not placed expire. */
  forgetCarts() {
    const world = this.#world;
    for (const id of world.carts.keys()) world.goneCarts.add(id);
    world.carts.clear();
    for (const order of world.orders.values()) {
      if (order.status < 3) order.keepUntil = Math.min(order.keepUntil, world.now);
    }
  }

  /** Another store serves a zone from now on; 0: nobody does. */
  setZoneStore(zoneId: number, storeId: number) {
    this.#world.zoneStores.set(zoneId, storeId);
  }

  /** All log-ins end: the next request with one of their tokens is answered 401. */
  endLogins() {
    this.#world.logins.clear();
  }

  /** The code that was last sent to a number, as its owner reads it. */
  codeSentTo(dialCode: string, mobileNo: string): string | undefined {
    return this.#world.codes.get(`${dialCode} ${mobileNo}`)?.digits;
  }

  /** The kitchen goes on with a placed order. */
  moveOrder(eOrderId: number) {
    const order = this.#world.orders.get(eOrderId);
    if (order) moveOrder(this.#world, order);
  }

  /** The venue rejects a placed order. */
  reject(eOrderId: number) {
    const order = this.#world.orders.get(eOrderId);
    if (order && this.#world.isPlaced(order)) cancelOrder(this.#world, order, 10);
  }

  cancel(eOrderId: number) {
    const order = this.#world.orders.get(eOrderId);
    if (order) cancelOrder(this.#world, order, 9);
  }

  /**
   * What the diner does at the bank's page of a payment, or what the bank finds out. Final outcomes
   * stay. Answers the address to which the bank sends the browser.
   */
  payAtBank(paymentId: string, outcome: Outcome): string {
    return payAtBank(this.#world, paymentId, outcome);
  }

  /** The order and the amount of a payment, as the bank's page shows them. */
  paymentOf(paymentId: string): { eOrderId: number; minor: number } | undefined {
    return this.#world.payments.get(paymentId);
  }
}
