import type { MenuItem } from '../../contract/menu.ts';
import type { DishTaps } from '../../ordering/cart/useQuickAdd.ts';
import { given } from '../given.ts';

/** Counts the taps on a dish; the app sends them once it is ready. */
export function useQuickAdd(item: MenuItem): DishTaps {
  const { taps } = given();
  const { quantity = 0 } = taps.get(item.id) ?? {};
  const least = Math.max(1, item.minQty);
  const want = (wanted: number) => void taps.set(item.id, { quantity: wanted, price: item.price });
  return {
    quantity,
    isCountable: quantity > 0,
    isAnswering: false,
    min: least,
    max: Math.min(item.maxQty, item.stockLeft ?? item.maxQty),
    add: () => want(least),
    set: (wanted) => (wanted > 0 ? want(wanted) : void taps.delete(item.id)),
  };
}
