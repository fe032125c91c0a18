import type { ReactNode } from 'react';
import type { Menu, MenuFilter, MenuItem } from '../../../contract/menu.ts';
import type { RowProps } from '../sections/DishRowsView.tsx';

/** The data of a menu page, for its sections or its search. */
export interface MenuParts extends Pick<RowProps, 'canOrder' | 'isOff' | 'onAdd'> {
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
