import { createContext, useContext } from 'react';
import type { Menu, MenuDetails, MenuItem } from '../../contract/menu.ts';
import type { HeaderSetup } from '../../contract/venue.ts';
import type { Picked, Read } from '../../queries/read.ts';
import type { headerSetupEntry } from '../../storage/venueEntries.ts';

/** The reads of one menu. */
export interface MenuReads {
  menu: Read<Menu>;
  /** The menu without its dishes; absent if the server has no call for it. */
  head?: Read<MenuDetails>;
  /** Filtering by the server; absent if the device filters. */
  filtered?: (filterQuery: string) => Read<MenuItem[]>;
}

/** The opening state of a kitchen. */
export interface Opening {
  isOpen: boolean;
  opensAt?: string | undefined;
  isViewOnly?: boolean;
}

/** The delivery state of a venue. */
export interface Service {
  isPaused: boolean;
  pauseMessage: string | undefined;
  isOff: boolean;
  /** A closed kitchen takes orders for a later time. */
  takesLater: boolean;
}

/**
 * All differences between a venue's table side and its delivery side: the calls, and how to read
 * their answers. Each layout provides its own record, so that pages never check the side and
 * neither side loads the other's code.
 */
export interface VenueSide {
  header: { query: Read<HeaderSetup>; kept: Pick<typeof headerSetupEntry, 'read' | 'write'> };
  menu: MenuReads;
  /** The venue's own menu, shown without ordering if it does not know the table. */
  menuOfVenue?: MenuReads;
  /** False until the store of the menu is known. */
  isMenuKnown: boolean;
  /** The menu's store, if the device may have stored another store's menu. */
  storeId?: number;
  /** If the whole menu fails, it can be loaded category by category. */
  hasCategories: boolean;
  /** The stored menu head, for use when the server does not answer. */
  keptHead?: () => MenuDetails | undefined;
  /** Ids of sold-out dishes, if the menu itself does not mark them. */
  soldOut?: Picked<readonly number[]>;
  /** Marks sold-out dishes and keeps the filters that work here. */
  shown?: (menu: Menu, soldOutIds: readonly number[]) => Menu;
  hours: Picked<Opening>;
  service?: Picked<Service>;
  /** There is a table to order at, or a store that delivers. */
  hasTable: boolean;
  isOutOfZone?: boolean;
}

export const VenueSideContext = createContext<VenueSide | undefined>(undefined);

export function useVenueSide(): VenueSide {
  const side = useContext(VenueSideContext);
  if (side === undefined) throw new Error('useVenueSide needs a TableSide or DeliverySide.');
  return side;
}
