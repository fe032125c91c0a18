import { STOCK_POLL_MS } from '../../config/times.ts';
import type { MenuTypeId } from '../../contract/basics.ts';
import type { Lang } from '../../contract/languages.ts';
import type { UnavailableItems } from '../../contract/menu.ts';
import { getMenu, getUnavailableItemsForStore } from '../../contract/endpoints/delivery/menu.ts';
import {
  getConceptSetup,
  getHeaderSetup,
  getOperationHours,
} from '../../contract/endpoints/delivery/settings.ts';
import { picked, queryOf } from '../../queries/read.ts';
import { headerSetupDeliveryEntry } from '../../storage/venueEntries.ts';
import { deliveryMenuType } from '../cart/deviceFacts.ts';
import type { VenueSide } from '../visit/useVenueSide.ts';
import { deliveryService, openingOf, pickUpService, shownMenu } from './deliveryTerms.ts';

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
