/** Orders: one per key, first saved, then placed. */
import * as v from 'valibot';
import type { CartChange } from '../../../contract/cart.ts';
import { ORDER_STATUS } from '../../../contract/orderStatus.ts';
import { EOrderRequest, type EOrderResult } from '../../../contract/orders.ts';
import type { OrderType } from '../../../contract/basics.ts';
import type { Lang } from '../../../contract/languages.ts';
import { orderKeyOf } from '../cart/carts.ts';
import { totalsView } from '../cart/cartView.ts';
import { decimals, type Branch, type Place } from '../common/catalog.ts';
import { changesOf, repricedOf } from '../cart/changes.ts';
import { customerOf } from '../account/customers.ts';
import { minor } from '../common/money.ts';
import { draftOrder, type Draft, type DraftContext } from './orderDraft.ts';
import { checkBay, checkChange, checkForm, checkGuest } from './orderForm.ts';
import {
  isLapsed,
  isPlaced,
  KEEP_MS,
  needsPayment,
  orderStatusOf,
  isDeliverySide,
  isPaymentProcessing,
  paymentStatusOf,
} from '../order/orderState.ts';
import { closeOpenPayments } from './payments.ts';
import { finishPlacing } from './placing.ts';
import type { LoginRecord, OrderContent, OrderRecord } from '../common/records.ts';
import { HttpProblem, malformed, Refusal } from '../common/refusal.ts';
import { menuScheduleId } from '../menu/shelf.ts';
import { now, unguessableId, type World } from '../common/world.ts';
import { iso } from '../common/zonedTime.ts';

const KEY_LENGTH = { selfOrder: 12, delivery: 9 };

export function orderById({ orders }: World, eOrderID: string): OrderRecord {
  const order = orders.get(Number(eOrderID));
  if (order) return order;
  throw new Refusal(-1);
}

/** Delivery-side orders belong to a customer: -3 without a login, -4 for another customer. */
export function refuseStranger(order: OrderRecord, login: LoginRecord | undefined): void {
  if (!isDeliverySide(order.orderType)) return;
  if (!login || login.conceptId !== order.conceptId) throw new Refusal(-3);
  if (login.customerId !== order.customerId) throw new Refusal(-4);
}

interface SaveWish {
  code: string;
  storeId: number;
  orderType: OrderType;
  orderKey: string;
  body: unknown;
  headers: Headers;
  login: LoginRecord | undefined;
  lang: Lang;
}

export function readRequest(body: unknown): EOrderRequest {
  const parsed = v.safeParse(EOrderRequest, body);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const path = issue.path?.map((step) => String(step.key)).join('.') ?? 'body';
  throw malformed(`${path}: ${issue.message}`);
}

function numberHeader(headers: Headers, name: string): number {
  const text = headers.get(name);
  if (text === null || !/^\d+$/.test(text)) throw malformed(`The header ${name} is missing.`);
  return Number(text);
}

function checkAgreement(wish: SaveWish, request: EOrderRequest): void {
  for (const field of ['code', 'storeId', 'orderType'] as const) {
    if (request[field] !== wish[field]) throw malformed(`${field} of body and path differ.`);
  }
  const length = isDeliverySide(wish.orderType) ? KEY_LENGTH.delivery : KEY_LENGTH.selfOrder;
  if (!/^[A-Za-z0-9]+$/.test(wish.orderKey) || wish.orderKey.length !== length) {
    throw malformed(`The order key must be ${length} letters and digits.`);
  }
}

function whereTo(world: World, wish: SaveWish, request: EOrderRequest): Branch & { place?: Place } {
  const { concept } = world.catalog.branchOf(wish.code);
  if (isDeliverySide(wish.orderType)) {
    const store = concept.stores.find((entry) => entry.storeId === wish.storeId);
    if (!store) throw malformed(`Store ${wish.storeId} is not one of ${wish.code}.`);
    return world.catalog.branch(store.storeId);
  }
  const place = world.catalog.placeOf(wish.code, request.tableCode ?? '');
  if (place.store.storeId !== wish.storeId) throw malformed('The table is in another store.');
  if (place.orderType !== wish.orderType) throw new Refusal(-18);
  return { ...place, place };
}

function resultOf(
  world: World,
  order: OrderRecord,
  totalsChanged: boolean,
  changes: CartChange[],
  alreadyPlaced: boolean,
): EOrderResult {
  const { timeZone } = world.catalog.conceptOf(order.conceptId);
  return {
    eOrderID: order.eOrderID,
    orderStatus: orderStatusOf(world, order),
    paymentStatus: paymentStatusOf(world, order),
    orderNo: order.orderNo,
    totals: totalsView(order.sums),
    totalsChanged,
    changes,
    alreadyPlaced,
    needsPayment: needsPayment(world, order),
    keepUntil: iso(order.keepUntil, timeZone),
  };
}

/** 409 if the key belongs to another diner, or to another order than the request names. */
function refuseForeignKey(
  order: OrderRecord | undefined,
  wish: SaveWish,
  customerId: number,
  eOrderID: number,
): void {
  if (eOrderID !== 0 && eOrderID !== order?.eOrderID) {
    throw new HttpProblem(409, 'eorder-id is not the order of this key.');
  }
  if (!order) return;
  if (order.code !== wish.code) {
    throw new HttpProblem(409, 'This key belongs to another venue code.');
  }
  const isOwned = isDeliverySide(order.orderType) || isDeliverySide(wish.orderType);
  if (isOwned && order.customerId !== customerId) {
    throw new HttpProblem(409, 'This key belongs to another customer.');
  }
}

function newOrder(world: World, orderKey: string, content: OrderContent): OrderRecord {
  world.lastOrderNo += 1;
  const order: OrderRecord = {
    eOrderID: unguessableId((id) => world.orders.has(id)),
    orderNo: String(world.lastOrderNo),
    orderKey,
    createdOn: now(world),
    steps: [],
    hasEarned: false,
    pointsEarned: 0,
    ...content,
  };
  world.orders.set(order.eOrderID, order);
  world.ordersByKey.set(orderKeyOf(content.conceptId, orderKey), order);
  return order;
}

/** Synchronous from look-up to insert, so that one key can make only one order. */
export function saveEOrder(world: World, wish: SaveWish): EOrderResult {
  const request = readRequest(wish.body);
  checkAgreement(wish, request);
  const { concept } = world.catalog.branchOf(wish.code);
  const userId = numberHeader(wish.headers, 'user-id');
  const eOrderID = numberHeader(wish.headers, 'eorder-id');
  const customer = customerOf(world, wish.login, concept.conceptId);
  if (isDeliverySide(wish.orderType)) {
    if (!customer) throw new Refusal(-3);
    if (userId !== customer.userId) throw malformed('user-id is not the user of the token.');
  }
  if (customer?.isBlocked) throw new Refusal(-45);

  const known = world.ordersByKey.get(orderKeyOf(concept.conceptId, wish.orderKey));
  refuseForeignKey(known, wish, customer?.customerId ?? 0, eOrderID);
  if (known && isPlaced(known)) return resultOf(world, known, false, [], true);
  if (known && isPaymentProcessing(world, known)) throw new Refusal(-51);

  const { place, ...branch } = whereTo(world, wish, request);
  if (request.currency !== concept.currency) throw malformed('currency is not that of the venue.');
  if (request.menuScheduleId !== menuScheduleId(branch, wish.orderType)) throw new Refusal(-13);
  const context: DraftContext = {
    branch,
    place,
    orderType: wish.orderType,
    orderKey: wish.orderKey,
    request,
    customer,
    lang: wish.lang,
    eOrderID: known?.eOrderID ?? 0,
  };
  const cart = place && world.carts.get(wish.orderKey);
  const isOld = request.cartVersion !== undefined && request.cartVersion !== cart?.version;
  if (cart && isOld) {
    throw new HttpProblem(409, 'The cart has changed.', { cartVersion: cart.version });
  }
  const draft = draftOrder(world, context);
  checkForm(branch, wish.orderType, request, wish.lang);
  if (place?.room) checkRoom(world, place, request);
  if (wish.orderType === 'DriveThrough') {
    checkBay(world, branch, request.car?.slotId, context.eOrderID);
  }
  checkChange(concept, request, draft.sums.payable, wish.lang);

  const content = contentOf(world, context, draft);
  const order = known ? Object.assign(known, content) : newOrder(world, wish.orderKey, content);
  closeOpenPayments(world, order);
  const changes = draft.lines.flatMap((line) =>
    changesOf(world, branch, wish.orderType, wish.lang, line),
  );
  const seen = minor(request.expectedTotal, decimals(concept));
  return resultOf(world, order, seen !== draft.sums.payable, changes, false);
}

function checkRoom(world: World, place: Place, request: EOrderRequest): void {
  const { room } = place;
  if (!room) return;
  const claim = request.room;
  const isHere =
    claim?.tableId === room.room.tableId &&
    [room.hotel.code, room.room.roomCode].includes(claim.roomCode);
  if (!isHere) throw new Refusal(-24);
  checkGuest(world, room, claim);
}

function contentOf(world: World, context: DraftContext, draft: Draft): OrderContent {
  const { branch, place, request, customer } = context;
  return {
    conceptId: branch.concept.conceptId,
    code: request.code,
    storeId: branch.store.storeId,
    orderType: context.orderType,
    tableCode: place?.tableCode ?? '0',
    customerId: customer?.customerId ?? 0,
    request,
    cartVersion: draft.cart?.version ?? 0,
    lines: draft.lines,
    sums: draft.sums,
    promo: draft.promo,
    points: request.loyaltyPoints ?? 0,
    address: draft.address,
    scheduledFor: draft.slot?.from,
    cancelledAt: undefined,
    keepUntil: now(world) + KEEP_MS,
  };
}

export function contextOf(world: World, order: OrderRecord, lang: Lang): DraftContext {
  const isTable = !isDeliverySide(order.orderType);
  const place = isTable ? world.catalog.place(order.tableCode) : undefined;
  return {
    branch: world.catalog.branch(order.storeId),
    place,
    orderType: order.orderType,
    orderKey: order.orderKey,
    request: order.request,
    customer: world.customers.get(order.customerId),
    lang,
    eOrderID: order.eOrderID,
  };
}

/** -12 if the order's price or lines have changed since it was saved. */
export function refuseWhenDifferent(
  world: World,
  order: OrderRecord,
  draft: Draft,
  lang: Lang,
): void {
  const isSameCart = (draft.cart?.version ?? 0) === order.cartVersion;
  if (isSameCart && draft.sums.payable === order.sums.payable) return;
  const branch = world.catalog.branch(order.storeId);
  const changes = draft.lines.flatMap((line) => {
    const saved = order.lines.find((entry) => entry.uniqueId === line.uniqueId);
    if (!saved) return [];
    const modifiers = new Map(saved.modifiers.map((entry) => [entry.modifier.id, entry.price]));
    const discountId = saved.setup?.id ?? 0;
    return repricedOf(branch, lang, line, { price: saved.price, modifiers, discountId });
  });
  throw new Refusal(-12, { totals: totalsView(draft.sums), changes });
}

export function placeOrder(
  world: World,
  order: OrderRecord,
  login: LoginRecord | undefined,
  lang: Lang,
): EOrderResult {
  refuseStranger(order, login);
  if (isPlaced(order)) return resultOf(world, order, false, [], true);
  if (isLapsed(world, order)) throw new Refusal(-14);
  if (orderStatusOf(world, order) === ORDER_STATUS.awaitingPayment) throw new Refusal(-55);
  const context = contextOf(world, order, lang);
  const draft = draftOrder(world, context);
  if (order.orderType === 'DriveThrough') {
    checkBay(world, context.branch, order.request.car?.slotId, order.eOrderID);
  }
  refuseWhenDifferent(world, order, draft, lang);
  order.lines = draft.lines;
  order.sums = draft.sums;
  finishPlacing(world, order, now(world));
  return resultOf(world, order, false, [], false);
}
