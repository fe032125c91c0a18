/** Orders of customers: delivery and pick-up, saved from a cart that the device keeps. */
import { customerOf, loggedIn } from './customers.ts';
import { chosenOf, type Line } from '../lines.ts';
import { checkPoints, earnedPoints, loyaltyOf } from './loyalty.ts';
import { choiceView, currencyOf, dishView, methodView } from '../menuViews.ts';
import {
  checkLines,
  checkMinimum,
  orderToRenew,
  readRequest,
  refuseShut,
  refuseWhileProcessing,
  type OrderRequest,
} from '../orderRequest.ts';
import { billOf, paymentStatusOf, statusOf } from '../orders.ts';
import { canCancel, resultView, shownLines, timelineView } from '../orderViews.ts';
import { storeSummary } from '../placeReads.ts';
import { storeOfCode, storeOfId, type Store } from '../places.ts';
import { orderOf, takeOrder } from '../placing.ts';
import { automaticPromo, promoOfCode, promoToUse } from '../promos.ts';
import { addressView } from './addresses.ts';
import { appliedPromoView } from '../cartViews.ts';
import { DELIVERY_KEY, Fields, keyOf, listOfFields, numberOf } from '../strict.ts';
import { Conflict, Defect, Refusal, WrongFields, type Call, type Routes } from '../wire.ts';
import type { Arrival, Customer, Order, World } from '../world.ts';
import { servedZone, slotOf, terms } from './zones.ts';

export type CustomerType = 'Delivery' | 'PickUp';

const FLAGS =
  'isAvailable isNonItem hasDiscount isDiscountable isDiscounted isUsedForDiscount'.split(' ');

function lineOf(world: World, line: Fields): Line {
  const price = line.amount('price');
  for (const name of FLAGS) line.flag(name);
  for (const name of ['usedDiscount', 'freeQty']) line.count(name);
  line.text('sPrice', /./);
  line.fields('menuItem');
  return {
    uniqueId: line.text('uniqueId', /./),
    menuItemId: line.count('id'),
    quantity: line.count('quantity'),
    note: line.text('instruction'),
    noteHeader: line.text('instructionHeader'),
    chosen: chosenOf(line),
    addedBy: '',
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

/** Where the order goes to and what that costs; refused where the store does not serve it. */
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
  return { addressId, ...terms(world, servedZone(world, address, store)), ...slot() };
}

/** One promo at a time: a code replaces the automatic one. */
function promosOf(world: World, request: OrderRequest, about: Parameters<typeof promoToUse>[2]) {
  const { promoCode, automaticPromoId } = request;
  if (promoCode === undefined) {
    return { promo: undefined, automatic: automaticPromo(automaticPromoId, about.type) };
  }
  const promo = promoOfCode(promoCode);
  if (!promo) throw new Refusal(-30);
  return { promo: promoToUse(world, promo, about), automatic: [] };
}

export function saveOfCustomer(world: World, call: Call, type: CustomerType) {
  const key = keyOf(call.part['orderKey'], DELIVERY_KEY);
  const code = storeOfCode(call.part['code']).code;
  const storeId = numberOf(call.part['storeId'], 'storeId');
  const customer = loggedIn(world, call.login);
  const old = orderToRenew(world, call, key, code);
  if (old && old.customerId !== customer.customerId) throw new Conflict();
  if (old && world.isPlaced(old)) return resultView(world, old, true);
  const store = storeOfId(storeId);
  const request = readRequest(world, call, { code, storeId, type });
  refuseWhileProcessing(old);
  const { fields, contact } = request;
  if (!contact) throw new Defect('an order without contact');
  if (!contact.name.trim()) throw new WrongFields('contact.name');
  if (!/^\d{8}$/.test(contact.mobileNo)) throw new WrongFields('contact.mobileNo');
  const lines = linesOf(world, fields);
  const arrival = arrivalOf(world, request, { customer, store, type });
  checkLines(world, lines, type, request.menuScheduleUniqueId);
  const about = { key, lines, type, store };
  const wanted = {
    ...about,
    ...promosOf(world, request, about),
    code,
    tableCode: '',
    customerId: customer.customerId,
    cartVersion: undefined,
    method: request.method,
    tip: request.tip,
    note: request.note,
    loyalty: loyaltyOf(world, customer, key, request.loyaltyPoints),
    arrival,
    contact,
    payload: call.body,
  };
  const totals = billOf(world, wanted);
  checkMinimum(world, type, totals.subTotal - totals.discountAmount, arrival.minimum);
  checkPoints(wanted.loyalty, totals);
  return takeOrder(world, wanted, request.expectedTotal);
}

/** What a cart's lines cost today. */
function freshItem(world: World, menuItemId: number, uniqueId: string, ids: readonly number[]) {
  const { menu } = world;
  const dish = menu.knownDish(menuItemId);
  if (!dish) throw new Defect(`there never was a dish ${menuItemId}`);
  const { isOnMenu } = dish;
  const view = dishView(menu, dish, 'Delivery', 'EN', false);
  const choices = dish.groups.flatMap((group) =>
    group.choices.map((choice) => choiceView(menu, dish, group, choice)),
  );
  const { price, sPrice, isAvailable, maxQty, hasDiscount, isDiscountable, discountSetup } = view;
  return {
    uniqueId,
    menuItemId,
    price,
    sPrice,
    isAvailable: isAvailable && isOnMenu,
    maxQty,
    hasDiscount,
    isDiscountable: isDiscountable && isOnMenu,
    discountSetup,
    modifiers: choices.filter(({ modifierItemId }) => ids.includes(modifierItemId)),
  };
}

function freshItems(world: World, call: Call) {
  storeOfId(numberOf(call.part['storeId'], 'storeId'));
  const scheduleId = numberOf(call.part['menuScheduleId'], 'menuScheduleId');
  const inForce = [world.menu.scheduleId('Delivery'), world.menu.scheduleId('PickUp')];
  if (scheduleId !== 0 && !inForce.includes(scheduleId)) throw new Refusal(-13);
  if (Array.isArray(call.body) && call.body.every((id) => typeof id === 'number')) {
    return call.body.map((id) => freshItem(world, id, '', []));
  }
  return listOfFields(call.body).map((item) => {
    const ids = item.counts('modifierItemIds');
    if (new Set(ids).size < ids.length) throw new Defect('a modifier is named twice');
    item.count('quantity');
    return freshItem(world, item.count('menuItemId'), item.text('uniqueId', /./), ids);
  });
}

function summaryView(world: World, order: Order) {
  const { menu, clock } = world;
  return {
    eOrderID: order.eOrderId,
    orderNo: order.orderNo,
    orderType: order.type,
    orderStatus: statusOf(world, order),
    paymentStatus: paymentStatusOf(world, order),
    storeId: order.store.storeId,
    storeLabelEN: order.store.label,
    storeLabelAR: order.store.labelAr,
    itemCount: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    firstItems: order.shown.slice(0, 3).map(({ menuItemName }) => menuItemName),
    payable: menu.major(order.totals.payable),
    sPayable: menu.text(order.totals.payable),
    currency: currencyOf(menu),
    createdOn: clock.iso(order.createdAt),
    ...(order.arrival.scheduledFor !== undefined && { scheduledFor: order.arrival.scheduledFor }),
    canRate: false,
    canReorder: world.isPlaced(order),
  };
}

function detailsView(world: World, call: Call) {
  const order = orderOf(world, numberOf(call.part['eOrderId'], 'eOrderId'), call.login);
  const customer = loggedIn(world, call.login);
  if (order.customerId !== customer.customerId) throw new Refusal(-4);
  const { menu } = world;
  const summary = summaryView(world, order);
  const address = customer.addresses.find((each) => each.addressId === order.arrival.addressId);
  const promo = order.promo ?? order.automatic[0];
  return {
    ...summary,
    orderKey: order.key,
    customerId: order.customerId,
    totals: resultView(world, order, true).totals,
    lines: shownLines(order, call.language).map((line, place) =>
      Object.assign(line, { instruction: order.lines[place]?.note ?? '' }),
    ),
    timeline: timelineView(world, order),
    ...(address && { address: addressView(world, customer, address) }),
    store: storeSummary(world, order.store, 'EN'),
    contact: order.contact,
    paymentMethod: methodView(menu, { ...order.method, isActive: true }),
    promo: promo ? appliedPromoView(menu, promo, order.totals) : null,
    loyaltyPoints: order.loyalty?.points ?? 0,
    pointsEarned: order.status === 8 ? earnedPoints(menu, order.totals) : 0,
    ...(order.note && { note: order.note }),
    canCancel: canCancel(world, order),
    pollSeconds: summary.orderStatus > 7 ? 0 : 10,
  };
}

const ORDERS_ON_A_PAGE = 50;

function ordersOf(world: World, call: Call) {
  const { customerId } = customerOf(world, call);
  const from = call.query.get('from');
  const page = numberOf(call.query.get('page') ?? '1', 'page');
  const own = [...world.orders.values()]
    .filter((order) => order.customerId === customerId && world.isPlaced(order))
    .toSorted((a, b) => b.createdAt - a.createdAt);
  const shown = own.filter((order) => from === null || world.clock.day(order.createdAt) >= from);
  return {
    totalOrders: own.filter(({ status }) => status < 9).length,
    orderList: shown
      .slice((page - 1) * ORDERS_ON_A_PAGE, page * ORDERS_ON_A_PAGE)
      .map((order) => summaryView(world, order)),
  };
}

export function deliveryOrderRoutes(world: World): Routes {
  return {
    'POST Delivery/getDiscountForItems/:storeId/:menuScheduleId': (call) => freshItems(world, call),
    'GET Delivery/OrderDetails/:eOrderId': (call) => detailsView(world, call),
    'GET Delivery/GetCustomerOrderDetails/:customerId': (call) => ordersOf(world, call),
  };
}
