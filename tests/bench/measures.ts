/** What is read from the visits, and the bar that each measure should keep below. */
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
  bar?: number;
  of: (seen: Seen, floor: Seen) => number;
}

/** By the name of the scene; one that failed or was left out is missing. */
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

function menu(scene: string, dishes: string, bars: { usable?: number; tap?: number }): Measure[] {
  return [
    {
      name: `menu of ${dishes}, usable / floor`,
      scene,
      unit: 'ratio',
      bar: bars.usable,
      of: (seen, floor) => seen.usableMs / floor.usableMs,
    },
    {
      name: `menu of ${dishes}, its first Add answers`,
      scene,
      unit: 'ms',
      of: (seen) => seen.firstTapMs,
    },
    {
      name: `menu of ${dishes}, a later Add answers`,
      scene,
      unit: 'ms',
      bar: bars.tap,
      of: (seen) => median(seen.tapsMs),
    },
  ];
}

function shift(scene: string): Measure {
  return {
    name: `${scene}, layout shift`,
    scene: `shift-${scene}`,
    unit: 'shift',
    bar: 0.01,
    of: (seen) => seen.layoutShift,
  };
}

const WAYS_IN = [
  'landing',
  'delivery-menu',
  'dish-link',
  'cart-link',
  'rooms',
  'hall',
  'lane',
  'rating',
] as const;

function wayIn(scene: (typeof WAYS_IN)[number]): Measure {
  return {
    name: `${scene}, usable / floor`,
    scene,
    unit: 'ratio',
    bar: 2,
    of: (seen, floor) => (seen.usableMs || seen.readableMs) / floor.usableMs,
  };
}

function traffic(moment: 'readable' | 'usable' | 'still'): Measure[] {
  const of = 'menu of 150';
  return [
    {
      name: `${of}, bytes until ${moment}${moment === 'still' ? ', pictures apart' : ''}`,
      scene: 'menu',
      unit: 'KB',
      bar: { readable: undefined, usable: 60, still: 200 }[moment],
      of: (seen) => inKB(seen[moment], moment === 'still' ? ['pictures'] : []),
    },
    {
      name: `${of}, requests until ${moment}`,
      scene: 'menu',
      unit: 'count',
      bar: moment === 'still' ? 25 : undefined,
      of: (seen) => seen[moment].requests,
    },
  ];
}

export const MEASURES: readonly Measure[] = [
  {
    name: 'menu of 150, first paint / floor',
    scene: 'menu',
    unit: 'ratio',
    bar: 1.3,
    of: (seen, floor) => seen.firstPaintMs / floor.firstPaintMs,
  },
  {
    name: 'menu of 150, readable / floor',
    scene: 'menu',
    unit: 'ratio',
    bar: 1.3,
    of: (seen, floor) => seen.readableMs / floor.readableMs,
  },
  ...menu('menu', '150', { usable: 1.35 }),
  {
    name: 'menu of 150, app ready / floor usable',
    scene: 'menu',
    unit: 'ratio',
    bar: 2.4,
    of: (seen, floor) => seen.readyMs / floor.usableMs,
  },
  {
    name: 'dish, from a tap in the menu',
    scene: 'menu',
    unit: 'ms',
    bar: 150,
    of: (seen) => seen.dishMs,
  },
  {
    name: 'home, usable / floor',
    scene: 'home',
    unit: 'ratio',
    bar: 1.35,
    of: (seen, floor) => seen.usableMs / floor.usableMs,
  },
  ...menu('thousand', '1,000', {}),
  ...menu('two-thousand', '2,000', { usable: 1.8, tap: 60 }),
  {
    name: 'second visit, usable / cold floor',
    scene: 'second',
    unit: 'ratio',
    bar: 0.8,
    of: (seen, floor) => seen.usableMs / floor.usableMs,
  },
  {
    name: 'cart of 50 lines, readable / floor',
    scene: 'cart',
    unit: 'ratio',
    of: (seen, floor) => seen.readableMs / floor.readableMs,
  },
  ...WAYS_IN.map(wayIn),
  ...(['menu', 'home', 'landing', 'dish'] as const).map(shift),
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

/** For one letter; every tenth takes longer than the slow ones. */
const SEARCH_BARS: Readonly<Record<number, number>> = { 1000: 8, 10_000: 30 };
const SLOW = 0.9;

export function resultsOfSearch(searched: SearchRounds): Result[] {
  return searched.flatMap(([dishes, rounds]) => {
    const name = `search in ${dishes.toLocaleString('en')} dishes`;
    const letters = rounds.map(({ lettersMs }) => lettersMs);
    return [
      resultOf(`${name}, a letter`, 'ms', SEARCH_BARS[dishes], letters.map(median)),
      resultOf(
        `${name}, a slow letter`,
        'ms',
        SEARCH_BARS[dishes],
        letters.map((values) => quantile(values, SLOW)),
      ),
      resultOf(
        `${name}, made ready`,
        'ms',
        undefined,
        rounds.map(({ indexMs }) => indexMs),
      ),
    ];
  });
}

/** Undefined where there is no bar. */
export function isKept({ median: value, bar }: Result): boolean | undefined {
  return bar === undefined ? undefined : value <= bar;
}
