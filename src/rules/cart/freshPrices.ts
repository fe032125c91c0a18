import type { CartLine, CartModifierGroup } from '../../contract/cart.ts';
import { modifierItemIdOf, type Modifier } from '../../contract/modifiers.ts';
import { type FreshItem } from '../../contract/menu.ts';
import { splitFreeUnits } from '../menu/choices.ts';

type FreshModifier = FreshItem['modifiers'][number];

/**
 * The set-discount operation: updates prices, availability and discounts of the lines. A line
 * missing from the answer stays unchanged: it was added while the answer was loading.
 */
export function setDiscount(
  lines: readonly CartLine[],
  fresh: readonly FreshItem[],
  decimals: number,
): CartLine[] {
  const answers = new Map(fresh.map((item) => [item.uniqueId, item]));
  return lines.map((line) => {
    const answer = answers.get(line.uniqueId);
    return answer?.menuItemId === line.id ? freshLine(line, answer, decimals) : line;
  });
}

function freshLine(line: CartLine, fresh: FreshItem, decimals: number): CartLine {
  const modifiers = new Map(fresh.modifiers.map((entry) => [entry.modifierItemId, entry]));
  const modifierGroupList = line.modifierGroupList.map((group) =>
    freshGroup(group, modifiers, decimals),
  );
  const isComplete = modifierGroupList.every((group) =>
    group.modifiers.every(({ isAvailable }) => isAvailable !== false),
  );
  return {
    ...line,
    price: fresh.price,
    sPrice: fresh.sPrice,
    isAvailable: fresh.isAvailable && isComplete,
    hasDiscount: fresh.hasDiscount,
    isDiscountable: fresh.isDiscountable,
    discountSetup: fresh.discountSetup,
    menuItem: { ...line.menuItem, maxQty: fresh.maxQty },
    modifierGroupList,
  };
}

/**
 * Keeps the number of free units but chooses them by the new prices, as the cheapest units are
 * free.
 */
function freshGroup(
  group: CartModifierGroup,
  fresh: ReadonlyMap<number, FreshModifier>,
  decimals: number,
): CartModifierGroup {
  const chosen = new Map<number, { modifier: Modifier; quantity: number }>();
  let freeUnits = 0;
  for (const entry of group.modifiers) {
    const id = modifierItemIdOf(entry);
    const answer = fresh.get(id);
    const modifier = answer
      ? {
          ...entry,
          price: answer.price,
          isAvailable: answer.isAvailable,
          isPriced: answer.isPriced,
        }
      : entry;
    if (modifier.isPriced && !entry.isPriced) freeUnits += entry.quantity;
    const quantity = (chosen.get(id)?.quantity ?? 0) + entry.quantity;
    chosen.set(id, { modifier, quantity });
  }
  return { ...group, modifiers: splitFreeUnits([...chosen.values()], freeUnits, decimals) };
}
