/** The delivery zones, with store and times. */
import { minimumOf } from '../menuViews.ts';
import { storeOfId, STORES, type OrderType, type Store } from '../places.ts';
import { DAY, numberOf } from '../strict.ts';
import { Defect, Refusal, type Call } from '../wire.ts';
import { MINUTES, type Arrival, type World } from '../world.ts';

interface Zone {
  areaId: number;
  /** In hundredths. */
  fee: number;
  minimum: number;
  freeFrom?: number;
}

/** The store at the same index serves each zone. Area 3 exists, but is outside all zones. */
const ZONES: readonly Zone[] = [
  { areaId: 1, fee: 100, minimum: 900 },
  { areaId: 2, fee: 150, minimum: 700, freeFrom: 4000 },
];
/** Default for zones without their own limit; in hundredths. */
export const FREE_FROM = 5000;

function served(
  world: World,
  areaId: number,
): { zone: Zone | undefined; store: Store | undefined } {
  const place = ZONES.findIndex((zone) => zone.areaId === areaId);
  const storeId = world.zoneStores.get(areaId) ?? STORES[place]?.storeId;
  const store = place < 0 ? undefined : STORES.find((each) => each.storeId === storeId);
  return { zone: ZONES[place], store };
}

/** Refuses an area that this store does not deliver to. */
export function servedZone(world: World, areaId: number, store: Store): Zone {
  const { zone, store: server } = served(world, areaId);
  if (zone && server?.storeId === store.storeId) return zone;
  throw new Refusal(-20, { storeId: server?.storeId ?? 0 });
}

export function zoneView(world: World, areaId: number) {
  const { menu, hours } = world;
  const { zone, store } = served(world, areaId);
  if (!zone || !store) {
    const nothing = { storeId: 0, zoneId: 0, deliveryFee: 0, minOrderAmount: 0, minutes: 0 };
    return { inZone: false, ...nothing, ...hours };
  }
  return {
    inZone: true,
    storeId: store.storeId,
    zoneId: areaId,
    deliveryFee: menu.amount(zone.fee),
    minOrderAmount: menu.amount(zone.minimum),
    ...(zone.freeFrom !== undefined && { freeDeliveryFrom: menu.amount(zone.freeFrom) }),
    minutes: 35,
    ...hours,
  };
}

/** The delivery fee and the minimum order. */
export function terms({ menu }: World, zone: Zone) {
  return {
    deliveryFee: menu.amount(zone.fee),
    freeDeliveryFrom: menu.amount(zone.freeFrom ?? FREE_FROM),
    minimum: Math.max(zone.minimum, minimumOf('Delivery')),
  };
}

const FIRST_HOUR = 8;
const LAST_HOUR = 23;
const LEAD_MS = 30 * MINUTES;
const ORDERS_IN_A_SLOT = 2;
const DAYS_AHEAD = 3;
const DEAR_HOURS = new Set([19, 20]);
const SLOT = /^(\d{4}-\d\d-\d\d)_\d\d$/;

function left(world: World, store: Store, type: OrderType, slotId: string): number {
  const taken = [...world.orders.values()].filter(
    (order) =>
      order.arrival.slotId === slotId &&
      order.type === type &&
      order.store.storeId === store.storeId &&
      order.status >= 3,
  );
  return Math.max(0, ORDERS_IN_A_SLOT - taken.length);
}

function slotView(world: World, store: Store, type: OrderType, day: string, hour: number) {
  const { clock, menu, now } = world;
  const slotId = `${day}_${String(hour).padStart(2, '0')}`;
  const from = clock.at(day, hour);
  const places = left(world, store, type, slotId);
  return {
    slotId,
    from: clock.iso(from),
    to: clock.iso(from + 60 * MINUTES),
    isAvailable: from >= now + LEAD_MS && places > 0,
    left: places,
    ...(DEAR_HOURS.has(hour) && { extraFee: menu.amount(25) }),
  };
}

function slotsOf(world: World, store: Store, type: OrderType, day: string) {
  const { clock, now } = world;
  if (day < clock.day(now) || day > clock.day(now + DAYS_AHEAD * 24 * 60 * MINUTES)) return [];
  const hours = Array.from({ length: LAST_HOUR - FIRST_HOUR }, (_, place) => FIRST_HOUR + place);
  return hours.map((hour) => slotView(world, store, type, day, hour));
}

export function slotsView(world: World, { part }: Call) {
  const store = storeOfId(numberOf(part['storeId'], 'storeId'));
  const type = part['orderType'];
  if (type !== 'Delivery' && type !== 'PickUp') throw new Defect(`no slots for ${type}`);
  const day = part['date'] ?? '';
  if (!DAY.test(day)) throw new Defect(`${day} is no day`);
  return slotsOf(world, store, type, day);
}

/** The slot that a request names; refuses past and full slots. */
export function slotOf(
  world: World,
  store: Store,
  type: OrderType,
  slotId: string,
  scheduledFor: string,
): Arrival {
  const [, day] = SLOT.exec(slotId) ?? [];
  if (day === undefined) throw new Defect(`${slotId} is no slot`);
  const slot = slotsOf(world, store, type, day).find((each) => each.slotId === slotId);
  if (!slot) throw new Refusal(-22);
  if (Date.parse(slot.from) !== Date.parse(scheduledFor)) {
    throw new Defect('scheduledFor is not where the slot begins');
  }
  if (!slot.isAvailable) throw new Refusal(-22);
  return { slotId, scheduledFor, slotFee: slot.extraFee ?? 0 };
}
