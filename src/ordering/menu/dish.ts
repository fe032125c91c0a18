import { isRefusal, refusalData } from '../../api/failure.ts';
import type { TableCartItem } from '../../contract/cart.ts';
import { MenuItem, type MenuDetails } from '../../contract/menu.ts';
import { STATUS } from '../../contract/status.ts';
import type { MenuTerms } from '../visit/orderingState.ts';

export interface Dish {
  item: MenuItem | undefined;
  /** False while only the menu entry is known, which has no choices. */
  isWhole: boolean;
  /** The menu's version that a line refers to, with the venue's settings. */
  head: MenuDetails | undefined;
  /** The current menu's ordering terms; undefined if only a stored head is known. */
  terms: MenuTerms | undefined;
  /** The cart line that is being edited. */
  line: TableCartItem | undefined;
  /** The line to edit is no longer in the cart, so the dish opens as a new one. */
  isLineGone: boolean;
  /** The order that contains the edited line by now. */
  orderedAs: number | undefined;
  isTableUnknown: boolean;
  /** When the server gave the copy on screen; undefined if the dish is fresh. */
  copyFrom: string | undefined;
  failure: Error | null;
  /** Reads the dish and the menu's head again. */
  reload: () => void;
}

/** A sold-out dish: its refusal contains it, so that the page can still show it. */
export function soldOutDish(failure: unknown): MenuItem | undefined {
  const dish = isRefusal(failure, STATUS.itemUnavailable) && refusalData(failure, MenuItem);
  return dish ? { ...dish, isAvailable: false } : undefined;
}
