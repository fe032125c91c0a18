/** Orders of tables, of the drive-through and of rooms: saved from the cart that the server keeps. */
import { billOf } from './orders.ts';
import { resultView, statusView } from './orderViews.ts';
import {
  checkLines,
  checkMinimum,
  orderToRenew,
  readRequest,
  refuseShut,
  refuseWhileProcessing,
  type OrderRequest,
} from './orderRequest.ts';
import { freeBays, takeOrder } from './placing.ts';
import { HOTEL, ROOMS, storeOfCode, tableOf, type OrderType, type Store } from './places.ts';
import { promoOfCode, promoToUse } from './promos.ts';
import { CART_KEY, Fields, keyOf, numberOf } from './strict.ts';
import { livingCart } from './tableCarts.ts';
import { Conflict, Defect, Refusal, WrongFields, type Call, type Routes } from './wire.ts';
import type { Arrival, Cart, World } from './world.ts';

function checkRoom(fields: Fields, cart: Cart) {
  const room = fields.fields('room');
  if (room.text('roomCode') !== HOTEL.code) throw new Defect('room.roomCode is no hotel');
  const known = ROOMS.find(({ tableId }) => tableId === room.count('tableId'));
  const name = room.maybeText('lastName')?.trim().toLowerCase();
  if (known?.outlets[cart.code] !== cart.tableCode || known.lastName.toLowerCase() !== name) {
    throw new Refusal(-24);
  }
}

function arrivalOfCar(world: World, { fields, contact }: OrderRequest, key: string): Arrival {
  if (!contact) throw new Defect('a drive-through order has no contact');
  const car = fields.fields('car');
  if (!contact.name.trim()) throw new WrongFields('contact.name');
  if (!/^\d{8}$/.test(contact.mobileNo)) throw new WrongFields('contact.mobileNo');
  if (!car.maybeText('plate')?.trim()) throw new WrongFields('car.plate');
  const bay = car.maybeCount('slotId');
  if (bay !== undefined && !freeBays(world, key).includes(bay)) throw new Refusal(-22);
  return { bay };
}

/** Checked in the order in which a diner can mend it. */
function save(world: World, call: Call, key: string, store: Store, type: OrderType) {
  const { code, storeId } = store;
  const old = orderToRenew(world, call, key, code);
  if (old && world.isPlaced(old)) return resultView(world, old, true);
  const request = readRequest(world, call, { code, storeId, type });
  refuseWhileProcessing(old);
  const cart = livingCart(world, key);
  if (!cart || cart.lines.length === 0 || cart.code !== code) throw new Refusal(-14);
  if (cart.tableCode !== request.fields.text('tableCode')) throw new Refusal(-14);
  const cartVersion = request.fields.maybeCount('cartVersion');
  if (cartVersion !== undefined && cartVersion !== cart.version) {
    throw new Conflict({ cartVersion: cart.version });
  }
  if (cart.type !== type) throw new Refusal(-18);
  refuseShut(world);
  checkLines(world, cart.lines, type, request.menuScheduleUniqueId);
  if (type === 'Room') checkRoom(request.fields, cart);
  const arrival = type === 'DriveThrough' ? arrivalOfCar(world, request, key) : {};
  const lines = cart.lines.map((line) => ({ ...line }));
  const about = { key, lines, type, store };
  const promo = promoToUse(world, promoOfSave(request, cart), about);
  const wanted = {
    ...about,
    code,
    tableCode: cart.tableCode,
    customerId: 0,
    arrival,
    promo,
    method: request.method,
    tip: request.tip,
    note: request.note,
    automatic: [],
    loyalty: undefined,
    contact: request.contact,
    payload: call.body,
    cartVersion: cart.version,
  };
  const { subTotal, discountAmount } = billOf(world, wanted);
  checkMinimum(world, type, subTotal - discountAmount);
  cart.usedAt = world.now;
  return takeOrder(world, wanted, request.expectedTotal);
}

function promoOfSave({ promoCode }: OrderRequest, cart: Cart) {
  if (promoCode === undefined) return cart.promo;
  const promo = promoOfCode(promoCode);
  if (!promo) throw new Refusal(-30);
  return promo;
}

/** Of a table or of a room; those with a customer are saved by the other side. */
export function saveAtPlace(world: World, call: Call, type: 'Table' | 'Room') {
  const store = storeOfCode(call.part['code']);
  if (numberOf(call.part['storeId'], 'storeId') !== store.storeId) {
    throw new Defect('the storeId of the path is not that of the menu');
  }
  tableOf(new Fields(call.body).text('tableCode'));
  return save(world, call, keyOf(call.part['orderKey'], CART_KEY), store, type);
}

export function tableOrderRoutes(world: World): Routes {
  return {
    'POST TableCart/SaveEOrderDriveThrough/:uniqueCartId': (call) => {
      const key = keyOf(call.part['uniqueCartId'], CART_KEY);
      const code = new Fields(call.body).text('code');
      return save(world, call, key, storeOfCode(code), 'DriveThrough');
    },
    'POST TableCart/DriveThroughArrived/:eOrderId': ({ part, body: sent, language }) => {
      const order = world.orders.get(numberOf(part['eOrderId'], 'eOrderId'));
      const body = new Fields(sent);
      if (order?.key !== body.text('orderKey')) throw new Refusal(-1);
      const bay = body.maybeCount('slotId');
      if (bay !== undefined) {
        if (!freeBays(world, order.key).includes(bay)) throw new Refusal(-22);
        order.arrival.bay = bay;
      }
      return statusView(world, order, language);
    },
  };
}
