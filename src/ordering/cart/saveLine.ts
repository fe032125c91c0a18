import type { CartLine, TableCartItem } from '../../contract/cart.ts';
import type { MenuDetails, MenuItem } from '../../contract/menu.ts';
import { lineOfDraft, type DishDraft } from '../../rules/cart/lineOfDraft.ts';
import { takePendingLine } from '../../storage/pendingLine.ts';
import { addedAt, type Added, type AddTools } from './addDish.ts';
import type { Cart } from './cart.ts';

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
): Promise<Added | 'item.updated'> {
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
