import { describe, expect, it } from 'vitest';
import {
  NO_YOURS,
  putAway,
  shownAgain,
  withHeartTurned,
  withSeen,
  yourDishes,
  type Yours,
} from '../../../src/rules/menu/yours.ts';

const yours = (hearts: number[], seen: number[] = [], isAway = false): Yours => ({
  hearts,
  seen,
  isAway,
});
/** The numbers from one to another, up or down. */
const from = (first: number, last: number) =>
  Array.from({ length: Math.abs(last - first) + 1 }, (_, n) => first + n * Math.sign(last - first));

describe('a heart', () => {
  it.each<[string, number[], number, number[]]>([
    ['is the first of all', [], 1, [1]],
    ['that is new comes first', [1, 2], 3, [3, 1, 2]],
    ['is taken back', [3, 1, 2], 1, [3, 2]],
    ['taken back is the last', [1], 1, []],
    ['too many lets the oldest go', from(100, 1), 101, from(101, 2)],
  ])('%s', (_, hearts, id, expected) => {
    expect(withHeartTurned(yours(hearts, [9]), id)).toEqual(yours(expected, [9]));
  });

  it('is kept while the dishes are put away', () => {
    expect(withHeartTurned(yours([1], [], true), 2)).toEqual(yours([2, 1], [], true));
  });
});

describe('a dish that is looked at', () => {
  it.each<[string, number[], number, number[]]>([
    ['is the first of all', [], 1, [1]],
    ['comes first', [1, 2], 3, [3, 1, 2]],
    ['again comes first again', [3, 1, 2], 2, [2, 3, 1]],
    ['twice in a row changes nothing', [3, 1], 3, [3, 1]],
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
    ['are none at first', NO_YOURS, menu([1, 2]), []],
    ['are none while put away', yours([1], [2], true), menu([1, 2]), []],
    ['begin with hearts', yours([5, 2], [3, 1]), menu([1, 2, 3, 4, 5]), [5, 2, 3, 1]],
    ['are each there once', yours([2], [3, 2, 1]), menu([1, 2, 3]), [2, 3, 1]],
    ['are those of this menu', yours([7, 2], [8, 1]), menu([1, 2]), [2, 1]],
    ['are none of another menu', yours([7], [8]), menu([1, 2]), []],
    ['end with what is sold out', yours([5, 2], [3, 1]), menu([1, 2, 3, 5], [5, 3]), [2, 1, 5, 3]],
    ['are twelve', yours(from(10, 1), from(20, 11)), menu(from(1, 20)), [...from(10, 1), 20, 19]],
    [
      'are twelve that can be had, if there are',
      yours(from(13, 1)),
      menu(from(1, 13), [13]),
      from(12, 1),
    ],
  ])('%s', (_, kept, menuItems, expected) => {
    expect(yourDishes(kept, menuItems).map(({ id }) => id)).toEqual(expected);
  });
});
