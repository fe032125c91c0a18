/** A line of a cart: made from a dish, or from a line of before. */
import type {
  CartLine,
  CartModifierGroup,
  CartView,
  CartViewLine,
  TableCartItem,
} from '../../contract/cart.ts';
import type { MenuItem } from '../../contract/menu.ts';
import { decimalsOf, toMinor } from '../common/money.ts';

/** A line without the fields that the cart adds itself. */
export type NewLine = Omit<
  TableCartItem,
  'code' | 'tableCode' | 'uniqueCartId' | 'State' | 'addedBy'
>;

type LineDish = Pick<CartLine, 'id' | 'price' | 'sPrice' | 'isAvailable' | 'isNonItem'> &
  Partial<Pick<MenuItem, 'instructionHeader' | 'hasDiscount' | 'isDiscountable' | 'discountSetup'>>;

/** What the dish is, and beside it what is `wanted` of it. */
export function cartLine<
  Wanted extends Pick<CartLine, 'instruction' | 'quantity' | 'modifierGroupList'>,
>(dish: LineDish, wanted: Wanted) {
  const { id, price, sPrice, isAvailable, isNonItem, instructionHeader = '' } = dish;
  const { hasDiscount = false, isDiscountable = false, discountSetup = null } = dish;
  return {
    id,
    price,
    sPrice,
    isAvailable,
    isNonItem,
    instructionHeader,
    hasDiscount,
    isDiscountable,
    discountSetup,
    isDiscounted: false,
    isUsedForDiscount: false,
    usedDiscount: 0,
    freeQty: 0,
    ...wanted,
  };
}

/** The choices of a line, which are shown as one list, in their groups. */
export function groupsOfLine({ modifierLists }: CartViewLine): CartModifierGroup[] {
  const byGroup = Map.groupBy(modifierLists, ({ groupId }) => groupId);
  return [...byGroup].map(([groupId, modifiers]) => ({
    groupId,
    labelEn: '',
    labelAr: '',
    groupSeq: modifiers[0]?.groupSeq ?? 0,
    modifiers,
  }));
}

/** A line to be added once more, as it was. */
export function lineAgain(
  line: CartViewLine,
  uniqueId: string,
  menuScheduleUniqueId: string,
): NewLine {
  const { menuItemId: id, instruction, qty: quantity } = line;
  const modifierGroupList = groupsOfLine(line);
  const wanted = { uniqueId, instruction, quantity, modifierGroupList };
  return cartLine({ ...line, id }, { ...wanted, menuScheduleUniqueId, tableCartId: 0 });
}

/** The server takes a dish at its price of now, which may not be the one on the page. */
export function hasNewPrice(view: CartView | undefined, { id, price }: MenuItem): boolean {
  const line = view?.cartList.findLast(({ menuItemId }) => menuItemId === id);
  if (!view || !line) return false;
  const decimals = decimalsOf(view.currency, view.currencyDecimals);
  return toMinor(line.price, decimals) !== toMinor(price, decimals);
}
