/** Orders of customers: delivery and pick-up, saved from a cart on the device. */
import { bill } from '../bill.ts';
import { AUTOMATIC_PROMO } from '../dishes.ts';
import { chosenOf, type Line } from '../lines.ts';
import { choiceView, currencyOf, dishView, methodView } from '../menuViews.ts';
import {
  checkContact,
  checkLines,
  checkMinimum,
  orderToRenew,
  readRequest,
  refuseShut,
  refuseWhileProcessing,
  type OrderRequest,
} from '../orderRequest.ts';
import { resultView, statusOf, statusView } from '../orders.ts';
import { storeOfId, type Store } from '../places.ts';
import { orderOf, takeOrder } from '../placing.ts';
import { checkBeside, promoOfCode } from '../promos.ts';
import { DELIVERY_KEY, keyOf, listOfFields, numberOf, type Fields } from '../strict.ts';
import { Conflict, Defect, Refusal, type Call, type Routes } from '../wire.ts';
import type { Arrival, Customer, Order, World } from '../world.ts';
import { addressView } from './addresses.ts';
import { customerOf, loggedIn } from './customers.ts';
import { storeView } from './deliveryReads.ts';
import { servedZone, slotOf, terms } from './zones.ts';

type CustomerType = 'Delivery' | 'PickUp';

const FLAGS =
  'isAvailable isNonItem hasDiscount isDiscountable isDiscounted isUsedForDiscount'.split(' ');

function lineOf(world: World, line: Fields): Line {
  const price = line.amount('price');
  for (const name of FLAGS) line.flag(name);
  for (const name of ['usedDiscount', 'freeQty']) line.count(name);
  line.text('sPrice', /./);
  line.text('instructionHeader');
  line.fields('menuItem');
  return {
    uniqueId: line.text('uniqueId', /./),
    menuItemId: line.count('id'),
    quantity: line.count('quantity'),
    note: line.text('instruction'),
    chosen: chosenOf(line),
    tableCartId: 0,
    seenMinor: Math.round(price * 10 ** world.menu.decimals),
  };
}

function linesOf(world: World, fields: Fields): Line[] {
  const lines = fields.list('menuItemList').map((line) => lineOf(world, line));
  if (lines.length === 0) throw new Defect('an order without lines');
  if (new Set(lines.map(({ uniqueId }) => uniqueId)).size < lines.length) {
    throw new Defect('two lines have the same uniqueId');
  }
  const inLines = fields
    .list('menuItemList')
    .flatMap((line) => line.list('modifierGroupList'))
    .flatMap((group) => group.list('modifiers'));
  if (fields.list('ModifierList').length !== inLines.length) {
    throw new Defect('ModifierList is not that of the lines');
  }
  return lines;
}

/** The destination of the order and its costs; refuses one that the store does not serve. */
function arrivalOf(
  world: World,
  { fields }: OrderRequest,
  about: { customer: Customer; store: Store; type: CustomerType },
): Arrival {
  const { customer, store, type } = about;
  const [slotId, scheduledFor] = [fields.maybeText('slotId'), fields.maybeText('scheduledFor')];
  if (slotId === undefined) refuseShut(world);
  const slot = (): Arrival =>
    slotId === undefined ? {} : slotOf(world, store, type, slotId, scheduledFor ?? '');
  if (type === 'PickUp') {
    if (fields.has('addressId')) throw new Defect('a pick-up order has an address');
    return slot();
  }
  const addressId = fields.count('addressId');
  const address = customer.addresses.find((each) => each.addressId === addressId);
  if (!address) throw new Refusal(-23);
  return { addressId, ...terms(world, servedZone(world, address.areaId, store)), ...slot() };
}

export function saveOfCustomer(
  world: World,
  call: Call,
  path: { code: string; storeId: number; type: CustomerType },
) {
  const { code, storeId, type } = path;
  const key = keyOf(call.part['orderKey'], DELIVERY_KEY);
  const customer = loggedIn(world, call.login);
  const old = orderToRenew(world, call, key, code);
  if (old && old.customerId !== customer.customerId) throw new Conflict();
  if (old && world.isPlaced(old)) return resultView(world, old, true);
  const store = storeOfId(storeId);
  const request = readRequest(world, call, path);
  refuseWhileProcessing(old);
  const { fields, contact, promoCode, automaticPromoId, method, tip, note } = request;
  checkContact(contact);
  const lines = linesOf(world, fields);
  const arrival = arrivalOf(world, request, { customer, store, type });
  checkLines(world, lines);
  const promo = promoCode === undefined ? undefined : promoOfCode(promoCode);
  const wanted = {
    key,
    lines,
    type,
    store,
    code,
    tableCode: '',
    customerId: customer.customerId,
    arrival,
    promo,
    method,
    tip,
    note,
    automatic: automaticPromoId === AUTOMATIC_PROMO.id ? [AUTOMATIC_PROMO] : [],
    contact,
    payload: call.body,
    cartVersion: undefined,
  };
  checkBeside(world, promo, { lines, type, store });
  const { subTotal, discountAmount } = bill(world.menu, wanted);
  checkMinimum(world, type, subTotal - discountAmount, arrival.minimum);
  return takeOrder(world, wanted, request.expectedTotal);
}

/** The current price of a cart's lines. */
function freshItem({ menu }: World, item: Fields) {
  const ids = item.counts('modifierItemIds');
  if (new Set(ids).size < ids.length) throw new Defect('a modifier is named twice');
  item.count('quantity');
  const menuItemId = item.count('menuItemId');
  const dish = menu.dish(menuItemId);
  const { price, sPrice, isAvailable, maxQty, hasDiscount, isDiscountable, discountSetup } =
    dishView(menu, dish, 'Delivery', false);
  const choices = dish.groups.flatMap((group) =>
    group.choices.map((choice) => choiceView(menu, group, choice)),
  );
  return {
    uniqueId: item.text('uniqueId', /./),
    menuItemId,
    price,
    sPrice,
    isAvailable,
    maxQty,
    hasDiscount,
    isDiscountable,
    discountSetup,
    modifiers: choices.filter(({ modifierItemId }) => ids.includes(modifierItemId)),
  };
}

function freshItems(world: World, call: Call) {
  const { menu } = world;
  storeOfId(numberOf(call.part['storeId'], 'storeId'));
  const scheduleId = numberOf(call.part['menuScheduleId'], 'menuScheduleId');
  const inForce = [0, menu.scheduleId('Delivery'), menu.scheduleId('PickUp')];
  if (!inForce.includes(scheduleId)) throw new Defect(`no menu has the number ${scheduleId}`);
  return listOfFields(call.body).map((item) => freshItem(world, item));
}

function summaryView(world: World, order: Order) {
  const { menu } = world;
  return {
    eOrderID: order.eOrderId,
    orderType: order.type,
    orderStatus: statusOf(world, order),
    storeId: order.store.storeId,
    itemCount: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    payable: menu.major(order.totals.payable),
    currency: currencyOf(menu),
  };
}

function detailsView(world: World, call: Call) {
  const order = orderOf(world, numberOf(call.part['eOrderId'], 'eOrderId'), call.login);
  const { menu } = world;
  const customer = loggedIn(world, call.login);
  const { arrival, note } = order;
  const address = customer.addresses.find((each) => each.addressId === arrival.addressId);
  const { scheduledFor } = arrival;
  return {
    ...statusView(world, order),
    ...summaryView(world, order),
    ...(scheduledFor !== undefined && { scheduledFor }),
    orderKey: order.key,
    customerId: order.customerId,
    ...(address && { address: addressView(world, customer, address) }),
    store: storeView(world, order.store),
    contact: order.contact,
    paymentMethod: methodView(menu, order.method),
    ...(note && { note }),
  };
}

/** Newest first. */
function ordersOf(world: World, call: Call) {
  const { customerId } = customerOf(world, call);
  const own = [...world.orders.values()].filter(
    (order) => order.customerId === customerId && world.isPlaced(order),
  );
  const orderList = own.toReversed().map((order) => summaryView(world, order));
  return { totalOrders: own.length, orderList };
}

export function deliveryOrderRoutes(world: World): Routes {
  return {
    'POST Delivery/getDiscountForItems/:storeId/:menuScheduleId': (call) => freshItems(world, call),
    'GET Delivery/OrderDetails/:eOrderId': (call) => detailsView(world, call),
    'GET Delivery/GetCustomerOrderDetails/:customerId': (call) => ordersOf(world, call),
  };
}
