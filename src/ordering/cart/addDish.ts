import { isRefusal } from '../../api/failure.ts';
import type { CartView } from '../../contract/cart.ts';
import type { Menu, MenuItem } from '../../contract/menu.ts';
import { STATUS } from '../../contract/status.ts';
import { decimalsOf, toMinor } from '../../rules/common/money.ts';
import type { Cart } from './cart.ts';

/** What the diner reads afterwards. */
export type Added = 'menu.added' | 'menu.addedAtNewPrice' | 'menu.otherNow';

export interface AddTools {
  cart: Pick<Cart, 'addOne'>;
  /** The cart on screen, with the dish in it once it is added. */
  view: () => CartView | undefined;
  /** The menu that the dish is from. A stored one waits for the answer of the server. */
  menu: () => Promise<Menu | undefined>;
  /** Reads the menu again; undefined on failure. */
  freshMenu: () => Promise<Menu | undefined>;
}

function isSameDish(menu: Menu, { id, price }: MenuItem): boolean {
  const dish = menu.menuItems.find((each) => each.id === id);
  return dish?.price === price && dish.isAvailable;
}

/** True when the server added the dish at its current price and the page shows another one. */
function hasNewPrice(view: CartView | undefined, { id, price }: MenuItem): boolean {
  const line = view?.cartList.findLast(({ menuItemId }) => menuItemId === id);
  if (!view || !line) return false;
  const decimals = decimalsOf(view.currency, view.currencyDecimals);
  return toMinor(line.price, decimals) !== toMinor(price, decimals);
}

export function addedAt(view: CartView | undefined, item: MenuItem): Added {
  return hasNewPrice(view, item) ? 'menu.addedAtNewPrice' : 'menu.added';
}

/**
 * Adds a dish that needs no choice. The server would take a dish of an older menu at today's price, so
 * a dish that has changed is not added. After a refusal for the menu's age it is tried once more.
 */
export async function addDish(
  { cart, view, menu, freshMenu }: AddTools,
  item: MenuItem,
  quantity: number,
): Promise<Added> {
  const known = await menu();
  if (known && !isSameDish(known, item)) return 'menu.otherNow';
  try {
    await cart.addOne(item.id, known?.menuScheduleUniqueId ?? '', quantity);
  } catch (failure) {
    const fresh = isRefusal(failure, STATUS.menuChanged) ? await freshMenu() : undefined;
    if (!fresh || !isSameDish(fresh, item)) throw failure;
    await cart.addOne(item.id, fresh.menuScheduleUniqueId, quantity);
  }
  return addedAt(view(), item);
}
