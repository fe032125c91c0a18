import { describe, expect, it } from 'vitest';
import {
  backAgain,
  NO_YOURS,
  putAway,
  shownAgain,
  withHeartTurned,
  withMissed,
  withSeen,
  yourDishes,
  type Yours,
} from '../../../src/rules/menu/yours.ts';

const yours = (hearts: number[], seen: number[] = [], isAway = false): Yours => ({
  hearts,
  seen,
  missed: [],
  isAway,
});
/** The numbers from one to another, up or down. */
const from = (first: number, last: number) =>
  Array.from({ length: Math.abs(last - first) + 1 }, (_, n) => first + n * Math.sign(last - first));

describe('a heart', () => {
  it.each<[string, number[], number, number[]]>([
    ['taken back is the last', [1], 1, []],
    ['too many lets the oldest go', from(100, 1), 101, from(101, 2)],
  ])('%s', (_, hearts, id, expected) => {
    expect(withHeartTurned(yours(hearts, [9]), id)).toEqual(yours(expected, [9]));
  });
});

describe('a dish that is looked at', () => {
  it.each<[string, number[], number, number[]]>([
    ['again comes first again', [3, 1, 2], 2, [2, 3, 1]],
    ['lets the oldest of twenty go', from(20, 1), 21, from(21, 2)],
  ])('%s', (_, seen, id, expected) => {
    expect(withSeen(yours([9], seen), id)).toEqual(yours([9], expected));
  });

  it('is not noted while the dishes are put away', () => {
    expect(withSeen(yours([9], [], true), 1)).toEqual(yours([9], [], true));
  });
});

it('put away what was looked at is forgotten, and hearts are not', () => {
  expect(putAway(yours([1, 2], [3, 4]))).toEqual(yours([1, 2], [], true));
  expect(shownAgain(yours([1, 2], [], true))).toEqual(yours([1, 2], []));
});

describe('the dishes that are shown', () => {
  const menu = (ids: number[], soldOut: number[] = []) =>
    ids.map((id) => ({ id, isAvailable: !soldOut.includes(id) }));

  it.each<[string, Yours, { id: number; isAvailable: boolean }[], number[]]>([
    ['are none while put away', yours([1], [2], true), menu([1, 2]), []],
    ['are each there once', yours([2], [3, 2, 1]), menu([1, 2, 3]), [2, 3, 1]],
    ['end with what is sold out', yours([5, 2], [3, 1]), menu([1, 2, 3, 5], [5, 3]), [2, 1, 5, 3]],
    ['are twelve that can be had', yours(from(13, 1)), menu(from(1, 13), [13]), from(12, 1)],
  ])('%s', (_, kept, menuItems, expected) => {
    expect(yourDishes(kept, menuItems).map(({ id }) => id)).toEqual(expected);
  });
});

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOW = 1_740_846_600_000;
/** When each dish was missed, in milliseconds before now. */
const missing = (ago: readonly (readonly [id: number, ms: number])[], isAway = false): Yours => ({
  ...NO_YOURS,
  missed: ago.map(([id, ms]) => ({ id, atMs: NOW - ms })),
  isAway,
});
const missedIn = ({ missed }: Yours) => missed.map(({ id, atMs }) => [id, NOW - atMs]);

describe('a dish that cannot be had', () => {
  it.each<[string, Yours, number, boolean, [number, number][]]>([
    ['counts from when it was looked at last', missing([[1, DAY]]), 1, false, [[1, 0]]],
    ['is missed no longer when it can be had', missing([[1, DAY]]), 1, true, []],
    ['is not noted for one who puts their dishes away', missing([], true), 1, false, []],
    [
      'too many lets the oldest go',
      missing(from(20, 1).map((id) => [id, DAY])),
      21,
      false,
      [[21, 0], ...from(20, 2).map((id): [number, number] => [id, DAY])],
    ],
  ])('%s', (_, before, id, isAvailable, expected) => {
    expect(missedIn(withMissed(before, { id, isAvailable }, NOW))).toEqual(expected);
  });

  it('changes nothing where it was never missed', () => {
    const before = missing([[2, DAY]]);
    expect(withMissed(before, { id: 1, isAvailable: true }, NOW)).toBe(before);
  });
});

describe('a dish that is back again', () => {
  const menu = [
    { id: 1, isAvailable: true },
    { id: 2, isAvailable: false },
    { id: 3, isAvailable: true },
  ];

  it.each<[string, [number, number][], number[], number[]]>([
    ['stays missed while another menu is served', [[9, DAY]], [], [9]],
    ['is not told of at once', [[1, MINUTE - 1]], [], [1]],
    ['is told of after a minute', [[1, MINUTE]], [1], []],
    ['is forgotten after seven days', [[1, 7 * DAY]], [], []],
    ['waits where the clock was set back', [[1, -DAY]], [], [1]],
    [
      'comes with the others, the last one first',
      [
        [3, MINUTE],
        [2, DAY],
        [1, DAY],
      ],
      [3, 1],
      [2],
    ],
  ])('%s', (_, missed, told, left) => {
    const { dishes, after } = backAgain(missing(missed), menu, NOW);
    expect(dishes.map(({ id }) => id)).toEqual(told);
    expect(after.missed.map(({ id }) => id)).toEqual(left);
  });

  it('changes nothing where none is', () => {
    const before = missing([[2, DAY]]);
    expect(backAgain(before, menu, NOW).after).toBe(before);
  });
});
