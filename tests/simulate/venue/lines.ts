/** One line of a cart or of an order: what was chosen, whether it still may be had, and what it costs. */
import type { RefLine } from '../../oracle/cartOfReference.ts';
import { unitOf } from '../../oracle/refDiscounts.ts';
import type { GroupSpec } from './dishes.ts';
import { isFor, type Dish, type MenuBook } from './menu.ts';
import { setupView } from './menuViews.ts';
import type { OrderType } from './places.ts';
import type { Fields } from './strict.ts';
import { Refusal } from './wire.ts';

export interface Line {
  uniqueId: string;
  menuItemId: number;
  quantity: number;
  note: string;
  noteHeader: string;
  /** Units of each modifier in one unit of the dish. */
  chosen: ReadonlyMap<number, number>;
  addedBy: string;
  /** 0 where the device keeps the cart. */
  tableCartId: number;
  /** What the diner saw, in the smallest unit: of the dish alone. */
  seenMinor: number;
}

/** A difference to what the diner saw, or a reason why the line cannot be ordered. */
export interface Change {
  uniqueId: string;
  menuItemId: number;
  kind: 'unavailable' | 'price' | 'modifierUnavailable' | 'modifierRule' | 'qty' | 'discount';
  oldPrice?: number;
  newPrice?: number;
  maxQty?: number;
  groupId?: number;
  modifierItemId?: number;
  text: string;
}

/** `modifierGroupList` of a line: the same modifier may stand in it twice, free and priced. */
export function chosenOf(line: Fields): Map<number, number> {
  const chosen = new Map<number, number>();
  for (const group of line.list('modifierGroupList')) {
    group.count('groupId');
    for (const modifier of group.list('modifiers')) {
      const id = modifier.has('modifierItemId')
        ? modifier.count('modifierItemId')
        : modifier.count('id');
      modifier.amount('price');
      modifier.flag('isPriced');
      modifier.flag('isNonItemMod');
      chosen.set(id, (chosen.get(id) ?? 0) + modifier.count('quantity'));
    }
  }
  for (const [id, quantity] of chosen) if (quantity === 0) chosen.delete(id);
  return chosen;
}

function unitsIn(group: GroupSpec, chosen: ReadonlyMap<number, number>): number {
  return group.choices.reduce((sum, { id }) => sum + (chosen.get(id) ?? 0), 0);
}

function isShown({ parentModifierId }: GroupSpec, chosen: ReadonlyMap<number, number>): boolean {
  return parentModifierId === 0 || chosen.has(parentModifierId);
}

/** The group whose rule is broken. */
function brokenGroup(dish: Dish, chosen: ReadonlyMap<number, number>): GroupSpec | undefined {
  return dish.groups.find((group) => {
    const units = unitsIn(group, chosen);
    if (!isShown(group, chosen)) return units > 0;
    if (units < group.min || (group.max > 0 && units > group.max)) return true;
    return group.choices.some(({ id, maxQty }) => {
      const most = group.controlId === 3 ? (maxQty ?? Infinity) : 1;
      return (chosen.get(id) ?? 0) > most;
    });
  });
}

/** What keeps the line from being ordered now; undefined if nothing does. */
export function troubleOf(menu: MenuBook, line: Line, type: OrderType): Change | undefined {
  const { uniqueId, menuItemId, chosen, quantity } = line;
  const about = { uniqueId, menuItemId };
  const dish = menu.dish(menuItemId);
  if (!dish?.isAvailable || !isFor(dish, type)) {
    return { ...about, kind: 'unavailable', text: 'Sold out' };
  }
  const ids = new Set(dish.groups.flatMap(({ choices }) => choices.map(({ id }) => id)));
  for (const id of chosen.keys()) {
    if (ids.has(id) && menu.isChoiceAvailable(id)) continue;
    return { ...about, kind: 'modifierUnavailable', modifierItemId: id, text: 'Choice sold out' };
  }
  const broken = brokenGroup(dish, chosen);
  if (broken) {
    return { ...about, kind: 'modifierRule', groupId: broken.groupId, text: 'Choose again' };
  }
  const [least, most] = [dish.minQty ?? 1, dish.maxQty ?? 99];
  if (quantity < least || quantity > most) {
    return { ...about, kind: 'qty', maxQty: most, text: 'Another quantity' };
  }
  return undefined;
}

/** The refusal that tells the diner about it. */
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

/** Only the limit that was passed is said: with `minQty` the quantity was too low. */
function limitOf(menu: MenuBook, menuItemId: number, quantity: number) {
  const dish = menu.dish(menuItemId);
  const [least, most] = [dish?.minQty ?? 1, dish?.maxQty ?? 99];
  if (quantity > most) return { maxQty: most };
  return quantity < least ? { minQty: least } : undefined;
}

export function checkQuantity(menu: MenuBook, menuItemId: number, quantity: number) {
  const limit = limitOf(menu, menuItemId, quantity);
  if (limit) throw new Refusal(-16, limit);
}

/** Everything that is different now. */
export function changesOf(menu: MenuBook, lines: readonly Line[], type: OrderType): Change[] {
  return lines.flatMap((line) => {
    const trouble = troubleOf(menu, line, type);
    const dish = menu.dish(line.menuItemId);
    const changes: Change[] = trouble ? [trouble] : [];
    if (dish && dish.minor !== line.seenMinor) {
      changes.push({
        uniqueId: line.uniqueId,
        menuItemId: line.menuItemId,
        kind: 'price',
        oldPrice: menu.major(line.seenMinor),
        newPrice: menu.major(dish.minor),
        text: 'Another price',
      });
    }
    return changes;
  });
}

/** Only these make an order impossible. */
export function firstTrouble(
  menu: MenuBook,
  lines: readonly Line[],
  type: OrderType,
): Change | undefined {
  for (const line of lines) {
    const trouble = troubleOf(menu, line, type);
    if (trouble) return trouble;
  }
  return undefined;
}

/** The line as the reference counts it. A dish that has left the menu costs what the diner saw. */
export function refLineOf(menu: MenuBook, line: Line, type: OrderType): RefLine {
  const dish = menu.dish(line.menuItemId);
  const setup = dish && menu.setupOf(dish);
  const kind = troubleOf(menu, line, type)?.kind;
  const isAvailable = kind !== 'unavailable' && kind !== 'modifierUnavailable';
  return {
    id: line.menuItemId,
    categoryId: dish?.categoryId ?? 0,
    price: menu.major(dish?.minor ?? line.seenMinor),
    quantity: line.quantity,
    isAvailable,
    hasDiscount: setup !== undefined,
    isDiscountable: isAvailable,
    setup: setup ? setupView(menu, setup) : null,
    groups: (dish?.groups ?? []).map(({ freeUnits, parentModifierId, choices }) => ({
      freeUnits,
      parentModifierId,
      modifiers: choices.map((choice) => ({
        id: choice.id,
        price: menu.amount(choice.price),
        quantity: line.chosen.get(choice.id) ?? 0,
        isPriced: choice.isPriced ?? true,
        isNonItemMod: choice.isNonItemMod ?? false,
      })),
    })),
  };
}

export interface LineFact {
  uniqueId: string;
  menuItemId: number;
  quantity: number;
  /** With its choices. */
  unitMinor: number;
  note: string;
  /** Each as often as it was chosen. */
  modifiers: readonly number[];
  addedBy: string;
}

export function lineFact(menu: MenuBook, line: Line, type: OrderType): LineFact {
  return {
    uniqueId: line.uniqueId,
    menuItemId: line.menuItemId,
    quantity: line.quantity,
    unitMinor: Number(unitOf(refLineOf(menu, line, type), menu.decimals)),
    note: line.note,
    modifiers: [...line.chosen].flatMap(([id, units]) => Array.from({ length: units }, () => id)),
    addedBy: line.addedBy,
  };
}
