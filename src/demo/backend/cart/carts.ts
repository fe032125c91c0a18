/** Carts on the server: one per unique cart id. */
import { isDeepStrictEqual } from 'node:util';
import { HOUR_MS } from '../../../config/times.ts';
import type { State } from '../../../contract/basics.ts';
import type { Lang } from '../../../contract/languages.ts';
import { isRoomEmpty, type Place } from '../common/catalog.ts';
import { goneChange } from './changes.ts';
import { refuseWhenClosed } from '../venue/hours.ts';
import { brokenGroup, maxQtyOf, seenPrices } from './lines.ts';
import { isPlaced } from '../order/orderState.ts';
import type { AskedLine, Choice, ServerCart } from '../common/records.ts';
import { HttpProblem, malformed, Refusal } from '../common/refusal.ts';
import { isModifierAvailable, shelfState } from '../menu/shelf.ts';
import { now, unguessableId, type World } from '../common/world.ts';

const CART_LIFE_MS = 4 * HOUR_MS;
const KEY = /^[A-Za-z0-9]{12}$/;

export function orderKeyOf(conceptId: number, orderKey: string): string {
  return `${conceptId}:${orderKey}`;
}

function isStale(world: World, cart: ServerCart): boolean {
  return cart.isCleared || now(world) - cart.usedAt > CART_LIFE_MS;
}

/** A cart to read: an unknown, an expired or another table's cart reads as empty. */
export function cartToRead(
  world: World,
  tableCode: string,
  uniqueCartId: string,
): ServerCart | undefined {
  const cart = world.carts.get(uniqueCartId);
  return cart && cart.tableCode === tableCode && !isStale(world, cart) ? cart : undefined;
}

export function countOf(cart: ServerCart | undefined): number {
  return cart?.lines.reduce((sum, line) => sum + line.quantity, 0) ?? 0;
}

/** -15 for a line that has been ordered. */
export function refuseOrderedLine(world: World, tableCartId: number): void {
  for (const order of world.orders.values()) {
    const isHere = order.lines.some((line) => line.tableCartId === tableCartId);
    if (isHere && isPlaced(order)) throw new Refusal(-15, { eOrderID: order.eOrderID });
  }
}

export function touch(world: World, cart: ServerCart): void {
  cart.usedAt = now(world);
  cart.version += 1;
}

/** -15 if the cart has been ordered, -14 if it no longer exists. */
export function refuseWhenOver(world: World, cart: ServerCart): void {
  const order = world.ordersByKey.get(orderKeyOf(cart.conceptId, cart.uniqueCartId));
  if (order && isPlaced(order)) throw new Refusal(-15, { eOrderID: order.eOrderID });
  if (isStale(world, cart)) throw new Refusal(-14);
}

/** The cart of a write. The first line creates it. */
function cartToWrite(world: World, place: Place, uniqueCartId: string): ServerCart {
  if (!KEY.test(uniqueCartId)) throw malformed('uniqueCartId must be 12 letters and digits.');
  const known = world.carts.get(uniqueCartId);
  if (known) {
    refuseWhenOver(world, known);
    if (known.tableCode !== place.tableCode) throw new Refusal(-14);
    return known;
  }
  const cart: ServerCart = {
    uniqueCartId,
    tableCode: place.tableCode,
    conceptId: place.concept.conceptId,
    lines: [],
    version: 0,
    usedAt: now(world),
    isCleared: false,
  };
  world.carts.set(uniqueCartId, cart);
  return cart;
}

export function findLine(
  world: World,
  tableCartId: number,
): { cart: ServerCart; line: AskedLine } | undefined {
  for (const cart of world.carts.values()) {
    const line = cart.lines.find((entry) => entry.tableCartId === tableCartId);
    if (line) return { cart, line };
  }
  return undefined;
}

/** -18 if this order type is not possible here now. */
function refuseWhenOff(world: World, place: Place, state: State): void {
  const { concept, store } = place;
  const isOff =
    place.isViewOnly ||
    isRoomEmpty(place) ||
    !store.orderTypes.includes(place.orderType) ||
    state !== place.orderType ||
    world.pausedConcepts.has(concept.conceptId);
  if (isOff) throw new Refusal(-18);
}

/** Checks a dish's lowest and highest quantity over all lines of the cart. */
function refuseQuantity(
  world: World,
  cart: ServerCart,
  itemId: number,
  quantity: number,
  replaced: AskedLine | undefined,
): void {
  const node = world.catalog.items.get(itemId);
  if (!node) return;
  const minQty = node.item.minQty ?? 1;
  if (quantity < minQty) throw new Refusal(-16, { minQty }, { n: minQty });
  const stock = world.stock.get(itemId);
  const elsewhere = cart.lines
    .filter((line) => line.itemId === itemId && line !== replaced)
    .reduce((sum, line) => sum + line.quantity, 0);
  const left = stock === undefined ? Number.POSITIVE_INFINITY : Math.max(0, stock - elsewhere);
  const maxQty = Math.min(maxQtyOf(world, node.item), left);
  if (quantity > maxQty) throw new Refusal(-16, { maxQty }, { n: maxQty });
}

interface LineWish {
  state: State;
  lang: Lang;
  uniqueCartId: string;
  uniqueId: string;
  tableCartId: number;
  itemId: number;
  quantity: number;
  choices: Choice[];
  instruction: string;
  instructionHeader: string;
  addedBy?: string;
}

/** Adds a line, or replaces the one with the same id, so that a repeated request adds nothing. */
export function putLine(
  world: World,
  place: Place,
  wish: LineWish,
): { cart: ServerCart; line: AskedLine } {
  const { uniqueId, itemId, quantity, choices } = wish;
  if (!uniqueId) throw malformed('uniqueId is missing.');
  if (!Number.isSafeInteger(quantity) || quantity < 1) {
    throw malformed('quantity must be a positive whole number.');
  }
  const cart = cartToWrite(world, place, wish.uniqueCartId);
  const stranger = [...world.carts.values()].find(
    (other) => other !== cart && other.lines.some((line) => line.uniqueId === uniqueId),
  );
  if (stranger) throw new HttpProblem(409, 'This uniqueId belongs to another cart.');
  refuseWhenOff(world, place, wish.state);
  refuseWhenClosed(world, place, place.orderType);

  const node = world.catalog.items.get(itemId);
  if (!node || node.concept !== place.concept || world.retiredItems.has(itemId)) {
    throw new Refusal(-13);
  }
  if (!shelfState(world, place, node.item, place.orderType).isAvailable) {
    throw new Refusal(-11, { changes: [goneChange(wish.lang, node.item, uniqueId)] });
  }
  const groupId = brokenGroup(world, node.item, choices);
  if (groupId !== undefined) throw new Refusal(-17, { groupId });
  for (const { modifierId } of choices) {
    const modifier = world.catalog.modifiers.get(modifierId)?.modifier;
    if (modifier && !isModifierAvailable(world, place, modifier, place.orderType)) {
      throw new Refusal(-11, { changes: [goneChange(wish.lang, node.item, uniqueId, modifier)] });
    }
  }

  const present = cart.lines.find(
    (line) =>
      line.uniqueId === uniqueId ||
      (wish.tableCartId !== 0 && line.tableCartId === wish.tableCartId),
  );
  refuseQuantity(world, cart, itemId, quantity, present);
  const line: AskedLine = {
    uniqueId,
    tableCartId: present?.tableCartId ?? unguessableId((id) => findLine(world, id) !== undefined),
    itemId,
    quantity,
    choices,
    instruction: wish.instruction,
    instructionHeader: wish.instructionHeader,
    addedBy: present?.addedBy ?? wish.addedBy?.slice(0, 20),
    seen: seenPrices(world, place, node.item, choices, place.orderType),
  };
  // A late retry must not make the cart that the diner has seen since look outdated.
  if (isDeepStrictEqual(present, line)) return { cart, line };
  if (present) cart.lines[cart.lines.indexOf(present)] = line;
  else cart.lines.push(line);
  touch(world, cart);
  return { cart, line };
}

export function setQuantity(
  world: World,
  cart: ServerCart,
  line: AskedLine,
  quantity: number,
  lang: Lang,
): void {
  const place = world.catalog.place(cart.tableCode);
  const node = world.catalog.items.get(line.itemId);
  if (!node) throw new Refusal(-13);
  if (!shelfState(world, place, node.item, place.orderType).isAvailable) {
    throw new Refusal(-11, { changes: [goneChange(lang, node.item, line.uniqueId)] });
  }
  refuseQuantity(world, cart, line.itemId, quantity, line);
  line.quantity = quantity;
  touch(world, cart);
}

export function removeLine(world: World, cart: ServerCart, line: AskedLine): void {
  cart.lines = cart.lines.filter((entry) => entry !== line);
  touch(world, cart);
}
