/** The stored copy of a server cart, shown while the server cannot be reached. */
import type { CartView } from '../../contract/cart.ts';
import { labelOf } from '../../rules/common/labels.ts';
import { cartSeenEntry } from '../../storage/cartEntries.ts';
import { menuItemsEntry } from '../../storage/venueEntries.ts';
import type { CartIdentity, CachedCart } from './serverCart.ts';

/** Takes the dishes' names from the stored menu, which has them in both languages. */
function namedAsOnMenu(view: CartView, { code, lang }: CartIdentity, isUnnamed: boolean): CartView {
  if (!isUnnamed) return view;
  const dishes = menuItemsEntry.read(code)?.list ?? [];
  const cartList = view.cartList.map((line) => {
    const dish = dishes.find(({ id }) => id === line.menuItemId);
    const name = dish && labelOf({ ...dish, label: '' }, lang);
    return { ...line, menuItemName: name || line.menuItemName };
  });
  return { ...view, cartList };
}

/** Fills in names that the cart's answer lacks in the diner's language. */
export function withNames(view: CartView, identity: CartIdentity): CartView {
  return namedAsOnMenu(
    view,
    identity,
    view.cartList.some(({ menuItemName }) => menuItemName === ''),
  );
}

export function readCachedCart(identity: CartIdentity): CachedCart | undefined {
  const { code, tableCode, orderKey, lang } = identity;
  const seen = cartSeenEntry.read(code, tableCode);
  if (seen?.view.uniqueCartId !== orderKey) return undefined;
  return { at: seen.at, view: namedAsOnMenu(seen.view, identity, seen.lang !== lang) };
}

/** Removes the copy if the cart is empty or ordered. */
export function writeCachedCart(
  { code, tableCode, lang }: CartIdentity,
  { at, view }: CachedCart,
): void {
  if (view.cartList.length === 0) cartSeenEntry.remove(code, tableCode);
  else cartSeenEntry.write({ at, lang, view }, code, tableCode);
}
