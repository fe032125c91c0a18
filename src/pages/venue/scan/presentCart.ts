import { NO_TABLE } from '../../../config/paths.ts';
import type { Place } from '../../../rules/venue/scannedText.ts';
import { cartSeenEntry } from '../../../storage/cartEntries.ts';
import { knownCartIdOf } from '../../../storage/uniqueCartId.ts';
import {
  codeEntry,
  mergeCodeEntry,
  roomCodeEntry,
  tableCodeEntry,
} from '../../../storage/visitEntries.ts';

export interface PresentCart {
  code: string;
  tableCode: string;
  dishes: number;
}

/** The cart of the table at which this tab was last, as it was seen last; undefined if it is empty. */
function presentCart(): PresentCart | undefined {
  const code = codeEntry.read();
  const tableCode = tableCodeEntry.read();
  if (code === undefined || tableCode === undefined || tableCode === NO_TABLE) return undefined;
  const view = cartSeenEntry.read(code, tableCode)?.view;
  if (!view || view.uniqueCartId !== knownCartIdOf(code, tableCode)) return undefined;
  const dishes = view.cartList.reduce((sum, { qty }) => sum + qty, 0);
  return dishes > 0 ? { code, tableCode, dishes } : undefined;
}

/** The cart with dishes that would be left behind by going there. */
export function cartLeftBehind(place: Place | undefined): PresentCart | undefined {
  const cart = presentCart();
  if (!cart || !place) return undefined;
  // The page of the hotel or of the hall around the venue is no other place.
  if (place.code === roomCodeEntry.read() || place.code === mergeCodeEntry.read()) return undefined;
  const isSame =
    place.code === cart.code &&
    (place.tableCode === undefined || place.tableCode === cart.tableCode);
  return isSame ? undefined : cart;
}
