import type { CartViewLine, TableCartItem } from '../../contract/cart.ts';

/** A line without the fields that the cart adds itself. */
export type NewLine = Omit<
  TableCartItem,
  'code' | 'tableCode' | 'uniqueCartId' | 'State' | 'addedBy'
>;

/** Turns a removed line back into the body of the add call, to undo its removal. */
export function lineAgain(
  line: CartViewLine,
  uniqueId: string,
  menuScheduleUniqueId: string,
): NewLine {
  const groups = Map.groupBy(line.modifierLists, (modifier) => modifier.groupId);
  return {
    id: line.menuItemId,
    uniqueId,
    price: line.price,
    sPrice: line.sPrice,
    instruction: line.instruction,
    instructionHeader: line.instructionHeader,
    quantity: line.qty,
    isAvailable: line.isAvailable,
    isNonItem: line.isNonItem,
    hasDiscount: false,
    isDiscountable: false,
    discountSetup: null,
    isDiscounted: false,
    isUsedForDiscount: false,
    usedDiscount: 0,
    freeQty: 0,
    modifierGroupList: [...groups].map(([groupId, modifiers]) => ({
      groupId,
      labelEn: '',
      labelAr: '',
      groupSeq: modifiers[0]?.groupSeq ?? 0,
      modifiers,
    })),
    menuScheduleUniqueId,
    tableCartId: 0,
  };
}
