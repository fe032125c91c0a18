import type { CartLine, CartModifierGroup } from '../../contract/cart.ts';
import type { MenuItem } from '../../contract/menu.ts';

interface Wanted {
  uniqueId: string;
  quantity: number;
  modifierGroupList?: CartModifierGroup[];
  instruction?: string;
}

/** A new line of a device cart, with the prices of the dish's latest answer. */
export function deviceLine(menuItem: MenuItem, wanted: Wanted): CartLine {
  const { uniqueId, quantity, modifierGroupList = [], instruction = '' } = wanted;
  return {
    id: menuItem.id,
    uniqueId,
    price: menuItem.price,
    sPrice: menuItem.sPrice,
    instruction,
    instructionHeader: menuItem.instructionHeader ?? '',
    quantity,
    menuItem,
    isAvailable: menuItem.isAvailable,
    isNonItem: menuItem.isNonItem,
    hasDiscount: menuItem.hasDiscount,
    isDiscountable: menuItem.isDiscountable,
    discountSetup: menuItem.discountSetup,
    isDiscounted: false,
    isUsedForDiscount: false,
    usedDiscount: 0,
    freeQty: 0,
    modifierGroupList,
  };
}
