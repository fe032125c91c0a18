import type { TableCartItem } from '../../contract/cart.ts';
import type { MenuDetails, MenuItem } from '../../contract/menu.ts';
import type { MenuTerms } from '../visit/useTable.ts';

export interface Dish {
  item: MenuItem | undefined;
  /** False while only that is known which the menu says: everything but the choices. */
  isWhole: boolean;
  /** The menu's version that a line refers to, with the venue's settings. */
  head: MenuDetails | undefined;
  /** What the menu of now says of ordering from it. */
  terms: MenuTerms | undefined;
  /** The cart line that is being edited. */
  line: TableCartItem | undefined;
  /** The line that was to be edited is in no cart any more: the dish opens as a new one. */
  isLineGone: boolean;
  /** The order that the line went away with. */
  orderedAs: number | undefined;
  isTableUnknown: boolean;
  /** Set while the device's own copy stands in for the server's answer: when that one came. */
  copyFrom: string | undefined;
  failure: Error | null;
  /** Reads all of it again. */
  reload: () => void;
}
