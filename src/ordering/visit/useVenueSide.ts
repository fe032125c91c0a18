import { createContext, useContext } from 'react';
import type { Menu, MenuDetails, MenuItem } from '../../contract/menu.ts';
import type { HeaderSetup } from '../../contract/venue.ts';
import type { Picked, Read } from '../../queries/read.ts';
import type { headerSetupEntry } from '../../storage/venueEntries.ts';

/** What is asked about one menu. */
export interface MenuReads {
  menu: Read<Menu>;
  /** Its head alone; left out where only the whole menu tells. */
  head?: Read<MenuDetails>;
  /** The dishes that the server finds for a filter; left out where the device filters itself. */
  filtered?: (filterQuery: string) => Read<MenuItem[]>;
}

/** When a kitchen is open. */
export interface Opening {
  isOpen: boolean;
  opensAt?: string | undefined;
  isViewOnly?: boolean;
}

/** Whether a venue delivers now. */
export interface Service {
  isPaused: boolean;
  pauseMessage: string | undefined;
  isOff: boolean;
  /** A closed kitchen takes orders for a later time. */
  takesLater: boolean;
}

/**
 * Everything in which the two sides of a venue differ, its tables and its delivery: what is asked,
 * and how the answers are read. Each layout gives its own record, so that nobody asks which side it
 * is and neither loads the code of the other.
 */
export interface VenueSide {
  header: { query: Read<HeaderSetup>; kept: Pick<typeof headerSetupEntry, 'read' | 'write'> };
  menu: MenuReads;
  /** The venue's own menu to read, for when it does not know the table. */
  menuOfVenue?: MenuReads;
  /** There is somebody to ask for the menu. */
  isMenuKnown: boolean;
  /** Whose menu it is, where the device may keep that of another kitchen. */
  storeId?: number;
  /** A menu that does not come whole can be had category by category. */
  hasCategories: boolean;
  /** The head that this device keeps for when no answer comes. */
  keptHead?: () => MenuDetails | undefined;
  /** What the kitchen cannot make today, where its menu does not say so. */
  soldOut?: Picked<readonly number[]>;
  /** The menu as one may see it now. */
  shown?: (menu: Menu, soldOutIds: readonly number[]) => Menu;
  hours: Picked<Opening>;
  service?: Picked<Service>;
  /** There is a table to order at, or a kitchen that delivers. */
  hasTable: boolean;
  isOutOfZone?: boolean;
}

export const VenueSideContext = createContext<VenueSide | undefined>(undefined);

export function useVenueSide(): VenueSide {
  const side = useContext(VenueSideContext);
  if (side === undefined) throw new Error('This page stands outside a venue.');
  return side;
}
