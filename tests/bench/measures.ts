/** The measures of the visits, each with its limit (bar). */
import type { Change } from './builds.ts';
import { intervalOf, median, quantile } from './statistics.ts';
import type { SearchRounds } from './search.ts';
import { KINDS, type Traffic } from './traffic.ts';
import type { Seen } from './visit.ts';

type Unit = 'ratio' | 'ms' | 'KB' | 'shift' | 'count';

interface Measure {
  name: string;
  scene: string;
  unit: Unit;
  bar?: number | undefined;
  of: (seen: Seen, floor: Seen) => number;
}

/** By scene name; failed and skipped scenes are missing. */
export type Round = Readonly<Record<string, Seen | undefined>>;

export interface Result {
  name: string;
  unit: Unit;
  bar: number | undefined;
  median: number;
  low: number;
  high: number;
  values: readonly number[];
}

const inKB = ({ bytes }: Traffic, without: readonly string[] = []) =>
  KINDS.filter((kind) => !without.includes(kind)).reduce((sum, kind) => sum + bytes[kind], 0) /
  1000;

/** Relative to the floor page of the same round. */
const toFloor = (
  name: string,
  scene: string,
  of: 'firstPaintMs' | 'readableMs' | 'usableMs',
  bar?: number,
): Measure => ({ name, scene, unit: 'ratio', bar, of: (seen, floor) => seen[of] / floor[of] });

const inMs = (name: string, scene: string, of: Measure['of'], bar?: number): Measure => ({
  name,
  scene,
  unit: 'ms',
  bar,
  of,
});

function menu(scene: string, dishes: string, bars: { usable?: number; tap?: number }): Measure[] {
  const name = `menu of ${dishes}`;
  return [
    toFloor(`${name}, usable / floor`, scene, 'usableMs', bars.usable),
    inMs(`${name}, its first Add answers`, scene, (seen) => seen.firstTapMs),
    inMs(`${name}, a later Add answers`, scene, (seen) => median(seen.tapsMs), bars.tap),
  ];
}

function shift(name: string): Measure {
  const scene = `shift-${name}`;
  const of = (seen: Seen) => seen.layoutShift;
  return { name: `${name}, layout shift`, scene, unit: 'shift', bar: 0.01, of };
}

const WAYS_IN =
  'landing delivery-menu delivery-dish dish-link cart-link order rounds rooms hall lane rating log-in'.split(
    ' ',
  );

function wayIn(scene: string): Measure {
  const of = (seen: Seen, floor: Seen) => (seen.usableMs || seen.readableMs) / floor.usableMs;
  return { name: `${scene}, usable / floor`, scene, unit: 'ratio', bar: 2, of };
}

function traffic(moment: 'readable' | 'usable' | 'still'): Measure[] {
  const isStill = moment === 'still';
  const scene = 'menu';
  return [
    {
      name: `menu of 150, bytes until ${moment}${isStill ? ', pictures apart' : ''}`,
      scene,
      unit: 'KB',
      bar: { readable: undefined, usable: 60, still: 200 }[moment],
      of: (seen) => inKB(seen[moment], isStill ? ['pictures'] : []),
    },
    {
      name: `menu of 150, requests until ${moment}`,
      scene,
      unit: 'count',
      bar: isStill ? 25 : undefined,
      of: (seen) => seen[moment].requests,
    },
  ];
}

export const MEASURES: readonly Measure[] = [
  toFloor('menu of 150, first paint / floor', 'menu', 'firstPaintMs', 1.3),
  toFloor('menu of 150, readable / floor', 'menu', 'readableMs', 1.3),
  ...menu('menu', '150', { usable: 1.35 }),
  {
    name: 'menu of 150, app ready / floor usable',
    scene: 'menu',
    unit: 'ratio',
    bar: 2.4,
    of: (seen, floor) => seen.readyMs / floor.usableMs,
  },
  inMs('dish, from a tap in the menu', 'menu', (seen) => seen.dishMs, 150),
  toFloor('menu of 150, odd answers, usable / floor', 'odd', 'usableMs', 1.25),
  toFloor('menu of 150 with allergies, usable / floor', 'allergies', 'usableMs', 1.35),
  toFloor('menu of 1,000 with a filter, usable / floor', 'filter', 'usableMs', 1.35),
  toFloor('menu of 150 for a customer, usable / floor', 'customer', 'usableMs', 1.35),
  toFloor('home, usable / floor', 'home', 'usableMs', 1.35),
  ...menu('thousand', '1,000', {}),
  ...menu('two-thousand', '2,000', { usable: 1.8, tap: 60 }),
  toFloor('second visit, usable / cold floor', 'second', 'usableMs', 0.8),
  toFloor('cart of 50 lines, readable / floor', 'cart', 'readableMs'),
  ...WAYS_IN.map(wayIn),
  ...['menu', 'home', 'landing', 'dish'].map(shift),
  ...(['readable', 'usable', 'still'] as const).flatMap(traffic),
];

function resultOf(name: string, unit: Unit, bar: number | undefined, values: number[]): Result {
  const [low, high] = intervalOf(values);
  return { name, unit, bar, median: median(values), low, high, values };
}

/** One result for each measure whose scene was visited. */
export function resultsOf(rounds: readonly Round[], change?: Change): Result[] {
  const visited = MEASURES.flatMap(({ name, scene, unit, bar, of }) => {
    const values = rounds.flatMap((round) => {
      const [seen, floor] = [round[scene], round['floor']];
      return seen && floor ? [of(seen, floor)] : [];
    });
    return values.length > 0 ? [resultOf(name, unit, bar, values)] : [];
  });
  if (!change) return visited;
  const { files, changed, bytes } = change;
  return [
    ...visited,
    resultOf('scripts and styles of the build', 'count', 60, [files]),
    resultOf('one line of the cart changed, files to load', 'count', 5, [changed.length]),
    resultOf('one line of the cart changed, bytes to load', 'KB', 40, [bytes / 1000]),
  ];
}

/** Limits per letter, by number of dishes. Only every tenth letter is slower than the slow one. */
const SEARCH_BARS: Readonly<Record<number, number>> = { 1000: 8, 10_000: 30 };
const SLOW = 0.9;

export function resultsOfSearch(searched: SearchRounds): Result[] {
  return searched.flatMap(([dishes, rounds]) => {
    const name = `search in ${dishes.toLocaleString('en')} dishes`;
    const bar = SEARCH_BARS[dishes];
    const letters = rounds.map(({ lettersMs }) => lettersMs);
    const slow = letters.map((values) => quantile(values, SLOW));
    const index = rounds.map(({ indexMs }) => indexMs);
    return [
      resultOf(`${name}, a letter`, 'ms', bar, letters.map(median)),
      resultOf(`${name}, a slow letter`, 'ms', bar, slow),
      resultOf(`${name}, made ready`, 'ms', undefined, index),
    ];
  });
}

/** Undefined without a bar. */
export function isKept({ median: value, bar }: Result): boolean | undefined {
  return bar === undefined ? undefined : value <= bar;
}
