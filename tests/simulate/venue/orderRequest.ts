/** The body of a save, and what every save checks before it writes. */
import type { MethodSpec } from './dishes.ts';
import { changesOf, firstTrouble, refusalOf, type Line } from './lines.ts';
import { currencyOf, minimumOf, TIP_MOST } from './menuViews.ts';
import type { OrderType } from './places.ts';
import { Fields, ISO_TIME } from './strict.ts';
import { Conflict, Defect, Refusal, WrongFields, type Call } from './wire.ts';
import type { Order, World } from './world.ts';

const ORDER_TYPES = ['Table', 'DriveThrough', 'Room', 'Delivery', 'PickUp'] as const;
const LONGEST_NOTE = 200;

export interface OrderRequest {
  fields: Fields;
  menuScheduleUniqueId: string;
  method: MethodSpec;
  tip: number;
  note: string;
  expectedTotal: number;
  promoCode: string | undefined;
  automaticPromoId: number | undefined;
  loyaltyPoints: number;
  contact: { name: string; mobileNo: string; countryId: number } | undefined;
}

/** An amount has no more decimals than its currency. */
function exact(world: World, amount: number, name: string): number {
  if (Number(amount.toFixed(world.menu.decimals)) === amount) return amount;
  throw new Defect(`${name} has too many decimals: ${amount}`);
}

export function readRequest(
  world: World,
  call: Call,
  path: { code: string; storeId: number; type: OrderType },
): OrderRequest {
  const { menu } = world;
  const body = new Fields(call.body);
  if (body.text('code') !== path.code) throw new Defect('body.code is not the code of the path');
  if (body.count('storeId') !== path.storeId)
    throw new Defect('body.storeId is not that of the path');
  if (body.oneOf('orderType', ORDER_TYPES) !== path.type) {
    throw new Defect('body.orderType is not that of the path');
  }
  body.count('menuScheduleId');
  if (body.text('currency') !== currencyOf(menu)) throw new Defect('body.currency is another one');
  const id = body.count('paymentMethodId');
  const method = menu.methods(path.type).find(({ paymentMethodId }) => paymentMethodId === id);
  const contact = body.maybeFields('contact');
  body.maybeText('scheduledFor', ISO_TIME);
  if (body.has('scheduledFor') !== body.has('slotId')) {
    throw new Defect('scheduledFor and slotId are sent together');
  }
  if (body.has('promoCode') && body.has('automaticPromoId')) throw new Defect('two promos');
  body.maybeAmount('changeFor');
  for (const name of ['isCutlery', 'isLeaveAtDoor']) body.maybeFlag(name);
  const note = body.maybeText('note') ?? '';
  if (note.length > LONGEST_NOTE) throw new WrongFields('note');
  const tip = exact(world, body.maybeAmount('tip') ?? 0, 'tip');
  if (tip > menu.amount(TIP_MOST)) throw new WrongFields('tip');
  if (!method?.isActive) throw new Refusal(-54);
  return {
    fields: body,
    menuScheduleUniqueId: body.text('menuScheduleUniqueId', /./),
    method,
    tip,
    note,
    expectedTotal: exact(world, body.amount('expectedTotal'), 'expectedTotal'),
    promoCode: body.maybeText('promoCode', /./),
    automaticPromoId: body.maybeCount('automaticPromoId'),
    loyaltyPoints: body.maybeCount('loyaltyPoints') ?? 0,
    contact: contact && {
      name: contact.text('name'),
      mobileNo: contact.text('mobileNo'),
      countryId: contact.count('countryId'),
    },
  };
}

/** The visitor is who the token says, and nobody else. */
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

/** The order that the key has already, if it may be written by this request. */
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

/** Lines that cannot be ordered as they are. */
export function checkLines(
  world: World,
  lines: readonly Line[],
  type: OrderType,
  seenMenu: string,
) {
  const { menu } = world;
  const trouble = firstTrouble(menu, lines, type);
  if (!trouble) return;
  const isOldMenu = seenMenu !== menu.uniqueId(type) && !menu.dish(trouble.menuItemId);
  if (isOldMenu) throw new Refusal(-13);
  const line = lines.find(({ uniqueId }) => uniqueId === trouble.uniqueId);
  throw refusalOf(menu, trouble, changesOf(menu, lines, type), line?.quantity ?? 0);
}

export function checkMinimum(world: World, type: OrderType, afterDiscounts: bigint, more = 0) {
  const { menu } = world;
  const minimum = Math.max(menu.minorOf(minimumOf(type)), menu.minorOf(more));
  const missing = minimum - Number(afterDiscounts);
  if (missing <= 0) return;
  throw new Refusal(-21, {
    minOrderAmount: menu.major(minimum),
    missingAmount: menu.major(missing),
  });
}

export function refuseShut(world: World) {
  if (!world.isOpen) throw new Refusal(-10, { nextOpenAt: world.clock.nextOpening() });
}
