import { NO_TABLE } from '../../rules/common/address.ts';
import { isCartExpired } from '../../rules/cart/cartLifetime.ts';
import type { Place } from '../../rules/venue/scannedText.ts';
import { cartSeenEntry } from '../../storage/cartEntries.ts';
import { readDeviceCart } from '../../storage/deviceCartStorage.ts';
import { readLogin } from '../../storage/login.ts';
import { knownCartIdOf } from '../../storage/uniqueCartId.ts';
import {
  codeEntry,
  mergeCodeEntry,
  roomCodeEntry,
  tableCodeEntry,
} from '../../storage/visitEntries.ts';
import { lastMode } from './lastVenue.ts';

/** The table is undefined for a device cart, for delivery or pick-up. */
export interface PresentCart extends Place {
  dishes: number;
}

/** By the last view of the cart. */
function dishesAtTable(code: string, tableCode: string): number {
  const view = cartSeenEntry.read(code, tableCode)?.view;
  if (!view || view.uniqueCartId !== knownCartIdOf(code, tableCode)) return 0;
  return view.cartList.reduce((sum, { qty }) => sum + qty, 0);
}

function dishesKept(code: string, nowMs: number): number {
  const login = readLogin(code);
  const cart = login.status === 'loggedIn' ? readDeviceCart(login.customerId) : undefined;
  if (!cart || isCartExpired(cart, nowMs)) return 0;
  return cart.menuItemList.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The cart at this tab's last place; undefined if it is empty. */
function presentCart(): PresentCart | undefined {
  const code = codeEntry.read();
  if (code === undefined) return undefined;
  const isKeptHere = lastMode().cart === 'device';
  const tableCode = isKeptHere ? undefined : (tableCodeEntry.read() ?? NO_TABLE);
  if (tableCode === NO_TABLE) return undefined;
  const dishes =
    tableCode === undefined ? dishesKept(code, Date.now()) : dishesAtTable(code, tableCode);
  return dishes > 0 ? { code, tableCode, dishes } : undefined;
}

/** The cart with dishes that the diner would leave behind there. */
export function cartLeftBehind(place: Place | undefined): PresentCart | undefined {
  const cart = presentCart();
  if (!cart || !place) return undefined;
  // The page of the hotel or hall around the venue counts as the same place.
  if (place.code === roomCodeEntry.read() || place.code === mergeCodeEntry.read()) return undefined;
  const isSame =
    place.code === cart.code &&
    (place.tableCode === undefined || place.tableCode === cart.tableCode);
  return isSame ? undefined : cart;
}
