/** Carts on the server: tables, drive-through, rooms. */
import { chosenOf, checkQuantity, refusalOf, troubleOf, type Line } from './lines.ts';
import { refuseShut } from './orderRequest.ts';
import { tableOf } from './places.ts';
import { CART_KEY, Fields, keyOf, numberOf } from './strict.ts';
import { Conflict, Defect, Refusal, type Call, type Routes } from './wire.ts';
import type { Cart, World } from './world.ts';

const STATES = ['Table', 'DriveThrough', 'Room'] as const;

/** Refuses a cart that was already ordered. */
function refuseOrdered(world: World, id: string) {
  const order = world.orderOfKey.get(id);
  if (order && world.isPlaced(order)) throw new Refusal(-15, { eOrderID: order.eOrderId });
}

/** The cart to write to; a new key creates one. */
function cartToWrite(world: World, id: string, code: string, tableCode: string): Cart {
  refuseOrdered(world, id);
  const { orderType: type, code: own } = tableOf(tableCode);
  if (own !== code) throw new Defect(`table ${tableCode} is not of ${code}`);
  if (world.goneCarts.has(id)) throw new Refusal(-14);
  const fresh = { id, code, tableCode, type, lines: [], version: 0, promo: undefined };
  return world.carts.get(id) ?? fresh;
}

function countOf(cart: Cart | undefined): number {
  return cart?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
}

function touch(world: World, cart: Cart) {
  cart.version += 1;
  world.carts.set(cart.id, cart);
}

function isSame(a: Line, b: Line): boolean {
  const parts = (line: Line) => JSON.stringify([{ ...line, chosen: [...line.chosen] }]);
  return parts(a) === parts(b);
}

type Adding = Pick<Line, 'menuItemId' | 'quantity' | 'chosen' | 'note'>;

function addLine(world: World, body: Fields, adding: Adding) {
  const state = body.oneOf('State', STATES);
  const id = body.text('uniqueCartId', CART_KEY);
  const uniqueId = body.text('uniqueId', /./);
  body.text('menuScheduleUniqueId', /./);
  body.maybeText('addedBy', /^.{0,20}$/u);
  const cart = cartToWrite(world, id, body.text('code'), body.text('tableCode'));
  if (state !== cart.type) throw new Defect(`State is ${state} at a place of ${cart.type}`);
  refuseShut(world);
  const owner = world.cartOfUniqueId.get(uniqueId);
  if (owner !== undefined && owner !== id) throw new Conflict();
  const place = cart.lines.findIndex((line) => line.uniqueId === uniqueId);
  const old = cart.lines[place];
  const line: Line = {
    ...adding,
    uniqueId,
    tableCartId: old?.tableCartId ?? world.freshId(),
    seenMinor: world.menu.dish(adding.menuItemId).minor,
  };
  checkQuantity(world.menu, line.menuItemId, line.quantity);
  const trouble = troubleOf(world.menu, line);
  if (trouble) throw refusalOf(world.menu, trouble, [trouble], line.quantity);
  if (!old || !isSame(old, line)) {
    if (old) cart.lines[place] = line;
    else cart.lines.push(line);
    world.cartOfUniqueId.set(uniqueId, id);
    world.cartOfLine.set(line.tableCartId, id);
    touch(world, cart);
  }
  const { tableCartId } = line;
  return { tableCartId, uniqueId, cartCount: countOf(cart), cartVersion: cart.version };
}

/** The cart of the line to change. */
function cartOfLine(world: World, tableCartId: number): Cart {
  const id = world.cartOfLine.get(tableCartId);
  if (id === undefined) throw new Defect(`line ${tableCartId} was never given out`);
  refuseOrdered(world, id);
  const cart = world.carts.get(id);
  if (!cart) throw new Refusal(-14);
  return cart;
}

function removeLine(world: World, cart: Cart, tableCartId: number) {
  const left = cart.lines.filter((line) => line.tableCartId !== tableCartId);
  if (left.length < cart.lines.length) {
    cart.lines = left;
    touch(world, cart);
  }
  return { cartCount: countOf(cart), cartVersion: cart.version };
}

function updateQuantity(world: World, { part }: Call) {
  const tableCartId = numberOf(part['tableCartId'], 'tableCartId');
  const qty = numberOf(part['qty'], 'qty');
  const cart = cartOfLine(world, tableCartId);
  if (qty === 0) return { qty, ...removeLine(world, cart, tableCartId) };
  const line = cart.lines.find((each) => each.tableCartId === tableCartId);
  if (!line) throw new Refusal(-1);
  checkQuantity(world.menu, line.menuItemId, qty);
  const trouble = troubleOf(world.menu, { ...line, quantity: qty });
  // A sold-out dish may be reduced, but not increased.
  if (trouble && trouble.kind !== 'modifierRule' && qty > line.quantity) {
    throw refusalOf(world.menu, trouble, [trouble], qty);
  }
  if (line.quantity !== qty) {
    line.quantity = qty;
    touch(world, cart);
  }
  return { qty, cartCount: countOf(cart), cartVersion: cart.version };
}

/** The cart for reading. */
export function cartToRead(world: World, part: Call['part']): Cart | undefined {
  const id = keyOf(part['uniqueCartId'], CART_KEY);
  const { tableCode } = tableOf(part['tableCode']);
  const cart = world.carts.get(id);
  if (cart && cart.tableCode !== tableCode) throw new Defect(`the cart is not of ${tableCode}`);
  const order = world.orderOfKey.get(id);
  return order && world.isPlaced(order) ? undefined : cart;
}

export function tableCartRoutes(world: World): Routes {
  return {
    'POST TableCart': ({ body: sent }) => {
      const body = new Fields(sent);
      body.count('tableCartId');
      body.text('instructionHeader');
      return addLine(world, body, {
        menuItemId: body.count('id'),
        quantity: body.count('quantity'),
        chosen: chosenOf(body),
        note: body.text('instruction'),
      });
    },
    'POST TableCart/AddToCart': ({ body: sent }) => {
      const body = new Fields(sent);
      return addLine(world, body, {
        menuItemId: body.count('menuItemId'),
        quantity: body.count('qty'),
        chosen: new Map(),
        note: '',
      });
    },
    'GET TableCart/GetCartCount/:tableCode/:uniqueCartId': ({ part }) =>
      countOf(cartToRead(world, part)),
    'GET TableCart/RemoveFromCart/:tableCartId': ({ part }) => {
      const tableCartId = numberOf(part['tableCartId'], 'tableCartId');
      return removeLine(world, cartOfLine(world, tableCartId), tableCartId);
    },
    'GET TableCart/UpdateCartQty/:tableCartId/:qty': (call) => updateQuantity(world, call),
    'GET TableCart/RemoveOrders/:tableCode/:uniqueCartId': ({ part }) => {
      const cart = cartToRead(world, part);
      if (cart && (cart.lines.length > 0 || cart.promo)) {
        cart.lines = [];
        cart.promo = undefined;
        touch(world, cart);
      }
      return { cartCount: 0, cartVersion: cart?.version ?? 0 };
    },
  };
}
