/** Finds the dishes that match a query. */
import type { DishIndex, SearchedDish } from './dishIndex.ts';
import { EXACT, SURE } from './likeness.ts';
import { scoresOfWords, type Scores } from './wordScores.ts';

const RANK = { perhaps: 0, text: 1, name: 2, exactName: 3 } as const;

interface Found {
  rank: number;
  score: number;
  /** Only some of the query's words match. */
  isPart: boolean;
}

export interface Finds<Dish> {
  dishes: Dish[];
  /** No dish matches completely: these are the nearest. */
  areNearest: boolean;
}

/** Dishes by score. Many dishes share a score, so there is little to sort. */
type Equals<Dish> = Map<number, Dish[]>;

/** Best first; among equal ones, available dishes come first. */
export function findDishes<Dish extends SearchedDish>(
  index: DishIndex<Dish>,
  query: string,
): Finds<Dish> {
  const scores = scoresOfWords(index, query);
  if (scores.length === 0) return { dishes: [], areNearest: false };
  /** By rank; within one, unavailable dishes come before available ones. */
  const groups = Array.from({ length: 8 }, (): Equals<Dish> => new Map());
  const parts = new Set<Dish>();
  index.dishes.forEach((dish, at) => {
    const found = foundAt(at, index.lengths[at] ?? [], scores);
    if (!found) return;
    const group = groups[2 * found.rank + Number(dish.isAvailable)];
    const equals = group?.get(found.score);
    if (equals) equals.push(dish);
    else group?.set(found.score, [dish]);
    if (found.isPart) parts.add(dish);
  });
  const sure = groups.slice(2 * RANK.text);
  // Sure matches hide the doubtful ones.
  const shown = sure.some(({ size }) => size > 0) ? sure : groups;
  const dishes = shown.toReversed().flatMap(bestFirst);
  const [first] = dishes;
  return { dishes, areNearest: first !== undefined && parts.has(first) };
}

function bestFirst<Dish>(group: Equals<Dish>): Dish[] {
  return [...group].toSorted(([a], [b]) => b - a).flatMap(([, dishes]) => dishes);
}

function foundAt(
  at: number,
  [english = 0, arabic = 0]: readonly number[],
  scores: readonly Scores[],
): Found | undefined {
  let answered = 0;
  let sum = 0;
  let least = 1;
  let isByName = true;
  let inEnglish = 0;
  let inArabic = 0;
  for (const { best, likeness: likes, names } of scores) {
    const like = likes[at] ?? 0;
    const bits = names[at] ?? 0;
    if (like > 0) answered += 1;
    sum += best[at] ?? 0;
    least = Math.min(least, like);
    isByName &&= bits > 0;
    if (bits & 1) inEnglish += like;
    if (bits & 2) inArabic += like;
  }
  if (answered === 0 || answered < scores.length / 2) return undefined;
  const closeness = Math.max(
    inEnglish / Math.max(english, scores.length),
    inArabic / Math.max(arabic, scores.length),
  );
  const isPart = answered < scores.length;
  const byName = least < EXACT ? RANK.name : RANK.exactName;
  const rank = least < SURE ? RANK.perhaps : isByName ? byName : RANK.text;
  return { rank, score: sum / scores.length + 0.3 * closeness, isPart };
}
