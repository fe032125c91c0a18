/** Carries out the actions of `actions.ts`. */
import { SECOND_MS } from '../../config/times.ts';
import { ORDER_STATUS } from '../../contract/orderStatus.ts';
import { endOrder } from '../backend/order/cancelling.ts';
import { addCustomer, customerByNumber } from '../backend/account/customers.ts';
import { advance, delay, isPlaced } from '../backend/order/orderState.ts';
import { reportPayment } from '../backend/checkout/payments.ts';
import type { OrderRecord } from '../backend/common/records.ts';
import { HttpProblem } from '../backend/common/refusal.ts';
import { loginFor } from '../backend/account/verification.ts';
import { now, type World } from '../backend/common/world.ts';
import type { Worlds } from '../backend/common/worlds.ts';
import { FAULT_KINDS, type ControlAction } from './actions.ts';

const DEFAULT_CLOSED_MINUTES = 60;
const DEFAULT_FAULT_STATUS = 500;

function wrong(message: string): HttpProblem {
  return new HttpProblem(400, message);
}

function orderOf(world: World, eOrderID: number): OrderRecord {
  const order = world.orders.get(eOrderID);
  if (!order) throw wrong(`There is no order ${eOrderID}.`);
  return order;
}

function publish(world: World, conceptId: number): void {
  world.editions.set(conceptId, (world.editions.get(conceptId) ?? 1) + 1);
}

function conceptOfItem(world: World, itemId: number): number {
  const node = world.catalog.items.get(itemId);
  if (!node) throw wrong(`There is no item ${itemId}.`);
  return node.concept.conceptId;
}

function conceptOfModifier(world: World, modifierId: number): number {
  const groupId = world.catalog.modifiers.get(modifierId)?.group.id;
  const concept = world.catalog.concepts.find((entry) =>
    entry.groups?.some((group) => group.id === groupId),
  );
  if (groupId === undefined || !concept) throw wrong(`There is no modifier ${modifierId}.`);
  return concept.conceptId;
}

function setPrice(world: World, action: { itemId?: number; modifierId?: number; price: number }) {
  const { itemId, modifierId, price } = action;
  if (!(price >= 0)) throw wrong('price must be an amount.');
  if (itemId !== undefined) {
    publish(world, conceptOfItem(world, itemId));
    world.itemPrices.set(itemId, price);
  } else if (modifierId !== undefined) {
    publish(world, conceptOfModifier(world, modifierId));
    world.modifierPrices.set(modifierId, price);
  }
}

function sellOut(world: World, action: { itemId?: number; modifierId?: number }): void {
  if (action.itemId !== undefined) {
    conceptOfItem(world, action.itemId);
    world.soldOutItems.add(action.itemId);
  }
  if (action.modifierId !== undefined) {
    conceptOfModifier(world, action.modifierId);
    world.soldOutModifiers.add(action.modifierId);
  }
}

function restore(world: World, action: { itemId?: number; modifierId?: number }): void {
  const { itemId = 0, modifierId = 0 } = action;
  world.soldOutItems.delete(itemId);
  world.soldOutModifiers.delete(modifierId);
  const stock = world.catalog.items.get(itemId)?.item.stock;
  if (stock !== undefined) world.stock.set(itemId, stock);
}

function advanceOrder(world: World, order: OrderRecord, to?: number): void {
  if (!isPlaced(order)) throw wrong('The order is not placed.');
  if (to !== undefined && (to < ORDER_STATUS.placed || to > ORDER_STATUS.completed)) {
    throw wrong('`to` is a status from 3 to 8.');
  }
  advance(world, order, to);
}

function login(world: World, action: Extract<ControlAction, { action: 'login' }>) {
  const { concept } = world.catalog.branchOf(action.code);
  const country = concept.countries.find((entry) => entry.isDefault) ?? concept.countries[0];
  if (!country) throw wrong('The venue has no country.');
  const { conceptId } = concept;
  const { mobileNo, firstName = 'Demo', lastName = 'Diner' } = action;
  const customer =
    customerByNumber(world, conceptId, country.dialCode + mobileNo) ??
    addCustomer(world, {
      conceptId,
      countryId: country.id,
      dialCode: country.dialCode,
      mobileNo,
      firstName,
      lastName,
      points: concept.loyalty?.welcomePoints ?? 0,
    });
  return loginFor(world, concept, customer);
}

/** The result of the action, undefined for most. */
export function control(worlds: Worlds, world: World, action: ControlAction): unknown {
  switch (action.action) {
    case 'closeStore': {
      const minutes = action.minutes ?? DEFAULT_CLOSED_MINUTES;
      const reopensAt = now(world) + minutes * 60 * SECOND_MS;
      return void world.storesClosed.set(action.storeId, { reopensAt });
    }
    case 'openStore':
      return void world.storesClosed.delete(action.storeId);
    case 'pauseOrdering':
      return void world.pausedConcepts.add(action.conceptId);
    case 'resumeOrdering':
      return void world.pausedConcepts.delete(action.conceptId);
    case 'methodOff':
      return void world.methodsOff.add(action.paymentMethodId);
    case 'methodOn':
      return void world.methodsOff.delete(action.paymentMethodId);
    case 'laneOff':
      return void world.lanesOff.add(action.storeId);
    case 'laneOn':
      return void world.lanesOff.delete(action.storeId);
    case 'popupsOff':
    case 'popupsOn':
      world.isQuiet = action.action === 'popupsOff';
      return undefined;
    case 'takeBay':
      return void world.baysTaken.add(action.slotId);
    case 'freeBay':
      return void world.baysTaken.delete(action.slotId);
    case 'sellOut':
      return sellOut(world, action);
    case 'restore':
      return restore(world, action);
    case 'setStock':
      return void world.stock.set(action.itemId, action.left);
    case 'setPrice':
      return setPrice(world, action);
    case 'retireItem':
      publish(world, conceptOfItem(world, action.itemId));
      return void world.retiredItems.add(action.itemId);
    case 'publishMenu':
      return publish(world, action.conceptId);
    case 'clearTable':
      for (const cart of world.carts.values()) {
        if (cart.tableCode === action.tableCode) cart.isCleared = true;
      }
      return undefined;
    case 'slow': {
      const call = action.call || '*';
      world.delays = world.delays.filter((delay) => delay.call !== call);
      if (action.ms > 0) world.delays.push({ call, ms: action.ms });
      return undefined;
    }
    case 'fail': {
      const { call, fault, times } = action;
      if (!FAULT_KINDS.includes(fault)) throw wrong(`${fault} is not a fault.`);
      const httpStatus = action.httpStatus ?? DEFAULT_FAULT_STATUS;
      return void world.faults.push({ call, kind: fault, httpStatus, times });
    }
    case 'clearFaults':
      world.faults = [];
      world.delays = [];
      return undefined;
    case 'advanceOrder':
      return advanceOrder(world, orderOf(world, action.eOrderID), action.to);
    case 'delayOrder':
      if (!Number.isFinite(action.minutes)) throw wrong('minutes must be a number.');
      return delay(world, orderOf(world, action.eOrderID), action.minutes);
    case 'rejectOrder':
      return endOrder(world, orderOf(world, action.eOrderID), 'rejectedAt');
    case 'cancelOrder':
      return endOrder(world, orderOf(world, action.eOrderID), 'cancelledAt');
    case 'lapseOrder':
      orderOf(world, action.eOrderID).keepUntil = now(world) - 1;
      return undefined;
    case 'reportPayment': {
      const payment = world.payments.get(action.transactionId);
      if (!payment) throw wrong(`There is no payment ${action.transactionId}.`);
      return reportPayment(world, payment, action.result, now(world));
    }
    case 'expireCodes':
      for (const code of world.codes) code.expiresAt = now(world) - 1;
      return undefined;
    case 'expireLogin':
      for (const entry of world.logins.values()) {
        if (!action.customerId || entry.customerId === action.customerId) entry.expiresAt = 0;
      }
      return undefined;
    case 'blockCustomer':
    case 'givePoints': {
      const customer = world.customers.get(action.customerId);
      if (!customer) throw wrong(`There is no customer ${action.customerId}.`);
      if (action.action === 'givePoints') customer.points += action.points;
      else customer.isBlocked = true;
      return undefined;
    }
    case 'login':
      return login(world, action);
    case 'advanceClock':
      world.clockOffsetSeconds += action.seconds;
      return undefined;
    case 'stopClock':
      world.stoppedAtMs = Date.now();
      return undefined;
    case 'reset':
      return worlds.reset(world.name);
    default:
      throw wrong(`There is no action ${String((action as { action: unknown }).action)}.`);
  }
}
