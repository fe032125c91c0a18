import type { MenuItem } from '../../contract/menu.ts';

/** What this phone remembers of a venue's dishes: their ids, newest first. */
export interface Yours {
  /** The dishes that the diner keeps. */
  hearts: readonly number[];
  /** The dishes that were looked at last. */
  seen: readonly number[];
  /** The menu does not show them, and what is looked at is not noted. */
  isAway: boolean;
}

export const HEARTS_LIMIT = 100;
export const SEEN_LIMIT = 20;
const SHOWN_LIMIT = 12;

export const NO_YOURS: Yours = { hearts: [], seen: [], isAway: false };

function toFront(ids: readonly number[], id: number, limit: number): number[] {
  return [id, ...ids.filter((each) => each !== id)].slice(0, limit);
}

/** Keeps a dish, or no longer. */
export function withHeartTurned(yours: Yours, id: number): Yours {
  const { hearts } = yours;
  return {
    ...yours,
    hearts: hearts.includes(id)
      ? hearts.filter((each) => each !== id)
      : toFront(hearts, id, HEARTS_LIMIT),
  };
}

export function withSeen(yours: Yours, id: number): Yours {
  if (yours.isAway || yours.seen[0] === id) return yours;
  return { ...yours, seen: toFront(yours.seen, id, SEEN_LIMIT) };
}

/** Whoever does not want to see what they looked at does not want it remembered either. */
export function putAway(yours: Yours): Yours {
  return { ...yours, seen: [], isAway: true };
}

export function shownAgain(yours: Yours): Yours {
  return { ...yours, isAway: false };
}

/** The dishes to show: kept ones first, then those that were looked at; what is sold out comes last. */
export function yourDishes<Dish extends Pick<MenuItem, 'id' | 'isAvailable'>>(
  { hearts, seen, isAway }: Yours,
  menuItems: readonly Dish[],
): Dish[] {
  if (isAway) return [];
  const onMenu = new Map(menuItems.map((dish) => [dish.id, dish]));
  const dishes = [...new Set([...hearts, ...seen])].flatMap((id) => onMenu.get(id) ?? []);
  const soldOut = dishes.filter(({ isAvailable }) => !isAvailable);
  return [...dishes.filter(({ isAvailable }) => isAvailable), ...soldOut].slice(0, SHOWN_LIMIT);
}
