import type { CartLine, DeliveryCart } from '../../contract/cart.ts';

/** Adds a line, replacing a line with the same uniqueId. */
export function putLine(lines: readonly CartLine[], line: CartLine): CartLine[] {
  const place = lines.findIndex(({ uniqueId }) => uniqueId === line.uniqueId);
  return place < 0 ? [...lines, line] : lines.with(place, line);
}

export function removeLine(lines: readonly CartLine[], uniqueId: string): CartLine[] {
  return lines.filter((line) => line.uniqueId !== uniqueId);
}

/** Changes a quantity by a difference. A line with no units left is removed. */
export function changeQuantity(
  lines: readonly CartLine[],
  uniqueId: string,
  delta: number,
): CartLine[] {
  return lines
    .map((line) =>
      line.uniqueId === uniqueId ? { ...line, quantity: line.quantity + delta } : line,
    )
    .filter((line) => line.quantity > 0);
}

/** The number of units that the header shows beside the cart. */
export function countUnits(lines: readonly Pick<CartLine, 'quantity'>[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The modifiers of all lines, each with its line. */
export function modifierListOf(lines: readonly CartLine[]): DeliveryCart['ModifierList'] {
  return lines.flatMap(({ uniqueId, modifierGroupList }) =>
    modifierGroupList.flatMap(({ modifiers }) =>
      modifiers.map((modifier) => ({ ...modifier, uniqueId })),
    ),
  );
}
