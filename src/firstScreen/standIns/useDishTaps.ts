import type { MenuItem } from '../../contract/menu.ts';
import type { DishTaps } from '../../ordering/cart/useDishTaps.ts';
import { given } from '../given.ts';

/** Counts the taps on a dish, which the app sends when it is there. */
export function useDishTaps(item: MenuItem): DishTaps {
  const { taps } = given();
  const quantity = taps.get(item.id) ?? 0;
  const least = Math.max(1, item.minQty);
  return {
    quantity,
    isCountable: quantity > 0,
    min: least,
    max: Math.min(item.maxQty, item.stockLeft ?? item.maxQty),
    add: () => void taps.set(item.id, least),
    set: (wanted) => void (wanted > 0 ? taps.set(item.id, wanted) : taps.delete(item.id)),
  };
}
