import {
  servingOf,
  servingStore,
  useServingStore,
  type CurrentServing,
} from '../../state/servingStore.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useCustomerAddressDetails } from '../../queries/delivery/addresses.ts';
import { useStoreIdFromCode } from '../../queries/menu.ts';
import { useCustomer } from '../account/useCustomer.ts';
import { useVisit } from '../visit/useVisit.ts';

/** The store that serves this diner now. */
export function useServing(): CurrentServing {
  const { code, mode } = useVisit();
  const { isLoggedIn } = useCustomer();
  const own = useStoreIdFromCode({ code }).data?.storeId ?? 0;
  const serving = useServingStore((state) => state.servings.get(code));
  return servingOf({ servedAt: mode.servedAt, isLoggedIn, serving, own });
}

/** Loads the stored serving into the state and refreshes the customer's address. */
export function useKeptServing(): void {
  const { code, mode } = useVisit();
  const { customerId, isLoggedIn } = useCustomer();
  const { pathname } = useLocation();
  useEffect(() => servingStore.getState().readServing(code), [code, pathname, isLoggedIn]);
  const address = useCustomerAddressDetails(
    { customerId, code },
    { enabled: isLoggedIn && mode.servedAt === 'address', staleTime: 0 },
  );
  const { data } = address;
  useEffect(() => {
    if (data === undefined) return;
    servingStore.getState().chooseAddress(code, customerId, data ?? undefined);
  }, [data, code, customerId]);
}
