import { useMemo } from 'react';
import { MINUTE_MS } from '../../config/times.ts';
import type { Menu } from '../../contract/menu.ts';
import {
  useDeliveryMenu as useMenuOfStore,
  useUnavailableItemsForStore,
} from '../../queries/delivery/menu.ts';
import { filtersOfDevice } from '../../rules/menu/menuFilters.ts';
import { deliveryMenuType } from '../cart/deviceFacts.ts';
import { useServing } from '../delivery/useServing.ts';
import { useVisit } from '../visit/useVisit.ts';

const STOCK_CHECK_MS = 2 * MINUTE_MS;

/** The menu of the store that serves the diner; asked for only on the delivery side. */
export function useDeliveryMenu(isEnabled: boolean) {
  const { lang, mode } = useVisit();
  const { storeId } = useServing();
  const isAway = mode.side === 'delivery';
  const query = { menuTypeId: deliveryMenuType(mode.menuTypeId) };
  const answer = useMenuOfStore(storeId, lang, query, {
    enabled: isEnabled && isAway && storeId > 0,
  });
  return { answer, storeId };
}

/** A menu without what the store cannot make today, and with the filters that it can answer itself. */
export function useShownMenu(menu: Menu | undefined, isEnabled: boolean): Menu | undefined {
  const { storeId } = useServing();
  const stock = useUnavailableItemsForStore(storeId, {
    enabled: isEnabled && storeId > 0,
    refetchInterval: STOCK_CHECK_MS,
  });
  const ids = stock.data?.menuItemIds;
  return useMemo(() => menu && shownMenu(menu, ids ?? []), [menu, ids]);
}

function shownMenu(menu: Menu, soldOutIds: readonly number[]): Menu {
  // No call filters a delivered menu.
  const filters = filtersOfDevice(menu.filters);
  const gone = new Set(soldOutIds);
  const isListed = menu.menuItems.some((item) => item.isAvailable && gone.has(item.id));
  if (!isListed) return { ...menu, filters };
  const menuItems = menu.menuItems.map((item) =>
    gone.has(item.id) ? Object.assign({}, item, { isAvailable: false }) : item,
  );
  return { ...menu, filters, menuItems };
}
