/** Adds dishes to a cart, from the menu or from a dish's page. */
import { isRefusal } from '../../api/failure.ts';
import type { CartLine, CartView, TableCartItem } from '../../contract/cart.ts';
import type { Menu, MenuDetails, MenuItem } from '../../contract/menu.ts';
import { STATUS } from '../../contract/status.ts';
import { hasNewPrice } from '../../rules/cart/cartLine.ts';
import { lineOfDraft, type DishDraft } from '../../rules/cart/lineOfDraft.ts';
import { takePendingLine } from '../../storage/pendingLine.ts';
import type { Cart } from './cart.ts';

/** What the diner reads afterwards. */
type Added = 'menu.added' | 'menu.addedAtNewPrice' | 'menu.otherNow' | 'item.updated';

interface AddTools {
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

function addedAt(view: CartView | undefined, item: MenuItem): Added {
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

export interface DishToSave {
  item: MenuItem;
  /** The line that is changed, if there is one. */
  line?: TableCartItem;
  draft: DishDraft;
  head: Pick<MenuDetails, 'menuScheduleUniqueId' | 'currencyDecimals'>;
}

/** Adds a dish with its choices, or changes its line. */
export async function saveLine(
  { cart, view }: { cart: Pick<Cart, 'saveLine'>; view: AddTools['view'] },
  { item, line, draft, head }: DishToSave,
): Promise<Added> {
  await cart.saveLine(lineOfDraft(item, draft, head, line?.tableCartId));
  const added = addedAt(view(), item);
  return line && added === 'menu.added' ? 'item.updated' : added;
}

/** Adds the dish that a visitor chose before the log-in; undefined if there is none, or it is too old. */
export async function addPendingLine(
  cart: Pick<Cart, 'saveLine'>,
  code: string,
  nowMs: number,
): Promise<CartLine | undefined> {
  const line = takePendingLine(code, nowMs);
  if (line) await cart.saveLine({ ...line, tableCartId: 0, menuScheduleUniqueId: '' });
  return line;
}
