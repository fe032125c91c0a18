/** The input of the check-out: contact, car, room, tip, note, payment method. */
import type { FieldError } from '../../../contract/envelope.ts';
import type { EOrderRequest } from '../../../contract/orders.ts';
import type { OrderType } from '../../../contract/basics.ts';
import type { Lang } from '../../../contract/languages.ts';
import { MINUTE_MS } from '../../../config/times.ts';
import type { PaymentMethodSource, ConceptSource } from '../../venues/source.ts';
import { decimals, type Branch, type Place } from '../common/catalog.ts';
import { noteMaxLength } from '../menu/menuView.ts';
import { minor } from '../common/money.ts';
import { orderStatusOf } from '../order/orderState.ts';
import { invalidFields, Refusal } from '../common/refusal.ts';
import { now, type World } from '../common/world.ts';

const MESSAGES = {
  missing: { EN: 'Please fill this in.', AR: 'يُرجى تعبئة هذا الحقل.' },
  wrong: { EN: 'This is not valid.', AR: 'هذه القيمة غير صالحة.' },
  long: { EN: 'This is too long.', AR: 'النص طويل جدًا.' },
  tip: { EN: 'This tip is not possible.', AR: 'لا يمكن إضافة هذا الإكرام.' },
  change: { EN: 'This is less than the total.', AR: 'هذا المبلغ أقل من المجموع.' },
};
const LONGEST_NAME = 60;
const GUEST_TRIES = 5;
const GUEST_TRIES_WITHIN_MS = 15 * MINUTE_MS;
/** A bay is occupied from placing until the order is handed over. */
const TAKES_BAY = (status: number) => status >= 3 && status <= 6;

type Complain = (field: string, why: keyof typeof MESSAGES) => void;

export function isPhoneValid(concept: ConceptSource, countryId: number, mobileNo: string): boolean {
  const country = concept.countries.find((entry) => entry.id === countryId);
  if (!country || !/^\d+$/.test(mobileNo)) return false;
  const isLong =
    country.mobileLength.length === 0 || country.mobileLength.includes(mobileNo.length);
  return isLong && (!country.mobilePattern || new RegExp(country.mobilePattern).test(mobileNo));
}

function checkContact(
  branch: Branch,
  request: EOrderRequest,
  ask: { name: string; phone: string },
  complain: Complain,
): void {
  const { contact } = request;
  const name = contact?.name.trim() ?? '';
  const mobileNo = contact?.mobileNo ?? '';
  if (ask.name === 'required' && name === '') complain('contact.name', 'missing');
  if (name.length > LONGEST_NAME) complain('contact.name', 'long');
  if (ask.phone === 'required' && mobileNo === '') complain('contact.mobileNo', 'missing');
  if (mobileNo !== '' && !isPhoneValid(branch.concept, contact?.countryId ?? 0, mobileNo)) {
    complain('contact.mobileNo', 'wrong');
  }
}

function askedContact(branch: Branch, orderType: OrderType): { name: string; phone: string } {
  const { concept, store } = branch;
  if (orderType === 'Delivery' || orderType === 'PickUp') {
    return { name: 'required', phone: 'required' };
  }
  if (orderType === 'DriveThrough') {
    const askOf = (field: string) =>
      store.driveThrough?.fields.find((entry) => entry.field === field)?.ask ?? 'no';
    return { name: askOf('name'), phone: askOf('mobileNo') };
  }
  return { name: concept.askName ?? 'no', phone: concept.askPhone ?? 'no' };
}

function checkCar(branch: Branch, request: EOrderRequest, complain: Complain): void {
  const car = request.car ?? {};
  const answers = {
    plate: car.plate,
    carMake: car.carMake,
    carColor: car.carColorId,
    slot: car.slotId,
  };
  const names = { plate: 'plate', carMake: 'carMake', carColor: 'carColorId', slot: 'slotId' };
  for (const rule of branch.store.driveThrough?.fields ?? []) {
    if (rule.field === 'name' || rule.field === 'mobileNo') continue;
    const value = answers[rule.field];
    const field = `car.${names[rule.field]}`;
    const isEmpty = value === undefined || value === '' || value === 0;
    if (isEmpty && rule.ask === 'required') complain(field, 'missing');
    if (isEmpty || typeof value !== 'string') continue;
    if (rule.maxLength !== undefined && value.length > rule.maxLength) complain(field, 'long');
    if (rule.pattern && !new RegExp(rule.pattern).test(value)) complain(field, 'wrong');
  }
}

export function isBayTaken(
  world: World,
  storeId: number,
  slotId: number,
  exceptOrder: number,
): boolean {
  if (world.baysTaken.has(slotId)) return true;
  return [...world.orders.values()].some(
    (order) =>
      order.storeId === storeId &&
      order.eOrderID !== exceptOrder &&
      order.request.car?.slotId === slotId &&
      TAKES_BAY(orderStatusOf(world, order)),
  );
}

/** -22 for an unknown or occupied bay. */
export function checkBay(
  world: World,
  branch: Branch,
  slotId: number | undefined,
  exceptOrder: number,
): void {
  if (slotId === undefined || slotId === 0) return;
  const isKnown = branch.store.driveThrough?.slots.some((slot) => slot.slotId === slotId);
  if (!isKnown || isBayTaken(world, branch.store.storeId, slotId, exceptOrder)) {
    throw new Refusal(-22);
  }
}

/** Checks the fields that need no prices, and reports all faults at once. */
export function checkForm(
  branch: Branch,
  orderType: OrderType,
  request: EOrderRequest,
  lang: Lang,
): void {
  const errors: FieldError[] = [];
  const complain: Complain = (field, why) => errors.push({ field, message: MESSAGES[why][lang] });
  checkContact(branch, request, askedContact(branch, orderType), complain);
  if (orderType === 'DriveThrough') checkCar(branch, request, complain);
  if ((request.note ?? '').length > noteMaxLength(branch.concept)) complain('note', 'long');
  const tip = request.tip ?? 0;
  if (tip > (branch.concept.tips?.max ?? 0)) complain('tip', 'tip');
  if (errors.length > 0) throw invalidFields(errors);
}

/** The cash amount that the diner names must cover the total. */
export function checkChange(
  concept: ConceptSource,
  request: EOrderRequest,
  payable: number,
  lang: Lang,
): void {
  if (request.changeFor === undefined || request.changeFor === 0) return;
  if (minor(request.changeFor, decimals(concept)) >= payable) return;
  throw invalidFields([{ field: 'changeFor', message: MESSAGES.change[lang] }]);
}

/** -54 unless the venue accepts this payment method here, for this total. */
export function methodFor(
  world: World,
  concept: ConceptSource,
  orderType: OrderType,
  request: EOrderRequest,
  place: Place | undefined,
): PaymentMethodSource {
  const method = concept.paymentMethods.find((entry) => entry.id === request.paymentMethodId);
  const isHere = method?.orderTypes?.includes(orderType) ?? true;
  const isRoomChargeOff = method?.kind === 'roomCharge' && place?.room?.hotel.roomCharge !== true;
  if (!method || !isHere || isRoomChargeOff || world.methodsOff.has(method.id))
    throw new Refusal(-54);
  return method;
}

export function checkMethodLimits(
  concept: ConceptSource,
  method: PaymentMethodSource,
  payable: number,
): void {
  const digits = decimals(concept);
  const isLow = method.min !== undefined && payable < minor(method.min, digits);
  const isHigh = method.max !== undefined && payable > minor(method.max, digits);
  if (isLow || isHigh) throw new Refusal(-54);
}

interface GuestClaim {
  lastName?: string;
  departure?: string;
}

/** True when a guest of this name is checked in to the room. */
function isGuest(room: NonNullable<Place['room']>, claim: GuestClaim): boolean {
  const { guestCheck } = room.hotel;
  const { guest } = room.room;
  if (!guest) return false;
  if (guestCheck === 'none') return true;
  const isName = guest.lastName.toLowerCase() === (claim.lastName ?? '').trim().toLowerCase();
  return isName && (guestCheck === 'lastName' || guest.departure === claim.departure);
}

/** -24 for a wrong name, -5 after too many wrong names. */
export function checkGuest(
  world: World,
  room: NonNullable<Place['room']>,
  claim: GuestClaim,
): void {
  const key = `${room.hotel.code}:${room.room.tableId}`;
  const at = now(world);
  const tries = (world.guestTries.get(key) ?? []).filter(
    (moment) => moment > at - GUEST_TRIES_WITHIN_MS,
  );
  const first = tries[0];
  if (tries.length >= GUEST_TRIES && first !== undefined) {
    const retryAfterSeconds = Math.ceil((first + GUEST_TRIES_WITHIN_MS - at) / 1000);
    throw new Refusal(-5, { retryAfterSeconds });
  }
  if (isGuest(room, claim)) return;
  world.guestTries.set(key, [...tries, at]);
  throw new Refusal(-24);
}
