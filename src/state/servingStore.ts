import type { ServiceType } from '../contract/basics.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { DeliveryAddress, ZoneCheck } from '../contract/customer.ts';
import type { StoreSummary } from '../contract/stores.ts';
import { isStillHere } from '../storage/login.ts';
import {
  askedZoneEntry,
  deliveryAddressEntry,
  isOutOfZoneEntry,
  pickupAddressEntry,
  scheduledDeliveryEntry,
  scheduledPickupEntry,
  type AskedZone,
  type ScheduledTime,
} from '../storage/servingEntries.ts';

/** Where and when the venue serves this diner. */
interface Serving {
  address: DeliveryAddress | undefined;
  store: StoreSummary | undefined;
  isOutOfZone: boolean;
  times: Record<ServiceType, ScheduledTime | undefined>;
  /** The area that a visitor chose. */
  asked: AskedZone | undefined;
}

const NOWHERE_YET: Serving = {
  address: undefined,
  store: undefined,
  isOutOfZone: false,
  times: { Delivery: undefined, PickUp: undefined },
  asked: undefined,
};

export interface CurrentServing {
  serviceType: ServiceType;
  /** The store that will cook; 0 while unknown. */
  storeId: number;
  /** The diner has chosen an address or a store, and the venue serves it. */
  isChosen: boolean;
  isOutOfZone: boolean;
  address: DeliveryAddress | undefined;
  /** The zone of the address, or of the area that a visitor chose. */
  zone: ZoneCheck | undefined;
  store: StoreSummary | undefined;
  time: ScheduledTime | undefined;
}

interface ServingFacts {
  /** A diner who picks up chooses a store; all others have an address. */
  servedAt: 'table' | 'address' | 'store';
  isLoggedIn: boolean;
  serving: Serving | undefined;
  /** The store that the venue's code names; 0 while unknown. */
  own: number;
}

/** The store that serves a diner, by their address or their choice. */
export function servingOf(facts: ServingFacts): CurrentServing {
  const { servedAt, isLoggedIn, serving = NOWHERE_YET, own } = facts;
  const { store, times } = serving;
  const serviceType: ServiceType = servedAt === 'store' ? 'PickUp' : 'Delivery';
  const time = times[serviceType];
  if (servedAt === 'store') {
    const storeId = store?.storeId ?? own;
    const isChosen = store !== undefined;
    const none = { address: undefined, zone: undefined, isOutOfZone: false };
    return { ...none, serviceType, storeId, isChosen, store, time };
  }
  const address = isLoggedIn ? serving.address : undefined;
  const zone = address?.zone ?? serving.asked?.zone;
  const isChosen = zone?.inZone ?? false;
  const storeId = (isChosen ? address?.storeId || zone?.storeId : 0) || own;
  const isOutOfZone = zone !== undefined && !zone.inZone;
  return { serviceType, storeId, isChosen, isOutOfZone, address, zone, store, time };
}

const SCHEDULED = { Delivery: scheduledDeliveryEntry, PickUp: scheduledPickupEntry } as const;

interface ServingState {
  /** By the venue's code. A map, because an address may contain any code, such as `constructor`. */
  servings: ReadonlyMap<string, Serving>;
  /** Reads what is stored for the venue; a time that has passed is removed. */
  readServing: (code: string) => void;
  /** For the customer, unless another tab has logged them out. */
  chooseAddress: (code: string, customerId: number, address: DeliveryAddress | undefined) => void;
  chooseStore: (code: string, store: StoreSummary | undefined) => void;
  chooseZone: (code: string, asked: AskedZone) => void;
  /** Undefined means as soon as possible. */
  chooseTime: (code: string, serviceType: ServiceType, time: ScheduledTime | undefined) => void;
}

function timeOf(code: string, serviceType: ServiceType): ScheduledTime | undefined {
  const time = SCHEDULED[serviceType].read(code);
  if (time && Date.parse(time.to) < Date.now()) {
    SCHEDULED[serviceType].remove(code);
    return undefined;
  }
  return time;
}

/** Separate from the app's store, since only the delivery side needs it. */
export const servingStore = createStore<ServingState>()((set, get) => ({
  servings: new Map(),
  readServing: (code) => {
    const known = get().servings.get(code);
    const serving: Serving = {
      address: deliveryAddressEntry.read(code),
      store: pickupAddressEntry.read(code),
      isOutOfZone: isOutOfZoneEntry.read(code) ?? false,
      times: { Delivery: timeOf(code, 'Delivery'), PickUp: timeOf(code, 'PickUp') },
      asked: askedZoneEntry.read(code),
    };
    // Equal values keep the old object, so that nothing renders again.
    if (JSON.stringify(serving) === JSON.stringify(known)) return;
    set(({ servings }) => ({ servings: new Map(servings).set(code, serving) }));
  },
  chooseAddress: (code, customerId, address) => {
    if (!isStillHere(code, customerId)) return;
    if (address) {
      deliveryAddressEntry.write(address, code);
      isOutOfZoneEntry.write(!address.zone.inZone, code);
    } else {
      deliveryAddressEntry.remove(code);
    }
    get().readServing(code);
  },
  chooseStore: (code, store) => {
    if (store) pickupAddressEntry.write(store, code);
    else pickupAddressEntry.remove(code);
    get().readServing(code);
  },
  chooseZone: (code, asked) => {
    isOutOfZoneEntry.write(!asked.zone.inZone, code);
    askedZoneEntry.write(asked, code);
    get().readServing(code);
  },
  chooseTime: (code, serviceType, time) => {
    if (time) SCHEDULED[serviceType].write(time, code);
    else SCHEDULED[serviceType].remove(code);
    get().readServing(code);
  },
}));

export function useServingStore<T>(selector: (state: ServingState) => T): T {
  return useStore(servingStore, selector);
}
