import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divide, equalShares, payableOf, type PieceBill } from '../../../src/rules/table/split.ts';

const EXACT = { tip: 0, coin: 0 };
const bill = (payable: number, ...prices: number[]): PieceBill => ({
  payable,
  pieces: prices.map((minor, index) => ({ id: `${'abcdef'[index]}`, minor })),
});
const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);

describe('equal parts', () => {
  it.each([
    [10_000, 3, [3334, 3333, 3333]],
    [1, 4, [1, 0, 0, 0]],
    [5, 0, []],
  ])('%s for %s', (total, count, parts) => {
    expect(equalShares(total, count)).toEqual(parts);
  });

  it('a tip is added to the total before it is divided', () => {
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

  it("a tip follows each person's share, and the open rest", () => {
    const wish = { way: 'person', people, takers: { a: [7] } } as const;
    expect(divide([bill(400, 300, 100)], wish, { tip: 40, coin: 0 })).toEqual({
      parts: [330, 0],
      rest: 110,
      tip: 40,
      total: 440,
    });
  });

  it('without people everything is open', () => {
    const wish = { way: 'person', people: [], takers: { a: [7] } } as const;
    expect(divide([bill(400, 400)], wish, EXACT)).toMatchObject({ parts: [], rest: 400 });
  });
});

describe('by amount', () => {
  it.each([
    ['the rest is reported', [100, 250], 150],
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

describe('every division', () => {
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
