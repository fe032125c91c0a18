import { servingStore, useServingStore } from '../../state/servingStore.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { DeliveryAddress, ZoneCheck } from '../../contract/customer.ts';
import type { StoreSummary } from '../../contract/stores.ts';
import { useCustomerAddressDetails } from '../../queries/delivery/addresses.ts';
import { useStoreIdFromCode } from '../../queries/menu.ts';
import type { Serving, ServiceType } from '../../state/servingStore.ts';
import type { ScheduledTime } from '../../storage/servingEntries.ts';
import { useCustomer } from '../account/useCustomer.ts';
import type { Mode } from '../visit/modes.ts';
import { useVisit } from '../visit/useVisit.ts';

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
  /** The zone of the address, or of the area that a visitor has chosen. */
  zone: ZoneCheck | undefined;
  store: StoreSummary | undefined;
  time: ScheduledTime | undefined;
}

interface ServingFacts {
  servedAt: Mode['servedAt'];
  isLoggedIn: boolean;
  serving: Serving | undefined;
  /** The store that the venue's code names; 0 while unknown. */
  own: number;
}

/** Which store serves a diner, by their address or by their choice. */
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

/** Which store serves this diner now. */
export function useServing(): CurrentServing {
  const { code, mode } = useVisit();
  const { isLoggedIn } = useCustomer();
  const own = useStoreIdFromCode(code).data?.storeId ?? 0;
  const serving = useServingStore((state) => state.servings[code]);
  return servingOf({ servedAt: mode.servedAt, isLoggedIn, serving, own });
}

/** Loads the stored serving into the state, and refreshes the customer's address from the server. */
export function useKeptServing(): void {
  const { code, mode } = useVisit();
  const { customerId, isLoggedIn } = useCustomer();
  const { pathname } = useLocation();
  useEffect(() => servingStore.getState().readServing(code), [code, pathname, isLoggedIn]);
  const address = useCustomerAddressDetails(customerId, code, {
    enabled: isLoggedIn && mode.servedAt === 'address',
    staleTime: 0,
  });
  const { data } = address;
  useEffect(() => {
    if (data !== undefined) servingStore.getState().chooseAddress(code, data ?? undefined);
  }, [data, code]);
}
