import type { PromoRule } from '../../../contract/promo.ts';
import { minor, percentOf } from '../common/money.ts';
import type { LineDiscount, PricedLine } from '../common/records.ts';

/** The discount of a promo on the goods; 0 for a free delivery. */
export function promoWorth(
  promo: PromoRule,
  lines: readonly PricedLine[],
  discounts: readonly LineDiscount[],
  afterDiscounts: number,
  decimals: number,
): number {
  if (promo.kind === 'freeDelivery') return 0;
  const isWholeOrder = promo.menuItemIds.length === 0 && promo.categoryIds.length === 0;
  const base = lines.reduce((sum, line, index) => {
    const isMatch =
      isWholeOrder ||
      promo.menuItemIds.includes(line.item.id) ||
      promo.categoryIds.includes(line.item.categoryId);
    if (!isMatch) return sum;
    return sum + (line.price + line.mods) * line.quantity - (discounts[index]?.amount ?? 0);
  }, 0);

  let worth = 0;
  if (promo.kind === 'percent') worth = percentOf(base, promo.value);
  if (promo.kind === 'amount') worth = Math.min(minor(promo.value, decimals), base);
  if (promo.kind === 'freeItem') {
    const present = lines.find(
      (line, index) =>
        line.item.id === promo.freeItemId && line.quantity > (discounts[index]?.freeQty ?? 0),
    );
    worth = present?.price ?? 0;
  }
  const capped = promo.cap > 0 ? Math.min(worth, minor(promo.cap, decimals)) : worth;
  // A percentage discount on the last line includes the rounding remainder and may exceed its
  // price.
  return Math.max(0, Math.min(capped, afterDiscounts));
}
