import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { DeliveryAddress } from '../contract/customer.ts';
import type { StoreSummary } from '../contract/stores.ts';
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

export type ServiceType = 'Delivery' | 'PickUp';

/** Where and when the venue serves this diner. */
export interface Serving {
  address: DeliveryAddress | undefined;
  store: StoreSummary | undefined;
  isOutOfZone: boolean;
  times: Record<ServiceType, ScheduledTime | undefined>;
  /** The part of town that a visitor chose. */
  asked: AskedZone | undefined;
}

const SCHEDULED = { Delivery: scheduledDeliveryEntry, PickUp: scheduledPickupEntry } as const;

interface ServingState {
  servings: Readonly<Record<string, Serving>>;
  /** Reads what is stored for the venue; a time that has passed is removed. */
  readServing: (code: string) => void;
  chooseAddress: (code: string, address: DeliveryAddress | undefined) => void;
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
  servings: {},
  readServing: (code) => {
    const known = get().servings[code];
    const serving: Serving = {
      address: deliveryAddressEntry.read(code),
      store: pickupAddressEntry.read(code),
      isOutOfZone: isOutOfZoneEntry.read(code) ?? false,
      times: { Delivery: timeOf(code, 'Delivery'), PickUp: timeOf(code, 'PickUp') },
      asked: askedZoneEntry.read(code),
    };
    // Equal values keep the old object, so that nothing renders again.
    if (JSON.stringify(serving) === JSON.stringify(known)) return;
    set(({ servings }) => ({ servings: { ...servings, [code]: serving } }));
  },
  chooseAddress: (code, address) => {
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
