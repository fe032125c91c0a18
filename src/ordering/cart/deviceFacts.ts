/** Collects what the bill of a device cart needs, through the query cache. */
import type { MenuTypeId } from '../../contract/basics.ts';
import type { Lang } from '../../contract/languages.ts';
import type { DeliveryAddress } from '../../contract/customer.ts';
import { isLost } from '../../api/failure.ts';
import { MINUTE_MS, SECOND_MS } from '../../config/times.ts';
import { getCustomerAddressDetails } from '../../contract/endpoints/delivery/addresses.ts';
import { getCustomerOrderDetails } from '../../contract/endpoints/delivery/customer.ts';
import { getAutomaticPromoForStore, getMenu } from '../../contract/endpoints/delivery/menu.ts';
import { getConceptSetup } from '../../contract/endpoints/delivery/settings.ts';
import { queryOf, type Read } from '../../queries/read.ts';
import type { DeviceFacts } from './deviceCartView.ts';

export interface Reader {
  fetchQuery: <T>(query: Read<T>) => Promise<T>;
}

interface FactsIdentity {
  code: string;
  customerId: number;
  storeId: number;
  lang: Lang;
  menuTypeId: MenuTypeId;
  isBrought: boolean;
  /** The address that the diner has chosen, as stored on this device. */
  chosenAddress?: DeliveryAddress | undefined;
}

/** The menu type of delivery (4) or pick-up (5). */
export function deliveryMenuType(menuTypeId: MenuTypeId): 4 | 5 {
  return menuTypeId === 5 ? 5 : 4;
}

export async function loadDeviceFacts(
  client: Reader,
  identity: FactsIdentity,
  isFresh: boolean,
): Promise<DeviceFacts> {
  const { code, customerId, storeId, lang, menuTypeId, isBrought } = identity;
  const staleTime = isFresh ? 0 : MINUTE_MS;
  const menuAsked = { storeId, lang, menuTypeId: deliveryMenuType(menuTypeId) };
  const [menu, setup, automatic, address] = await Promise.all([
    client.fetchQuery({ ...queryOf(getMenu, menuAsked), staleTime }),
    client.fetchQuery(queryOf(getConceptSetup, { code })),
    // If promos cannot be read, go on without them.
    client
      .fetchQuery({ ...queryOf(getAutomaticPromoForStore, { storeId }), staleTime })
      .catch(() => []),
    isBrought && customerId > 0
      ? client
          .fetchQuery({
            ...queryOf(getCustomerAddressDetails, { customerId, code }),
            staleTime: SECOND_MS,
          })
          .catch((failure: unknown) => {
            // Offline, the stored address is good enough to show totals.
            if (isLost(failure)) return identity.chosenAddress;
            throw failure;
          })
      : undefined,
  ]);
  const asksForNew = customerId > 0 && automatic.some((promo) => promo.isNewCustomersOnly);
  const orders = asksForNew
    ? await client
        .fetchQuery({ ...queryOf(getCustomerOrderDetails, { customerId }), staleTime })
        .catch(() => undefined)
    : undefined;
  return {
    menu,
    setup,
    automatic,
    address: address ?? undefined,
    isNewCustomer: orders?.totalOrders === 0,
  };
}
