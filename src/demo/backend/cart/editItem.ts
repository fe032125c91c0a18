/** A cart line with its dish, for the edit page. */
import type { EditItem, TableCartItem } from '../../../contract/cart.ts';
import type { Lang } from '../../../contract/languages.ts';
import { findLine, refuseOrderedLine, refuseWhenOver } from './carts.ts';
import { modifierList } from './cartView.ts';
import { decimals } from '../common/catalog.ts';
import { menuItem } from '../menu/itemView.ts';
import { priceLine } from './lines.ts';
import { display, major } from '../common/money.ts';
import { Refusal } from '../common/refusal.ts';
import { menuScheduleUniqueId } from '../menu/shelf.ts';
import type { World } from '../common/world.ts';

export function editItem(
  world: World,
  code: string,
  itemId: number,
  tableCartId: number,
  lang: Lang,
): EditItem {
  world.catalog.target(code);
  const found = findLine(world, tableCartId);
  if (!found) refuseOrderedLine(world, tableCartId);
  if (!found || found.line.itemId !== itemId) throw new Refusal(-1);
  const { cart, line } = found;
  refuseWhenOver(world, cart);
  const place = world.catalog.placeOf(code, cart.tableCode);
  const priced = priceLine(world, place, place.orderType, lang, line);
  const counter = { branch: place, orderType: place.orderType, isViewOnly: place.isViewOnly };
  const item = menuItem(world, counter, lang, priced.item, 'full');
  const modifiers = modifierList(place, lang, priced);
  const digits = decimals(place.concept);
  const groups = [...new Set(priced.modifiers.map((entry) => entry.group))];
  const tableCartItem: TableCartItem = {
    id: itemId,
    uniqueId: line.uniqueId,
    price: major(priced.price, digits),
    sPrice: display(priced.price, digits),
    instruction: line.instruction,
    instructionHeader: line.instructionHeader,
    quantity: line.quantity,
    isAvailable: priced.isAvailable,
    isNonItem: priced.item.nonItem ?? false,
    hasDiscount: item.hasDiscount,
    isDiscountable: item.isDiscountable,
    discountSetup: item.discountSetup,
    isDiscounted: false,
    isUsedForDiscount: false,
    usedDiscount: 0,
    freeQty: 0,
    modifierGroupList: groups.map((group) => ({
      groupId: group.id,
      labelEn: group.label.en,
      labelAr: group.label.ar,
      groupSeq: (priced.item.groups?.indexOf(group.id) ?? 0) + 1,
      modifiers: modifiers.filter((modifier) => modifier.groupId === group.id),
    })),
    code,
    tableCode: cart.tableCode,
    uniqueCartId: cart.uniqueCartId,
    State: place.orderType,
    menuScheduleUniqueId: menuScheduleUniqueId(world, place, place.orderType),
    tableCartId: line.tableCartId,
    addedBy: line.addedBy,
  };
  if (!item.isAvailable) throw new Refusal(-11, { item, line: tableCartItem });
  return { item, line: tableCartItem };
}
