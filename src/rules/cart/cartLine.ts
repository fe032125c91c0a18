/** Makes cart lines from dishes and from earlier lines. */
import type {
  CartLine,
  CartModifierGroup,
  CartViewLine,
  TableCartItem,
} from '../../contract/cart.ts';
import type { MenuItem } from '../../contract/menu.ts';

/** A line without the fields that the cart adds itself. */
export type NewLine = Omit<
  TableCartItem,
  'code' | 'tableCode' | 'uniqueCartId' | 'State' | 'addedBy'
>;

type LineDish = Pick<CartLine, 'id' | 'price' | 'sPrice' | 'isAvailable' | 'isNonItem'> &
  Partial<Pick<MenuItem, 'instructionHeader' | 'hasDiscount' | 'isDiscountable' | 'discountSetup'>>;

/** A cart line from the dish's data and the diner's choices in `wanted`. */
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

/** Groups the modifiers of a line, which a cart view gives as one list. */
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

/** A copy of a line, to add it again. */
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
