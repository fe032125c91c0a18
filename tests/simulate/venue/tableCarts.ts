/** Carts that the server keeps: tables, drive-through, rooms. */
import { chosenOf, checkQuantity, refusalOf, troubleOf, type Line } from './lines.ts';
import { tableOf, type OrderType } from './places.ts';
import { CART_KEY, Fields, keyOf, numberOf } from './strict.ts';
import { Conflict, Refusal, type Call, type Routes } from './wire.ts';
import { CART_LIFE_MS, type Cart, type World } from './world.ts';

const STATES = ['Table', 'DriveThrough', 'Room', 'View'] as const;

/** Undefined if nothing was ever put into it, or if it is gone. */
export function livingCart(world: World, id: string): Cart | undefined {
  const cart = world.carts.get(id);
  if (!cart) return undefined;
  if (world.now - cart.usedAt <= CART_LIFE_MS) return cart;
  world.carts.delete(id);
  world.goneCarts.add(id);
  return undefined;
}

/** The order that was made of this cart. */
function refuseOrdered(world: World, id: string) {
  const order = world.orderOfKey.get(id);
  if (order && world.isPlaced(order)) throw new Refusal(-15, { eOrderID: order.eOrderId });
}

function refuseClosed(world: World) {
  if (!world.isOpen) throw new Refusal(-10, { nextOpenAt: world.clock.nextOpening() });
}

/** The cart to write to; a key that is seen for the first time makes one. */
function cartToWrite(world: World, id: string, code: string, tableCode: string): Cart {
  refuseOrdered(world, id);
  const table = tableOf(tableCode);
  const cart = livingCart(world, id);
  if (world.goneCarts.has(id)) throw new Refusal(-14);
  if (cart) {
    if (cart.tableCode !== tableCode || cart.code !== code) throw new Refusal(-14);
    return cart;
  }
  if (table.code !== code) throw new Refusal(-19);
  return {
    id,
    code,
    tableCode,
    type: table.orderType,
    lines: [],
    version: 0,
    usedAt: world.now,
    promo: undefined,
  };
}

export function countOf(cart: Cart | undefined): number {
  return cart?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
}

function touch(world: World, cart: Cart) {
  cart.usedAt = world.now;
  cart.version += 1;
  world.carts.set(cart.id, cart);
}

function isSame(a: Line, b: Line): boolean {
  const parts = (line: Line) => JSON.stringify([{ ...line, chosen: [...line.chosen] }]);
  return parts(a) === parts(b);
}

interface Adding {
  body: Fields;
  uniqueId: string;
  menuItemId: number;
  quantity: number;
  chosen: ReadonlyMap<number, number>;
  note: string;
  noteHeader: string;
  tableCartId: number;
}

function addLine(world: World, adding: Adding) {
  const { body, uniqueId, menuItemId, quantity } = adding;
  const state = body.oneOf('State', STATES);
  const code = body.text('code');
  const id = body.text('uniqueCartId', CART_KEY);
  const uniqueMenu = body.text('menuScheduleUniqueId', /./);
  const addedBy = body.maybeText('addedBy', /^.{0,20}$/u) ?? '';
  const cart = cartToWrite(world, id, code, body.text('tableCode'));
  if (state !== cart.type) throw new Refusal(-18);
  refuseClosed(world);
  const owner = world.cartOfUniqueId.get(uniqueId);
  if (owner !== undefined && owner !== id) throw new Conflict();
  const dish = world.menu.dish(menuItemId);
  if (!dish) throw new Refusal(uniqueMenu === world.menu.uniqueId(cart.type) ? -11 : -13);
  const place = cart.lines.findIndex(
    (line) =>
      line.uniqueId === uniqueId ||
      (adding.tableCartId !== 0 && line.tableCartId === adding.tableCartId),
  );
  const old = cart.lines[place];
  const line: Line = {
    uniqueId,
    menuItemId,
    quantity,
    note: adding.note,
    noteHeader: adding.noteHeader,
    chosen: adding.chosen,
    addedBy,
    tableCartId: old?.tableCartId ?? world.freshId(),
    seenMinor: dish.minor,
  };
  checkQuantity(world.menu, menuItemId, quantity);
  const trouble = troubleOf(world.menu, line, cart.type);
  if (trouble) throw refusalOf(world.menu, trouble, [trouble], quantity);
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

/** The cart of a line, to be changed. */
function cartOfLine(world: World, tableCartId: number): Cart {
  const id = world.cartOfLine.get(tableCartId);
  if (id === undefined) {
    world.defects.push(`line ${tableCartId} was never given out`);
    throw new Refusal(-14);
  }
  refuseOrdered(world, id);
  const cart = livingCart(world, id);
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
  const trouble = troubleOf(world.menu, { ...line, quantity: qty }, cart.type);
  // What is sold out may become less, not more.
  if (trouble && trouble.kind !== 'modifierRule' && qty > line.quantity) {
    throw refusalOf(world.menu, trouble, [trouble], qty);
  }
  if (line.quantity !== qty) {
    line.quantity = qty;
    touch(world, cart);
  }
  return { qty, cartCount: countOf(cart), cartVersion: cart.version };
}

/** The cart as a reader may see it: of its own table only. */
export function cartToRead(world: World, part: Call['part']): Cart | undefined {
  const id = keyOf(part['uniqueCartId'], CART_KEY);
  const { tableCode } = tableOf(part['tableCode']);
  const cart = livingCart(world, id);
  if (cart?.tableCode !== tableCode) return undefined;
  const order = world.orderOfKey.get(id);
  if (order && world.isPlaced(order)) return undefined;
  cart.usedAt = world.now;
  return cart;
}

export function typeOfTable(tableCode: string): OrderType {
  return tableOf(tableCode).orderType;
}

export function tableCartRoutes(world: World): Routes {
  return {
    'POST TableCart': ({ body: sent }) => {
      const body = new Fields(sent);
      return addLine(world, {
        body,
        uniqueId: body.text('uniqueId', /./),
        menuItemId: body.count('id'),
        quantity: body.count('quantity'),
        chosen: chosenOf(body),
        note: body.text('instruction'),
        noteHeader: body.text('instructionHeader'),
        tableCartId: body.count('tableCartId'),
      });
    },
    'POST TableCart/AddToCart': ({ body: sent }) => {
      const body = new Fields(sent);
      return addLine(world, {
        body,
        uniqueId: body.text('uniqueId', /./),
        menuItemId: body.count('menuItemId'),
        quantity: body.count('qty'),
        chosen: new Map(),
        note: '',
        noteHeader: '',
        tableCartId: 0,
      });
    },
    'GET TableCart/GetCartCount/:tableCode/:uniqueCartId': ({ part }) =>
      countOf(cartToRead(world, part)),
    'GET TableCart/RemoveFromCart/:tableCartId': ({ part }) => {
      const tableCartId = numberOf(part['tableCartId'], 'tableCartId');
      return removeLine(world, cartOfLine(world, tableCartId), tableCartId);
    },
    'GET TableCart/UpdateCartQty/:tableCartId/:qty': (call) => updateQuantity(world, call),
    'GET TableCart/CheckItemExistsInCart/:uniqueCartId/:menuItemId': ({ part }) => {
      const id = keyOf(part['uniqueCartId'], CART_KEY);
      const menuItemId = numberOf(part['menuItemId'], 'menuItemId');
      const order = world.orderOfKey.get(id);
      const cart = order && world.isPlaced(order) ? undefined : livingCart(world, id);
      const lines = cart?.lines.filter((line) => line.menuItemId === menuItemId) ?? [];
      return {
        exists: lines.length > 0,
        tableCartId: lines.at(-1)?.tableCartId ?? 0,
        qty: lines.reduce((sum, { quantity }) => sum + quantity, 0),
        lines: lines.length,
      };
    },
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
