import { STOCK_POLL_MS } from '../../config/times.ts';
import type { MenuTypeId } from '../../contract/basics.ts';
import type { Lang } from '../../contract/languages.ts';
import type { ConceptSetup } from '../../contract/concept.ts';
import type { Menu, UnavailableItems } from '../../contract/menu.ts';
import type { OperationHours } from '../../contract/stores.ts';
import { getMenu, getUnavailableItemsForStore } from '../../contract/endpoints/delivery/menu.ts';
import {
  getConceptSetup,
  getHeaderSetup,
  getOperationHours,
} from '../../contract/endpoints/delivery/settings.ts';
import { picked, queryOf } from '../../queries/read.ts';
import { filtersOfDevice } from '../../rules/menu/menuFilters.ts';
import { headerSetupDeliveryEntry } from '../../storage/venueEntries.ts';
import { deliveryMenuType } from '../cart/deviceFacts.ts';
import type { Opening, Service, VenueSide } from '../visit/useVenueSide.ts';

interface Kitchen {
  code: string;
  lang: Lang;
  menuTypeId: MenuTypeId;
  /** 0 until the store is known. */
  storeId: number;
  isOutOfZone: boolean;
  /** Delivery, as opposed to pick-up. */
  isBrought: boolean;
}

/** The delivery side of a venue: delivery and pick-up. */
export function deliverySide(kitchen: Kitchen): VenueSide {
  const { code, lang, storeId, isOutOfZone, isBrought } = kitchen;
  const menuTypeId = deliveryMenuType(kitchen.menuTypeId);
  const isMenuKnown = storeId > 0;
  return {
    header: { query: queryOf(getHeaderSetup, { code, lang }), kept: headerSetupDeliveryEntry },
    menu: { menu: queryOf(getMenu, { storeId, lang, menuTypeId }) },
    isMenuKnown,
    storeId,
    hasCategories: false,
    soldOut: picked(queryOf(getUnavailableItemsForStore, { storeId }), soldOutIds, {
      refetchInterval: STOCK_POLL_MS,
    }),
    shown: shownMenu,
    hours: picked(queryOf(getOperationHours, { storeId }), openingOf, {
      enabled: isMenuKnown,
      staleTime: 0,
      refetchOnWindowFocus: 'always',
    }),
    service: picked(
      queryOf(getConceptSetup, { code }),
      isBrought ? deliveryService : pickUpService,
    ),
    hasTable: true,
    isOutOfZone,
  };
}

const soldOutIds = ({ menuItemIds }: UnavailableItems) => menuItemIds;

/** Marks sold-out dishes, and keeps only the filters that the device can apply. */
function shownMenu(menu: Menu, gone: readonly number[]): Menu {
  // The server has no filter call for delivery menus.
  const filters = filtersOfDevice(menu.filters);
  const isGone = new Set(gone);
  const isListed = menu.menuItems.some((item) => item.isAvailable && isGone.has(item.id));
  if (!isListed) return { ...menu, filters };
  const menuItems = menu.menuItems.map((item) =>
    isGone.has(item.id) ? Object.assign({}, item, { isAvailable: false }) : item,
  );
  return { ...menu, filters, menuItems };
}

export function openingOf({
  isOpenNow,
  nextOpenAt,
}: Pick<OperationHours, 'isOpenNow' | 'nextOpenAt'>): Opening {
  return { isOpen: isOpenNow, opensAt: nextOpenAt };
}

type ServiceSetup = Pick<
  ConceptSetup,
  | 'isOrderingPaused'
  | 'pauseMessage'
  | 'isDeliveryActive'
  | 'isPickUpActive'
  | 'isScheduledOrderActive'
>;

function serviceOf(setup: ServiceSetup, isActive: boolean): Service {
  return {
    isPaused: setup.isOrderingPaused,
    pauseMessage: setup.pauseMessage,
    isOff: !isActive,
    takesLater: setup.isScheduledOrderActive,
  };
}

export const deliveryService = (setup: ServiceSetup) => serviceOf(setup, setup.isDeliveryActive);
export const pickUpService = (setup: ServiceSetup) => serviceOf(setup, setup.isPickUpActive);
