import type { ComponentProps, ReactNode } from 'react';
import type { Menu, MenuFilter, MenuItem } from '../../../contract/menu.ts';
import type { DishRows } from '../DishRows.tsx';

/** The data of a menu page, for its sections or its search. */
export interface MenuParts extends Pick<
  ComponentProps<typeof DishRows>,
  'canOrder' | 'isOff' | 'onAdd' | 'Mark'
> {
  data: Menu;
  /** The dishes that match the chosen filters. */
  items: readonly MenuItem[];
  chosen: readonly MenuFilter[];
  /** Content before the tabs or the search box. */
  start: ReactNode;
  /** The chosen filters, if any. */
  active: ReactNode;
}

export interface FindProps extends MenuParts {
  isTableUnknown: boolean;
  /** True while the menu is still mounted: a slow phone needs a moment to hide a long one. */
  isMenuThere: boolean;
}
