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
    ['one too many drops the oldest', from(100, 1), 101, from(101, 2)],
  ])('%s', (_, hearts, id, expected) => {
    expect(withHeartTurned(yours(hearts, [9]), id)).toEqual(yours(expected, [9]));
  });
});

describe('a viewed dish', () => {
  it.each<[string, number[], number, number[]]>([
    ['again comes first again', [3, 1, 2], 2, [2, 3, 1]],
    ['drops the oldest of twenty', from(20, 1), 21, from(21, 2)],
  ])('%s', (_, seen, id, expected) => {
    expect(withSeen(yours([9], seen), id)).toEqual(yours([9], expected));
  });

  it('is not stored while the section is hidden', () => {
    expect(withSeen(yours([9], [], true), 1)).toEqual(yours([9], [], true));
  });
});

it('hiding the section drops viewed dishes and keeps hearts', () => {
  expect(putAway(yours([1, 2], [3, 4]))).toEqual(yours([1, 2], [], true));
  expect(shownAgain(yours([1, 2], [], true))).toEqual(yours([1, 2], []));
});

describe('the shown dishes', () => {
  const menu = (ids: number[], soldOut: number[] = []) =>
    ids.map((id) => ({ id, isAvailable: !soldOut.includes(id) }));

  it.each<[string, Yours, { id: number; isAvailable: boolean }[], number[]]>([
    ['are none while hidden', yours([1], [2], true), menu([1, 2]), []],
    ['are each there once', yours([2], [3, 2, 1]), menu([1, 2, 3]), [2, 3, 1]],
    ['end with sold-out dishes', yours([5, 2], [3, 1]), menu([1, 2, 3, 5], [5, 3]), [2, 1, 5, 3]],
    ['are twelve that can be had', yours(from(13, 1)), menu(from(1, 13), [13]), from(12, 1)],
  ])('%s', (_, kept, menuItems, expected) => {
    expect(yourDishes(kept, menuItems).map(({ id }) => id)).toEqual(expected);
  });
});

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOW = 1_740_846_600_000;
/** The time when each dish was missed, in milliseconds before now. */
const missing = (ago: readonly (readonly [id: number, ms: number])[], isAway = false): Yours => ({
  ...NO_YOURS,
  missed: ago.map(([id, ms]) => ({ id, atMs: NOW - ms })),
  isAway,
});
const missedIn = ({ missed }: Yours) => missed.map(({ id, atMs }) => [id, NOW - atMs]);

describe('an unavailable dish', () => {
  it.each<[string, Yours, number, boolean, [number, number][]]>([
    ['counts from its last view', missing([[1, DAY]]), 1, false, [[1, 0]]],
    ['is missed no longer when it can be had', missing([[1, DAY]]), 1, true, []],
    ['is not stored while the section is hidden', missing([], true), 1, false, []],
    [
      'one too many drops the oldest',
      missing(from(20, 1).map((id) => [id, DAY])),
      21,
      false,
      [[21, 0], ...from(20, 2).map((id): [number, number] => [id, DAY])],
    ],
  ])('%s', (_, before, id, isAvailable, expected) => {
    expect(missedIn(withMissed(before, { id, isAvailable }, NOW))).toEqual(expected);
  });

  it('changes nothing if it was never missed', () => {
    const before = missing([[2, DAY]]);
    expect(withMissed(before, { id: 1, isAvailable: true }, NOW)).toBe(before);
  });
});

describe('a dish that is available again', () => {
  const menu = [
    { id: 1, isAvailable: true },
    { id: 2, isAvailable: false },
    { id: 3, isAvailable: true },
  ];

  it.each<[string, [number, number][], number[], number[]]>([
    ['stays missed while another menu is served', [[9, DAY]], [], [9]],
    ['is not told of at once', [[1, MINUTE - 1]], [], [1]],
    ['is announced after a minute', [[1, MINUTE]], [1], []],
    ['is forgotten after seven days', [[1, 7 * DAY]], [], []],
    ['waits if the clock was set back', [[1, -DAY]], [], [1]],
    [
      'comes with the others, the last missed first',
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

  it('changes nothing if there is none', () => {
    const before = missing([[2, DAY]]);
    expect(backAgain(before, menu, NOW).after).toBe(before);
  });
});
