import { DAY_MS, MINUTE_MS } from '../../config/times.ts';
import type { MenuItem } from '../../contract/menu.ts';

/** A dish that was unavailable when the diner last looked at it. */
interface Missed {
  id: number;
  atMs: number;
}

/** The dishes of a venue that this phone remembers: their ids, newest first. */
export interface Yours {
  /** The diner's favourites. */
  hearts: readonly number[];
  /** The dishes that the diner looked at last. */
  seen: readonly number[];
  missed: readonly Missed[];
  /** True when the diner hid them: the menu does not show them, and views are not recorded. */
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

/** Records a dish that is unavailable now, and forgets it once it is available. */
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
  /** The dishes to announce, the one missed last first. */
  dishes: Dish[];
  /** The state after the announcement, so that each dish is announced once. */
  after: Yours;
}

/** The dishes that are available again. A dish missed less than a minute ago has to wait. */
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

/** A diner who hides viewed dishes does not want the phone to remember them either. */
export function putAway(yours: Yours): Yours {
  return { ...yours, seen: [], missed: [], isAway: true };
}

export function shownAgain(yours: Yours): Yours {
  return { ...yours, isAway: false };
}

/** The dishes to show: favourites, then dishes viewed last; sold-out dishes come last. */
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
