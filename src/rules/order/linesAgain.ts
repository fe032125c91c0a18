/** Turns an earlier order into lines of today's menu: omits missing dishes, lists changes. */
import type { CartLine, CartViewLine } from '../../contract/cart.ts';
import type { MenuItem } from '../../contract/menu.ts';
import { modifierItemIdOf } from '../../contract/modifiers.ts';
import { cartLine, groupsOfLine } from '../cart/cartLine.ts';
import { unitOf } from '../common/cartTotals.ts';
import { choiceProblems, choicesOfLine, chosenModifiers } from '../menu/choices.ts';

export interface AgainChange {
  name: string;
  kind: 'choices' | 'price';
}

export interface LinesAgain {
  lines: Omit<CartLine, 'uniqueId'>[];
  /** Dishes and choices that are not available today. */
  leftOut: string[];
  changes: AgainChange[];
}

function unitsChosen(groups: readonly { modifiers: readonly { quantity: number }[] }[]): number {
  return groups.reduce(
    (sum, { modifiers }) => sum + modifiers.reduce((units, { quantity }) => units + quantity, 0),
    0,
  );
}

export function linesAgain(
  order: readonly CartViewLine[],
  /** Today's dishes by id. */
  dishes: ReadonlyMap<number, MenuItem>,
  /** The ids of sold-out dishes. */
  gone: { menuItemIds: readonly number[]; modifierItemIds: readonly number[] },
  decimals: number,
): LinesAgain {
  const result: LinesAgain = { lines: [], leftOut: [], changes: [] };
  const goneItems = new Set(gone.menuItemIds);
  const goneModifiers = new Set(gone.modifierItemIds);
  for (const old of order) {
    const name = old.menuItemName;
    const dish = dishes.get(old.menuItemId);
    if (!dish?.isAvailable || goneItems.has(dish.id) || dish.maxQty < 1) {
      result.leftOut.push(name);
      continue;
    }
    const groups = dish.set_ModifierGroups_VMs.map((group) => ({
      ...group,
      modifiers: group.modifiers.filter((entry) => !goneModifiers.has(modifierItemIdOf(entry))),
    }));
    const oldGroups = groupsOfLine(old);
    const choices = choicesOfLine(groups, oldGroups);
    if (choiceProblems(groups, choices).length > 0) {
      result.leftOut.push(name);
      continue;
    }
    const modifierGroupList = chosenModifiers(groups, choices, decimals);
    const least = Math.max(1, dish.minQty);
    const { instruction, instructionHeader } = old;
    const quantity = Math.min(Math.max(old.qty, least), dish.maxQty);
    const wanted = { instruction, instructionHeader, quantity, modifierGroupList, menuItem: dish };
    const line = cartLine(dish, wanted);
    result.lines.push(line);
    const isFewer = unitsChosen(modifierGroupList) < unitsChosen(oldGroups);
    const before = unitOf({ price: old.price, modifierGroupList: oldGroups }, decimals);
    if (isFewer) result.changes.push({ name, kind: 'choices' });
    else if (before !== unitOf(line, decimals)) result.changes.push({ name, kind: 'price' });
  }
  return result;
}
