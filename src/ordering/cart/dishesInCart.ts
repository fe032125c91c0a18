import type { CartView } from '../../contract/cart.ts';
import type { CartState } from '../../state/cartSlice.ts';

/** The cart's content of one dish. */
export interface DishInCart {
  quantity: number;
  /** The line, if the dish is in the cart as one line without choices or note; 0 otherwise. */
  tableCartId: number;
  min: number;
  max: number;
}

const NOTHING: DishInCart = { quantity: 0, tableCartId: 0, min: 1, max: 0 };

const counted = new WeakMap<CartView, ReadonlyMap<number, DishInCart>>();

function count(view: CartView): ReadonlyMap<number, DishInCart> {
  const dishes = new Map<number, DishInCart>();
  for (const line of view.cartList) {
    const known = dishes.get(line.menuItemId);
    const isPlain = !known && line.modifierLists.length === 0 && line.instruction === '';
    dishes.set(line.menuItemId, {
      quantity: (known?.quantity ?? 0) + line.qty,
      tableCartId: isPlain && line.isAvailable ? line.tableCartId : 0,
      min: line.minQty,
      max: line.maxQty,
    });
  }
  return dishes;
}

/** Cached per cart view, because every dish card asks for it. */
export function dishInCart(
  { view, tapped }: Pick<CartState, 'view' | 'tapped'>,
  menuItemId: number,
): DishInCart {
  if (!view) return NOTHING;
  let dishes = counted.get(view);
  if (!dishes) {
    dishes = count(view);
    counted.set(view, dishes);
  }
  const dish = dishes.get(menuItemId);
  if (!dish) return NOTHING;
  const wanted = tapped[dish.tableCartId];
  return wanted === undefined ? dish : { ...dish, quantity: wanted };
}
