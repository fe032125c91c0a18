import { DAY_MS, MINUTE_MS } from '../../config/times.ts';
import type { MenuItem } from '../../contract/menu.ts';

/** A dish that could not be had when the diner looked at it last. */
interface Missed {
  id: number;
  atMs: number;
}

/** What this phone remembers of a venue's dishes: their ids, newest first. */
export interface Yours {
  /** The dishes that the diner keeps. */
  hearts: readonly number[];
  /** The dishes that were looked at last. */
  seen: readonly number[];
  missed: readonly Missed[];
  /** The menu does not show them, and what is looked at is not noted. */
  isAway: boolean;
}

export const HEARTS_LIMIT = 100;
export const SEEN_LIMIT = 20;
export const MISSED_LIMIT = 20;
const SHOWN_LIMIT = 12;
const MISSED_LIFE_MS = 7 * DAY_MS;

export const NO_YOURS: Yours = { hearts: [], seen: [], missed: [], isAway: false };

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

/** Notes a dish that cannot be had now; one that can is missed no longer. */
export function withMissed(
  yours: Yours,
  { id, isAvailable }: Pick<MenuItem, 'id' | 'isAvailable'>,
  nowMs: number,
): Yours {
  const others = yours.missed.filter((each) => each.id !== id);
  if (!isAvailable && !yours.isAway)
    return { ...yours, missed: [{ id, atMs: nowMs }, ...others].slice(0, MISSED_LIMIT) };
  return others.length < yours.missed.length ? { ...yours, missed: others } : yours;
}

interface BackAgain<Dish> {
  /** The dishes to tell of, the one that was missed last first. */
  dishes: Dish[];
  /** What is left to be told of: each is told of once. */
  after: Yours;
}

/** Which dishes can be had again. Who has just been told that one is gone does not hear of it at once. */
export function backAgain<Dish extends Pick<MenuItem, 'id' | 'isAvailable'>>(
  yours: Yours,
  menuItems: readonly Dish[],
  nowMs: number,
): BackAgain<Dish> {
  const served = new Map(
    menuItems.filter((dish) => dish.isAvailable).map((dish) => [dish.id, dish]),
  );
  const fresh = yours.missed.filter(({ atMs }) => nowMs - atMs < MISSED_LIFE_MS);
  const isBack = ({ id, atMs }: Missed) => served.has(id) && nowMs - atMs >= MINUTE_MS;
  const dishes = fresh.filter(isBack).flatMap(({ id }) => served.get(id) ?? []);
  const missed = fresh.filter((each) => !isBack(each));
  return {
    dishes,
    after: missed.length < yours.missed.length ? { ...yours, missed } : yours,
  };
}

/** Whoever does not want to see what they looked at does not want it remembered either. */
export function putAway(yours: Yours): Yours {
  return { ...yours, seen: [], missed: [], isAway: true };
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
