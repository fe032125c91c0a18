/** One line of a cart or an order: its choices, availability and price. */
import type { RefLine } from '../../oracle/cartOfReference.ts';
import type { GroupSpec } from './dishes.ts';
import type { Dish, MenuBook } from './menu.ts';
import { setupView } from './menuViews.ts';
import type { Fields } from './strict.ts';
import { Defect, Refusal } from './wire.ts';

export interface Line {
  uniqueId: string;
  menuItemId: number;
  quantity: number;
  note: string;
  /** Units of each modifier in one unit of the dish. */
  chosen: ReadonlyMap<number, number>;
  /** 0 if the device keeps the cart. */
  tableCartId: number;
  /** The price of the dish alone that the diner saw, in the smallest unit. */
  seenMinor: number;
}

/** A difference from what the diner saw, or the reason why the line cannot be ordered. */
interface Change {
  uniqueId: string;
  menuItemId: number;
  kind: 'unavailable' | 'price' | 'modifierRule' | 'qty';
  oldPrice?: number;
  newPrice?: number;
  maxQty?: number;
  groupId?: number;
}

/** `modifierGroupList` of a line: the same modifier may appear twice, free and priced. */
export function chosenOf(line: Fields): Map<number, number> {
  const chosen = new Map<number, number>();
  for (const group of line.list('modifierGroupList')) {
    group.count('groupId');
    for (const modifier of group.list('modifiers')) {
      const id = modifier.count('modifierItemId');
      modifier.amount('price');
      modifier.flag('isPriced');
      modifier.flag('isNonItemMod');
      chosen.set(id, (chosen.get(id) ?? 0) + modifier.count('quantity'));
    }
  }
  for (const [id, quantity] of chosen) if (quantity === 0) chosen.delete(id);
  return chosen;
}

/** The group whose rule is broken. */
function brokenGroup({ groups }: Dish, chosen: ReadonlyMap<number, number>): GroupSpec | undefined {
  const known = new Set(groups.flatMap(({ choices }) => choices.map(({ id }) => id)));
  const stranger = [...chosen.keys()].find((id) => !known.has(id));
  if (stranger !== undefined) throw new Defect(`the dish has no choice ${stranger}`);
  return groups.find(({ parentModifierId, choices, min, max, controlId }) => {
    const units = choices.reduce((sum, { id }) => sum + (chosen.get(id) ?? 0), 0);
    if (parentModifierId !== 0 && !chosen.has(parentModifierId)) return units > 0;
    if (units < min || (max > 0 && units > max)) return true;
    return choices.some(({ id, maxQty }) => {
      const most = controlId === 3 ? (maxQty ?? Infinity) : 1;
      return (chosen.get(id) ?? 0) > most;
    });
  });
}

/** Why the line cannot be ordered now; undefined if it can. */
export function troubleOf(menu: MenuBook, line: Line): Change | undefined {
  const { uniqueId, menuItemId, chosen, quantity } = line;
  const about = { uniqueId, menuItemId };
  const dish = menu.dish(menuItemId);
  if (!dish.isAvailable) return { ...about, kind: 'unavailable' };
  const broken = brokenGroup(dish, chosen);
  if (broken) return { ...about, kind: 'modifierRule', groupId: broken.groupId };
  const isWrong = quantity < dish.minQty || quantity > dish.maxQty;
  return isWrong ? { ...about, kind: 'qty', maxQty: dish.maxQty } : undefined;
}

/** The refusal that explains this to the diner. */
export function refusalOf(
  menu: MenuBook,
  trouble: Change,
  changes: readonly Change[],
  quantity: number,
): Refusal {
  const { kind, groupId, menuItemId, uniqueId } = trouble;
  if (kind === 'modifierRule') return new Refusal(-17, { groupId, menuItemId, uniqueId, changes });
  if (kind !== 'qty') return new Refusal(-11, { changes });
  const limit = limitOf(menu, menuItemId, quantity);
  return new Refusal(-16, { uniqueId, menuItemId, ...limit, changes });
}

/** Only the violated limit: `minQty` means that the quantity was too low. */
function limitOf(menu: MenuBook, menuItemId: number, quantity: number) {
  const { minQty, maxQty } = menu.dish(menuItemId);
  if (quantity > maxQty) return { maxQty };
  return quantity < minQty ? { minQty } : undefined;
}

export function checkQuantity(menu: MenuBook, menuItemId: number, quantity: number) {
  const limit = limitOf(menu, menuItemId, quantity);
  if (limit) throw new Refusal(-16, limit);
}

/** All current differences. */
export function changesOf(menu: MenuBook, lines: readonly Line[]): Change[] {
  return lines.flatMap((line) => {
    const { uniqueId, menuItemId, seenMinor } = line;
    const trouble = troubleOf(menu, line);
    const changes: Change[] = trouble ? [trouble] : [];
    const { minor } = menu.dish(menuItemId);
    if (minor !== seenMinor) {
      const [oldPrice, newPrice] = [menu.major(seenMinor), menu.major(minor)];
      changes.push({ uniqueId, menuItemId, kind: 'price', oldPrice, newPrice });
    }
    return changes;
  });
}

/** The line in the reference's format. */
export function refLineOf(menu: MenuBook, line: Line): RefLine {
  const dish = menu.dish(line.menuItemId);
  const setup = menu.setupOf(dish);
  return {
    id: dish.id,
    categoryId: dish.categoryId,
    price: menu.major(dish.minor),
    quantity: line.quantity,
    isAvailable: dish.isAvailable,
    hasDiscount: setup !== undefined,
    isDiscountable: dish.isAvailable,
    setup: setup ? setupView(menu, setup) : null,
    groups: dish.groups.map(({ freeUnits, parentModifierId, choices }) => ({
      freeUnits,
      parentModifierId,
      modifiers: choices.map(({ id, price, isPriced = true, isNonItemMod = false }) => ({
        id,
        price: menu.amount(price),
        quantity: line.chosen.get(id) ?? 0,
        isPriced,
        isNonItemMod,
      })),
    })),
  };
}

/** For the judges. */
export interface LineFact {
  uniqueId: string;
  menuItemId: number;
  quantity: number;
  note: string;
  /** Each as often as it was chosen. */
  modifiers: readonly number[];
}

export function factsOf(lines: readonly Line[]): LineFact[] {
  return lines.map(({ uniqueId, menuItemId, quantity, note, chosen }) => {
    const modifiers = [...chosen].flatMap(([id, units]) => Array<number>(units).fill(id));
    return { uniqueId, menuItemId, quantity, note, modifiers };
  });
}
