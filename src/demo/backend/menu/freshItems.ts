/** Current prices, offers and stock of a device cart. */
import type { FreshItem, UnavailableItems } from '../../../contract/menu.ts';
import type { OrderType } from '../../../contract/basics.ts';
import type { Lang } from '../../../contract/languages.ts';
import { decimals, type Branch } from '../common/catalog.ts';
import { groupsOf, maxQtyOf } from '../cart/lines.ts';
import { display, major } from '../common/money.ts';
import { isModifierAvailable, itemPrice, modifierPrice, offerOf, shelfState } from './shelf.ts';
import { now, type World } from '../common/world.ts';
import { iso } from '../common/zonedTime.ts';

interface AskedItem {
  menuItemId: number;
  uniqueId: string;
  modifierItemIds: readonly number[];
}

/** Marks a dish that left the menu as unavailable. */
function goneItem(asked: AskedItem): FreshItem {
  return {
    uniqueId: asked.uniqueId,
    menuItemId: asked.menuItemId,
    price: 0,
    sPrice: '',
    isAvailable: false,
    maxQty: 0,
    hasDiscount: false,
    isDiscountable: false,
    discountSetup: null,
    modifiers: [],
  };
}

export function freshItems(
  world: World,
  branch: Branch,
  orderType: OrderType,
  lang: Lang,
  asked: readonly AskedItem[],
): FreshItem[] {
  const { concept } = branch;
  const digits = decimals(concept);
  return asked.map((entry) => {
    const node = world.catalog.items.get(entry.menuItemId);
    const isGone =
      node === undefined || node.concept !== concept || world.retiredItems.has(entry.menuItemId);
    if (isGone) return goneItem(entry);
    const { item } = node;
    const price = itemPrice(world, concept, item);
    const offer = offerOf(world, branch, item, orderType, lang);
    const { isAvailable } = shelfState(world, branch, item, orderType);
    const known = new Map(
      groupsOf(world, item).flatMap((group) => group.modifiers.map((m) => [m.id, m])),
    );
    return {
      uniqueId: entry.uniqueId,
      menuItemId: item.id,
      price: major(price, digits),
      sPrice: display(price, digits),
      isAvailable,
      maxQty: maxQtyOf(world, item),
      hasDiscount: offer.setup !== null,
      isDiscountable: offer.isInForce && isAvailable,
      discountSetup: offer.setup,
      modifiers: entry.modifierItemIds.map((modifierItemId) => {
        const modifier = known.get(modifierItemId);
        if (!modifier) {
          return { modifierItemId, price: 0, isAvailable: false, isPriced: false };
        }
        return {
          modifierItemId,
          price: major(modifierPrice(world, concept, modifier), digits),
          isAvailable: isModifierAvailable(world, branch, modifier, orderType),
          isPriced: !modifier.instruction,
        };
      }),
    };
  });
}

export function unavailableItems(world: World, branch: Branch): UnavailableItems {
  const { concept, store } = branch;
  const orderType = store.orderTypes.includes('Delivery') ? 'Delivery' : 'PickUp';
  const menuItemIds = concept.items
    .filter((item) => !shelfState(world, branch, item, orderType).isAvailable)
    .map((item) => item.id);
  const modifierItemIds = (concept.groups ?? [])
    .flatMap((group) => group.modifiers)
    .filter((modifier) => !isModifierAvailable(world, branch, modifier, orderType))
    .map((modifier) => modifier.id);
  return { menuItemIds, modifierItemIds, asOf: iso(now(world), concept.timeZone) };
}
