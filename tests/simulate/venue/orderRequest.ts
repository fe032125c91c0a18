/** The body of a save, and the checks before every save. */
import type { MethodSpec } from './dishes.ts';
import { changesOf, refusalOf, troubleOf, type Line } from './lines.ts';
import { currencyOf, minimumOf, TIP_MOST } from './menuViews.ts';
import type { OrderType } from './places.ts';
import { Fields, ISO_TIME } from './strict.ts';
import { Conflict, Defect, Refusal, type Call } from './wire.ts';
import type { Order, World } from './world.ts';

const LONGEST_NOTE = 200;

export interface OrderRequest {
  fields: Fields;
  method: MethodSpec;
  tip: number;
  note: string;
  expectedTotal: number;
  promoCode: string | undefined;
  automaticPromoId: number | undefined;
  contact: { name: string; mobileNo: string } | undefined;
}

/** An amount must not have more decimals than its currency. */
function exact(world: World, amount: number, name: string): number {
  if (Number(amount.toFixed(world.menu.decimals)) === amount) return amount;
  throw new Defect(`${name} has too many decimals: ${amount}`);
}

function contactIn(body: Fields) {
  const contact = body.maybeFields('contact');
  if (!contact) return undefined;
  contact.count('countryId');
  return { name: contact.text('name'), mobileNo: contact.text('mobileNo') };
}

export function readRequest(
  world: World,
  call: Call,
  path: { code: string; storeId: number; type: OrderType },
): OrderRequest {
  const { menu } = world;
  const body = new Fields(call.body);
  const isOfPath =
    body.text('code') === path.code &&
    body.count('storeId') === path.storeId &&
    body.text('orderType') === path.type;
  if (!isOfPath) throw new Defect('code, storeId and orderType are not those of the path');
  body.count('menuScheduleId');
  body.text('menuScheduleUniqueId', /./);
  if (body.text('currency') !== currencyOf(menu)) throw new Defect('body.currency is another one');
  const id = body.count('paymentMethodId');
  const method = menu.methods(path.type).find(({ paymentMethodId }) => paymentMethodId === id);
  const contact = contactIn(body);
  body.maybeText('scheduledFor', ISO_TIME);
  if (body.has('scheduledFor') !== body.has('slotId')) {
    throw new Defect('scheduledFor and slotId are sent together');
  }
  if (body.has('promoCode') && body.has('automaticPromoId')) throw new Defect('two promos');
  if (body.has('loyaltyPoints')) throw new Defect('points that the diner did not choose');
  if (body.has('changeFor')) body.amount('changeFor');
  for (const name of ['isCutlery', 'isLeaveAtDoor']) if (body.has(name)) body.flag(name);
  const note = body.maybeText('note') ?? '';
  if (note.length > LONGEST_NOTE) throw new Defect('a note that is too long');
  const tip = exact(world, body.has('tip') ? body.amount('tip') : 0, 'tip');
  if (tip > menu.amount(TIP_MOST)) throw new Defect('a tip that is too large');
  if (!method) throw new Refusal(-54);
  return {
    fields: body,
    method,
    tip,
    note,
    expectedTotal: exact(world, body.amount('expectedTotal'), 'expectedTotal'),
    promoCode: body.maybeText('promoCode', /./),
    automaticPromoId: body.maybeCount('automaticPromoId'),
    contact,
  };
}

/** The contact of the diner, who is called when the order is ready or at the door. */
export function checkContact(contact: OrderRequest['contact']) {
  const isRight = contact && contact.name.trim() !== '' && /^\d{8}$/.test(contact.mobileNo);
  if (!isRight) throw new Defect('an order without contact');
}

/** The user-id has to match the token. */
export function checkUserHeader({ headers, login }: Call) {
  const userId = headers['user-id'];
  if (userId === undefined || !/^\d+$/.test(userId)) throw new Defect(`user-id is ${userId}`);
  if (Number(userId) !== (login?.userId ?? 0)) throw new Defect('user-id is not of this login');
}

export function orderIdOf({ headers }: Call): number {
  const id = headers['eorder-id'];
  if (id === undefined || !/^\d+$/.test(id)) throw new Defect(`eorder-id is ${id}`);
  return Number(id);
}

/** The key's existing order, if this request may overwrite it. */
export function orderToRenew(world: World, call: Call, key: string, code: string) {
  checkUserHeader(call);
  const named = orderIdOf(call);
  const order = world.orderOfKey.get(key);
  if (order && order.code !== code) throw new Conflict();
  if (named !== 0 && named !== order?.eOrderId) throw new Conflict();
  return order;
}

export function refuseWhileProcessing(order: Order | undefined) {
  if (order?.payment?.state === 'processing') throw new Refusal(-51);
}

/** Refuses lines that cannot be ordered unchanged. */
export function checkLines({ menu }: World, lines: readonly Line[]) {
  for (const line of lines) {
    const trouble = troubleOf(menu, line);
    if (trouble) throw refusalOf(menu, trouble, changesOf(menu, lines), line.quantity);
  }
}

export function checkMinimum(world: World, type: OrderType, afterDiscounts: bigint, more = 0) {
  const { menu } = world;
  const minimum = Math.max(menu.minorOf(minimumOf(type)), menu.minorOf(more));
  const missing = minimum - Number(afterDiscounts);
  if (missing <= 0) return;
  const [minOrderAmount, missingAmount] = [menu.major(minimum), menu.major(missing)];
  throw new Refusal(-21, { minOrderAmount, missingAmount });
}

export function refuseShut({ isOpen, opening }: World) {
  if (!isOpen) throw new Refusal(-10, opening);
}
