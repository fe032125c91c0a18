/** Orders of tables, the drive-through and rooms, saved from the cart on the server. */
import { bill } from './bill.ts';
import {
  checkContact,
  checkLines,
  checkMinimum,
  orderToRenew,
  readRequest,
  refuseShut,
  refuseWhileProcessing,
  type OrderRequest,
} from './orderRequest.ts';
import { resultView } from './orders.ts';
import { takeOrder } from './placing.ts';
import { ROOM, storeOfCode, type OrderType } from './places.ts';
import { checkBeside, promoOfCode } from './promos.ts';
import { CART_KEY, keyOf, type Fields } from './strict.ts';
import { Conflict, Defect, Refusal, type Call } from './wire.ts';
import type { World } from './world.ts';

function checkRoom(fields: Fields) {
  const room = fields.fields('room');
  const isRight =
    room.text('roomCode') === ROOM.roomCode &&
    room.count('tableId') === ROOM.tableId &&
    room.text('lastName') === ROOM.lastName;
  if (!isRight) throw new Defect('room is not the one of the guest');
}

function checkCar({ fields, contact }: OrderRequest) {
  checkContact(contact);
  const car = fields.fields('car');
  if (!car.maybeText('plate')?.trim()) throw new Defect('a car without a plate');
  if (car.has('slotId')) throw new Defect('a bay that the diner did not choose');
}

/** Checks in the order in which a diner can fix the faults. */
export function saveAtPlace(
  world: World,
  call: Call,
  orderKey: string | undefined,
  path: { code: string; storeId: number; type: OrderType },
) {
  const { code, storeId, type } = path;
  const key = keyOf(orderKey, CART_KEY);
  const store = storeOfCode(code);
  if (storeId !== store.storeId) throw new Defect('the storeId is not that of the code');
  const old = orderToRenew(world, call, key, code);
  if (old && world.isPlaced(old)) return resultView(world, old, true);
  const request = readRequest(world, call, path);
  const body = request.fields;
  refuseWhileProcessing(old);
  const cart = world.carts.get(key);
  if (!cart || cart.lines.length === 0) throw new Refusal(-14);
  const isOfCart = cart.tableCode === body.text('tableCode') && cart.type === type;
  if (!isOfCart || cart.code !== code) throw new Defect('the cart of another place');
  const cartVersion = body.maybeCount('cartVersion');
  if (cartVersion !== undefined && cartVersion !== cart.version) {
    throw new Conflict({ cartVersion: cart.version });
  }
  refuseShut(world);
  checkLines(world, cart.lines);
  if (type === 'Room') checkRoom(body);
  if (type === 'DriveThrough') checkCar(request);
  const { method, tip, note, promoCode } = request;
  const promo = promoCode === undefined ? cart.promo : promoOfCode(promoCode);
  const wanted = {
    key,
    lines: cart.lines.map((line) => ({ ...line })),
    type,
    store,
    code,
    tableCode: cart.tableCode,
    customerId: 0,
    arrival: {},
    promo,
    method,
    tip,
    note,
    automatic: [],
    contact: request.contact,
    payload: call.body,
    cartVersion: cart.version,
  };
  checkBeside(world, promo, { lines: cart.lines, type, store });
  const { subTotal, discountAmount } = bill(world.menu, wanted);
  checkMinimum(world, type, subTotal - discountAmount);
  return takeOrder(world, wanted, request.expectedTotal);
}
