import type { CartLine, DeliveryCart } from '../../contract/cart.ts';

/** Adds a line; one with the same uniqueId gives up its place to it. */
export function putLine(lines: readonly CartLine[], line: CartLine): CartLine[] {
  const place = lines.findIndex(({ uniqueId }) => uniqueId === line.uniqueId);
  return place < 0 ? [...lines, line] : lines.with(place, line);
}

export function removeLine(lines: readonly CartLine[], uniqueId: string): CartLine[] {
  return lines.filter((line) => line.uniqueId !== uniqueId);
}

/** Changes a quantity by a difference; a line without units is gone. */
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

/** What the header shows beside the cart. */
export function countUnits(lines: readonly Pick<CartLine, 'quantity'>[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** All chosen modifiers of all lines, each with the line it belongs to. */
export function modifierListOf(lines: readonly CartLine[]): DeliveryCart['ModifierList'] {
  return lines.flatMap(({ uniqueId, modifierGroupList }) =>
    modifierGroupList.flatMap(({ modifiers }) =>
      modifiers.map((modifier) => ({ ...modifier, uniqueId })),
    ),
  );
}
