import type { Menu, MenuItem } from '../../contract/menu.ts';

/**
 * The dishes of an earlier menu that now have another price or are unavailable. Dishes missing at
 * another time of day do not count: the venue then serves another menu.
 */
export function changedDishes(before: Menu, now: Menu): MenuItem[] {
  const served = new Map(now.menuItems.map((dish) => [dish.id, dish]));
  const isSameHour = before.menuScheduleId === now.menuScheduleId;
  return before.menuItems.filter((dish) => {
    const dishNow = served.get(dish.id);
    if (!dishNow) return isSameHour && dish.isAvailable;
    return dishNow.price !== dish.price || (dish.isAvailable && !dishNow.isAvailable);
  });
}
