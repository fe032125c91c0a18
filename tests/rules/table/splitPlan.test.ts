import { describe, expect, it } from 'vitest';
import {
  changePerson,
  coinsOf,
  isNoAmount,
  isOpen,
  MOST_PEOPLE,
  NEW_PLAN,
  sharedByAll,
  tapped,
  tipOfPlan,
  turnedApart,
  wishOf,
  withoutGone,
  withoutPerson,
  withPerson,
  type SplitPlan,
} from '../../../src/rules/table/splitPlan.ts';

const row = (id: string, qty = 1) => ({
  id,
  lineId: id,
  name: id,
  qty,
  unit: 0,
  minor: 100,
  canBeApart: qty > 1,
});
const given: SplitPlan = { ...NEW_PLAN, takers: { a: [1], b: [1, 2] } };

describe('the people', () => {
  it('are numbered, and are at most forty', () => {
    expect(withPerson(NEW_PLAN).people.map(({ id }) => id)).toEqual([1, 2, 3]);
    let plan = NEW_PLAN;
    for (let n = 0; n < 60; n += 1) plan = withPerson(plan);
    expect(plan.people).toHaveLength(MOST_PEOPLE);
  });

  it('leave their dishes to those who shared them', () => {
    const left = withoutPerson(given, 1);
    expect(left.people.map(({ id }) => id)).toEqual([2]);
    expect(left.takers).toEqual({ a: [], b: [2] });
    expect(isOpen(left, { id: 'a' })).toBe(true);
  });

  it('never get the number of somebody who is still there', () => {
    expect(withPerson(withoutPerson(NEW_PLAN, 1)).people.map(({ id }) => id)).toEqual([2, 3]);
    expect(withPerson({ ...NEW_PLAN, people: [] }).people.map(({ id }) => id)).toEqual([1]);
  });

  it.each([
    ['س'.repeat(300), 'س'.repeat(40)],
    ['🍕'.repeat(50), '🍕'.repeat(40)],
  ])('are named %s', (typed, name) => {
    expect(changePerson(NEW_PLAN, 2, { name: typed }).people[1]?.name).toBe(name);
  });
});

describe('a dish', () => {
  it('is assigned by a tap and released by another', () => {
    const taken = tapped(NEW_PLAN, 'a', 2);
    expect(taken.takers).toEqual({ a: [2] });
    expect(tapped(taken, 'a', 1).takers).toEqual({ a: [2, 1] });
    expect(tapped(taken, 'a', 2).takers).toEqual({ a: [] });
  });

  it('that nobody has taken is shared by all', () => {
    expect(sharedByAll(given, ['c', 'd']).takers).toEqual({
      a: [1],
      b: [1, 2],
      c: [1, 2],
      d: [1, 2],
    });
  });

  it('passes its people on to each unit, and is open again as one line', () => {
    const apart = turnedApart(given, row('b', 2));
    expect(apart.apart).toEqual(['b']);
    expect(apart.takers).toEqual({ a: [1], 'b#1': [1, 2], 'b#2': [1, 2] });
    const again = turnedApart(apart, row('b', 2));
    expect([again.apart, again.takers]).toEqual([[], { a: [1] }]);
  });

  it('that is no longer on the bill has no people', () => {
    expect(withoutGone({ ...given, apart: ['a', 'b'] }, [row('a')])).toMatchObject({
      takers: { a: [1] },
      apart: ['a'],
    });
    expect(withoutGone(given, [row('a'), row('b'), row('c')])).toBe(given);
  });
});

it.each<[string, Partial<SplitPlan>, number]>([
  ['none', {}, 0],
  ['10 %, rounded once', { tipPercent: 10 }, 94],
  ['an amount', { tipPercent: undefined, tipText: '0.5' }, 500],
  ['in Arabic digits', { tipPercent: undefined, tipText: '٠٫٥' }, 500],
  ['no amount', { tipPercent: undefined, tipText: 'much' }, 0],
])('a tip on 0.935: %s', (_, plan, minor) => {
  expect(tipOfPlan({ ...NEW_PLAN, ...plan }, 935, 3)).toBe(minor);
});

it.each([
  ['', 3, false],
  ['1.2505', 3, true],
  ['1.5', 0, true],
  ['-1', 3, true],
  ['12abc', 2, true],
])('%s with %s decimals is no amount: %s', (text, decimals, isNone) => {
  expect(isNoAmount(text, decimals)).toBe(isNone);
});

it('asks for the parts of the chosen split', () => {
  const people = [
    { id: 4, name: '', amount: '1.5' },
    { id: 7, name: '', amount: 'x' },
  ];
  const plan = { ...given, people, count: 3 };
  expect(wishOf(plan, 2)).toEqual({ way: 'person', people: [4, 7], takers: given.takers });
  expect(wishOf({ ...plan, way: 'equal' }, 2)).toEqual({ way: 'equal', count: 3 });
  expect(wishOf({ ...plan, way: 'amount' }, 2)).toEqual({ way: 'amount', given: [150, 0] });
});

it.each([
  [3, 5, [5, 50, 250, 1000]],
  [3, 100, [100, 1000]],
  [2, 25, [25, 100, 500]],
  [0, 0, [10, 50, 100]],
])('the coins of a currency with %s decimals, if the venue has %s', (decimals, own, coins) => {
  expect(coinsOf(decimals, own)).toEqual(coins);
});
