/** What the delivery side's answers mean for its menu. */
import type { Menu } from '../../contract/menu.ts';
import type { ConceptSetup } from '../../contract/concept.ts';
import type { OperationHours } from '../../contract/stores.ts';
import { filtersOfDevice } from '../../rules/menu/menuFilters.ts';
import type { Opening, Service } from '../visit/useVenueSide.ts';

interface ShownParts extends Pick<Menu, 'filters'> {
  menuItems: { id: number }[];
}

/** Marks sold-out dishes, and keeps only the filters that the device can apply. */
export function shownMenu<Known extends ShownParts>(menu: Known, gone: readonly number[]): Known {
  // The server has no filter call for delivery menus.
  const filters = filtersOfDevice(menu.filters);
  const isGone = new Set(gone);
  if (!menu.menuItems.some(({ id }) => isGone.has(id))) return { ...menu, filters };
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
