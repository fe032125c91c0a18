import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  divide,
  equalShares,
  payableOf,
  type PieceBill,
  type Takers,
} from '../../../src/rules/table/split.ts';

const EXACT = { tip: 0, coin: 0 };
const bill = (payable: number, ...prices: number[]): PieceBill => ({
  payable,
  pieces: prices.map((minor, index) => ({ id: `${'abcdef'[index]}`, minor })),
});
const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);

describe('a bill by what each one had', () => {
  it.each([
    ['the first of equal remainders has the unit that is left', 100, [1, 1, 1], [34, 33, 33]],
    ['the largest remainder has it, wherever it stands', 10, [1, 1, 4], [2, 2, 6]],
    ['who had what is free has nothing to pay', 7, [0, 2, 0, 1], [0, 5, 0, 2]],
    ['of free dishes alone all pay the same', 5, [0, 0], [3, 2]],
    ['nothing is to be paid', 0, [5, 1], [0, 0]],
    ['more than a float can multiply', 999_999_999_999, [7, 999_999_999_992], [7, 999_999_999_992]],
  ])('%s', (_, payable, prices, parts) => {
    const people = prices.map((_price, index) => index);
    const takers = Object.fromEntries(people.map((person) => ['abcdef'[person], [person]]));
    const wish = { way: 'person', people, takers } as const;
    expect(divide([bill(payable, ...prices)], wish, EXACT).parts).toEqual(parts);
  });
});

describe('equal parts', () => {
  it.each([
    [10_000, 3, [3334, 3333, 3333]],
    [8, 2, [4, 4]],
    [1, 4, [1, 0, 0, 0]],
    [0, 2, [0, 0]],
    [5, 0, []],
  ])('%s for %s', (total, count, parts) => {
    expect(equalShares(total, count)).toEqual(parts);
  });

  it('a tip is in the total before it is divided', () => {
    const { parts, total } = divide(
      [bill(1000, 1000)],
      { way: 'equal', count: 3 },
      { tip: 100, coin: 0 },
    );
    expect([parts, total]).toEqual([[367, 367, 366], 1100]);
  });
});

describe('by person', () => {
  const people = [7, 9];
  it.each<[string, PieceBill[], Takers, number[], number]>([
    ['a piece for two', [bill(500, 300, 200)], { a: [7, 9], b: [9] }, [150, 350], 0],
    ['an odd piece for two', [bill(301, 301)], { a: [7, 9] }, [151, 150], 0],
    ['nobody has taken it', [bill(500, 300, 200)], { a: [7] }, [300, 0], 200],
    ['the one who took it is gone', [bill(500, 300, 200)], { a: [5], b: [9] }, [0, 200], 300],
    ['charges follow what was eaten', [bill(575, 300, 200)], { a: [7], b: [9] }, [345, 230], 0],
    ['a discount larger than a line', [bill(50, 300, 200)], { a: [7], b: [9] }, [30, 20], 0],
    ['a free unit costs nothing', [bill(300, 300, 0)], { a: [7], b: [9] }, [300, 0], 0],
    ['free dishes with a fee', [bill(101, 0, 0)], { a: [7], b: [9] }, [51, 50], 0],
    ['an order of nothing', [bill(0)], {}, [0, 0], 0],
    [
      'the charges of an order are of those who ate of it',
      [bill(330, 300), { payable: 100, pieces: [{ id: 'x', minor: 100 }] }],
      { a: [7], x: [9] },
      [330, 100],
      0,
    ],
    [
      'what does not come out even in each order comes out even in all',
      [bill(935, 850), { payable: 935, pieces: [{ id: 'x', minor: 850 }] }],
      { a: [7, 9], x: [7, 9] },
      [935, 935],
      0,
    ],
  ])('%s', (_, bills, takers, parts, rest) => {
    expect(divide(bills, { way: 'person', people, takers }, EXACT)).toEqual({
      parts,
      rest,
      tip: 0,
      total: payableOf(bills),
    });
  });

  it('a tip follows what each one pays, also what is open', () => {
    const wish = { way: 'person', people, takers: { a: [7] } } as const;
    expect(divide([bill(400, 300, 100)], wish, { tip: 40, coin: 0 })).toEqual({
      parts: [330, 0],
      rest: 110,
      tip: 40,
      total: 440,
    });
  });

  it('with nobody everything is open', () => {
    const wish = { way: 'person', people: [], takers: { a: [7] } } as const;
    expect(divide([bill(400, 400)], wish, EXACT)).toMatchObject({ parts: [], rest: 400 });
  });
});

describe('by amount', () => {
  it.each([
    ['the rest is told', [100, 250], 150],
    ['it comes out even', [250, 250], 0],
    ['more than the bill', [600], -100],
  ])('%s', (_, given, rest) => {
    const wish = { way: 'amount', given } as const;
    expect(divide([bill(500, 500)], wish, { tip: 0, coin: 250 })).toEqual({
      parts: given,
      rest,
      tip: 0,
      total: 500,
    });
  });
});

describe('rounding up to a coin', () => {
  it.each([
    ['what is missing to the coin is a tip', 1001, 250, [750, 500], 249, 1250],
    ['a part that is a multiple stays', 1000, 250, [500, 500], 0, 1000],
    ['a currency without decimals', 1501, 100, [800, 800], 99, 1600],
  ])('%s', (_, payable, coin, parts, tip, total) => {
    const wish = { way: 'equal', count: 2 } as const;
    expect(divide([bill(payable, payable)], wish, { tip: 0, coin })).toEqual({
      parts,
      rest: 0,
      tip,
      total,
    });
  });
});

describe('whatever is divided', () => {
  const price = fc.oneof(fc.nat(100_000), fc.constant(0), fc.nat(1_000_000_000_000));
  const piece = fc.record({ minor: price, takers: fc.uniqueArray(fc.nat(39), { maxLength: 40 }) });
  const order = fc.record({ payable: price, pieces: fc.array(piece, { maxLength: 12 }) });
  const table = fc.record({
    orders: fc.array(order, { maxLength: 4 }),
    count: fc.nat(40),
    tip: fc.nat(1_000_000),
  });

  it('adds up and is never negative, for up to forty people and the largest amounts', () => {
    fc.assert(
      fc.property(table, ({ orders, count, tip }) => {
        const takers: Record<string, number[]> = {};
        const bills = orders.map(({ payable, pieces }, at) => ({
          payable,
          pieces: pieces.map(({ minor, takers: those }, line) => {
            takers[`${at}/${line}`] = those;
            return { id: `${at}/${line}`, minor };
          }),
        }));
        const people = Array.from({ length: count }, (_, index) => index);
        const wish = { way: 'person', people, takers } as const;
        const { parts, rest, total } = divide(bills, wish, { tip, coin: 0 });
        expect(parts).toHaveLength(count);
        expect(sum(parts) + rest).toBe(payableOf(bills) + tip);
        expect(total).toBe(payableOf(bills) + tip);
        expect(Math.min(rest, ...parts)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 300 },
    );
  });
});
