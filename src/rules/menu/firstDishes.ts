import type { MenuGroup } from './menuGroups.ts';

/** Where the diner enters a menu. */
export interface MenuPlace {
  sectionId: number;
  /** The row of the section at the top of the screen; by default the first. */
  row?: number;
}

interface FirstDishes {
  /** The sections of these dishes. */
  sections: ReadonlySet<number>;
  dishes: ReadonlySet<number>;
}

/** The dishes to draw first: those from the diner's place on, by default from the menu's top. */
export function firstDishes(
  groups: readonly MenuGroup[],
  place: MenuPlace | undefined,
  count: number,
): FirstDishes {
  const start = groups.findIndex(({ id }) => id === place?.sectionId);
  const from = start < 0 ? 0 : Math.max(0, place?.row ?? 0);
  const first = groups
    .slice(Math.max(0, start))
    .flatMap(({ id, parts }) =>
      parts.flatMap(({ items }) => items.map((dish) => ({ sectionId: id, dishId: dish.id }))),
    )
    .slice(from, from + count);
  return {
    sections: new Set(first.map(({ sectionId }) => sectionId)),
    dishes: new Set(first.map(({ dishId }) => dishId)),
  };
}
