/** A dish with its choices in the contract's shape, for one counter and one language. */
import type { MenuItem } from '../../../contract/menu.ts';
import type { ModifierGroup } from '../../../contract/modifiers.ts';
import { ORDER_TYPES } from '../../../contract/basics.ts';
import type { Lang } from '../../../contract/languages.ts';
import type { GroupSource, ItemSource, ModifierSource } from '../../venues/menuSource.ts';
import { decimals } from '../common/catalog.ts';
import type { Counter } from './counter.ts';
import { maybeIso } from '../venue/hours.ts';
import { groupsOf, maxQtyOf, maxUnits } from '../cart/lines.ts';
import { display, major } from '../common/money.ts';
import { imagesOf, thumbnailOf } from '../common/pictures.ts';
import { Refusal } from '../common/refusal.ts';
import {
  isModifierAvailable,
  itemPrice,
  menuScheduleId,
  modifierPrice,
  offerOf,
  shelfState,
} from './shelf.ts';
import { say } from '../common/words.ts';
import type { World } from '../common/world.ts';

function modifierView(
  world: World,
  counter: Counter,
  lang: Lang,
  item: ItemSource,
  group: GroupSource,
  groupSeq: number,
  modifier: ModifierSource,
): ModifierGroup['modifiers'][number] {
  const { concept } = counter.branch;
  const price = modifierPrice(world, concept, modifier);
  return {
    groupId: group.id,
    controlId: group.control ?? 1,
    menuItemId: item.id,
    modifierItemId: modifier.id,
    itemName: modifier.label.en,
    label: say(modifier.label, lang),
    labelEn: modifier.label.en,
    labelAr: modifier.label.ar,
    price: major(price, decimals(concept)),
    sPrice: display(price, decimals(concept)),
    quantity: 1,
    isNonItemMod: modifier.instruction ?? false,
    isPriced: !modifier.instruction,
    groupSeq,
    modSeq: group.modifiers.indexOf(modifier) + 1,
    isAvailable: isModifierAvailable(world, counter.branch, modifier, counter.orderType),
    isDefault: modifier.isDefault,
    maxQty: modifier.maxQty,
    comboItemId: modifier.itemId,
    parentId: world.catalog.parents.get(group.id),
    allergens: modifier.allergens,
    calories: modifier.calories,
    thumbnailImageName: modifier.picture && thumbnailOf(concept, modifier.picture),
  };
}

function modifierGroups(
  world: World,
  counter: Counter,
  lang: Lang,
  item: ItemSource,
): ModifierGroup[] {
  return groupsOf(world, item).map((group, index) => ({
    groupId: group.id,
    label: say(group.label, lang),
    labelEn: group.label.en,
    labelAr: group.label.ar,
    groupSeq: index + 1,
    controlId: group.control ?? 1,
    isRequired: (group.min ?? 0) > 0,
    min: group.min ?? 0,
    max: maxUnits(group),
    freeUnits: group.freeUnits ?? 0,
    isComboSlot: group.comboSlot ?? false,
    parentModifierId: world.catalog.parents.get(group.id) ?? 0,
    modifiers: group.modifiers.map((modifier) =>
      modifierView(world, counter, lang, item, group, index + 1, modifier),
    ),
  }));
}

/** True when adding it needs a choice: a group that is always shown is required. */
function needsChoice(world: World, item: ItemSource): boolean {
  return groupsOf(world, item).some(
    (group) => (group.min ?? 0) > 0 && !world.catalog.parents.has(group.id),
  );
}

export function menuItem(
  world: World,
  counter: Counter,
  lang: Lang,
  item: ItemSource,
  detail: 'list' | 'full',
): MenuItem {
  const { branch, orderType } = counter;
  const { concept } = branch;
  const price = itemPrice(world, concept, item);
  const state = shelfState(world, branch, item, orderType);
  const offer = offerOf(world, branch, item, orderType, lang);
  const groups = groupsOf(world, item);
  return {
    id: item.id,
    menuScheduleId: menuScheduleId(branch, orderType),
    categoryId: item.categoryId,
    seq: concept.items.indexOf(item) + 1,
    label: say(item.label, lang),
    labelEN: item.label.en,
    labelAR: item.label.ar,
    description: item.description ? say(item.description, lang) : '',
    descriptionEN: item.description?.en ?? '',
    descriptionAR: item.description?.ar ?? '',
    price: major(price, decimals(concept)),
    sPrice: display(price, decimals(concept)),
    currency: concept.currency,
    oldPrice: item.oldPrice,
    thumbnailImageName: thumbnailOf(concept, item.picture),
    images: imagesOf(concept, item.picture),
    allergens: item.allergens ?? [],
    mayContain: item.mayContain ?? [],
    dietaryTags: item.tags ?? [],
    calories: item.calories,
    portion: item.portion && say(item.portion, lang),
    spiceLevel: item.spice,
    prepMinutes: item.prepMinutes,
    minAge: item.minAge,
    isAvailable: state.isAvailable,
    unavailableReason: state.reason,
    availableFrom: maybeIso(state.from, concept.timeZone),
    stockLeft: world.stock.get(item.id),
    availability: item.availability ?? [],
    orderTypes: item.orderTypes ?? [...ORDER_TYPES],
    isNonItem: item.nonItem ?? false,
    isCombo: item.combo ?? false,
    isCustomized: needsChoice(world, item),
    hasModifiers: groups.length > 0,
    hasDiscount: offer.setup !== null,
    isDiscountable: offer.isInForce && state.isAvailable,
    discountSetup: offer.setup,
    isNew: item.isNew,
    isFeatured: item.featured,
    minQty: item.minQty ?? 1,
    maxQty: maxQtyOf(world, item),
    instructionHeader: item.instructionHeader && say(item.instructionHeader, lang),
    relatedItemIds: item.relatedIds,
    set_ModifierGroups_VMs: detail === 'full' ? modifierGroups(world, counter, lang, item) : [],
  };
}

/** -1 for a dish outside this menu; -11, with the dish, for an unavailable dish. */
export function fullItem(world: World, counter: Counter, lang: Lang, itemId: number): MenuItem {
  const node = world.catalog.items.get(itemId);
  const isHere =
    node !== undefined &&
    node.concept === counter.branch.concept &&
    !world.retiredItems.has(itemId) &&
    (node.item.orderTypes?.includes(counter.orderType) ?? true);
  if (!isHere) throw new Refusal(-1);
  const item = menuItem(world, counter, lang, node.item, 'full');
  if (!item.isAvailable) throw new Refusal(-11, item);
  return item;
}
