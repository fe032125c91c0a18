/** Prices a requested line: checks choices, applies free units, finds offers. */
import type { OrderType } from '../../../contract/basics.ts';
import type { Lang } from '../../../contract/languages.ts';
import type { GroupSource, ItemSource } from '../../venues/menuSource.ts';
import type { Branch } from '../common/catalog.ts';
import type {
  AskedLine,
  Choice,
  PricedLine,
  PricedModifier,
  SeenPrices,
} from '../common/records.ts';
import { malformed, Refusal } from '../common/refusal.ts';
import {
  DEFAULT_MAX_QTY,
  isModifierAvailable,
  itemPrice,
  modifierPrice,
  offerOf,
  shelfState,
} from '../menu/shelf.ts';
import type { World } from '../common/world.ts';

function isSingleChoice(group: GroupSource): boolean {
  return (group.control ?? 1) === 1;
}

/** Highest number of units in a group; 0 = no limit. */
export function maxUnits(group: GroupSource): number {
  return group.max ?? (isSingleChoice(group) ? 1 : 0);
}

function groupsById(world: World, ids: readonly number[] | undefined): GroupSource[] {
  return (ids ?? []).flatMap((id) => world.catalog.groups.get(id) ?? []);
}

/** All groups of a dish, each nested group after its parent group. */
export function groupsOf(world: World, item: ItemSource): GroupSource[] {
  const collect = (group: GroupSource): GroupSource[] => [
    group,
    ...group.modifiers.flatMap((modifier) => groupsById(world, modifier.groups).flatMap(collect)),
  ];
  return groupsById(world, item.groups).flatMap(collect);
}

/** Units per choice: free and paid units of a choice may be two entries. */
function gather(choices: readonly Choice[]): Map<number, number> {
  const units = new Map<number, number>();
  for (const { modifierId, quantity } of choices) {
    if (!Number.isSafeInteger(quantity) || quantity < 1) {
      throw malformed(`Quantity ${quantity} of modifier ${modifierId} is not a positive number.`);
    }
    units.set(modifierId, (units.get(modifierId) ?? 0) + quantity);
  }
  return units;
}

/** The group whose rule the choices break, or undefined. */
export function brokenGroup(
  world: World,
  item: ItemSource,
  choices: readonly Choice[],
): number | undefined {
  const units = gather(choices);
  const groups = groupsOf(world, item);
  const known = new Map(groups.flatMap((group) => group.modifiers.map((m) => [m.id, group])));
  for (const modifierId of units.keys()) {
    if (!known.has(modifierId)) return groups[0]?.id ?? 0;
  }
  for (const group of groups) {
    const parent = world.catalog.parents.get(group.id);
    const isShown = parent === undefined || units.has(parent);
    const chosen = group.modifiers.filter((modifier) => units.has(modifier.id));
    const total = chosen.reduce((sum, modifier) => sum + (units.get(modifier.id) ?? 0), 0);
    if (!isShown) {
      if (total > 0) return group.id;
      continue;
    }
    const max = maxUnits(group);
    if (total < (group.min ?? 0) || (max > 0 && total > max)) return group.id;
    for (const modifier of chosen) {
      const isOnce = group.control !== 3 || (modifier.groups ?? []).length > 0;
      const most = isOnce ? 1 : (modifier.maxQty ?? Number.POSITIVE_INFINITY);
      if ((units.get(modifier.id) ?? 0) > most) return group.id;
    }
  }
  return undefined;
}

/** Prices the choices; the first units of a group are free, cheapest first. */
function priceChoices(
  world: World,
  branch: Branch,
  item: ItemSource,
  choices: readonly Choice[],
): PricedModifier[] {
  const units = gather(choices);
  return groupsOf(world, item).flatMap((group) => {
    const chosen = group.modifiers
      .filter((modifier) => units.has(modifier.id))
      .map((modifier) => ({ modifier, price: modifierPrice(world, branch.concept, modifier) }));
    let free = group.freeUnits ?? 0;
    const freeOf = new Map<number, number>();
    for (const { modifier } of chosen.toSorted((a, b) => a.price - b.price)) {
      if (modifier.instruction) continue;
      const given = Math.min(free, units.get(modifier.id) ?? 0);
      freeOf.set(modifier.id, given);
      free -= given;
    }
    const entries: PricedModifier[] = [];
    for (const { modifier, price } of chosen) {
      const given = freeOf.get(modifier.id) ?? 0;
      const paid = (units.get(modifier.id) ?? 0) - given;
      const entry = { modifier, group, price };
      if (given > 0) entries.push({ ...entry, quantity: given, isPriced: false });
      if (paid > 0) entries.push({ ...entry, quantity: paid, isPriced: !modifier.instruction });
    }
    return entries;
  });
}

export function seenPrices(
  world: World,
  branch: Branch,
  item: ItemSource,
  choices: readonly Choice[],
  orderType: OrderType,
): SeenPrices {
  const offer = offerOf(world, branch, item, orderType, 'EN');
  return {
    price: itemPrice(world, branch.concept, item),
    modifiers: new Map(
      choices.flatMap(({ modifierId }) => {
        const known = world.catalog.modifiers.get(modifierId);
        if (!known) return [];
        return [[modifierId, modifierPrice(world, branch.concept, known.modifier)] as const];
      }),
    ),
    discountId: offer.isInForce ? (offer.setup?.id ?? 0) : 0,
  };
}

/** The highest quantity of a line: the smaller of the dish's limit and the stock. */
export function maxQtyOf(world: World, item: ItemSource): number {
  const left = world.stock.get(item.id) ?? Number.POSITIVE_INFINITY;
  return Math.min(item.maxQty ?? DEFAULT_MAX_QTY, left);
}

export function priceLine(
  world: World,
  branch: Branch,
  orderType: OrderType,
  lang: Lang,
  asked: AskedLine,
): PricedLine {
  const node = world.catalog.items.get(asked.itemId);
  if (!node) throw new Refusal(-13);
  const { choices, ...rest } = asked;
  const modifiers = priceChoices(world, branch, node.item, choices);
  const offer = offerOf(world, branch, node.item, orderType, lang);
  const isAvailable =
    shelfState(world, branch, node.item, orderType).isAvailable &&
    modifiers.every(({ modifier }) => isModifierAvailable(world, branch, modifier, orderType));
  return {
    ...rest,
    item: node.item,
    price: itemPrice(world, branch.concept, node.item),
    modifiers,
    mods: modifiers.reduce(
      (sum, entry) => sum + (entry.isPriced ? entry.price * entry.quantity : 0),
      0,
    ),
    isAvailable,
    minQty: node.item.minQty ?? 1,
    maxQty: maxQtyOf(world, node.item),
    setup: offer.isInForce && isAvailable ? offer.setup : null,
  };
}
