/** The split bill of a table, by the reference and by the app. */
import { divide } from '../../src/rules/table/split.ts';
import { billOf, rowsOf, type TableOrder } from '../../src/rules/table/tableBill.ts';
import type { RefCart } from './cartOfReference.ts';
import { majorOf, type Figures } from './figures.ts';
import type { RefTotals } from './reference.ts';
import { evenly, refSplit, type RefOrder } from './refSplit.ts';

const MOST_UNITS_APART = 20;

const nth = <T>(list: readonly T[], place: number): T => list[place % list.length] as T;

/** The pieces of all orders in sequence; the sequence decides who takes them. */
function ordersOfReference({ lines, split }: RefCart, totals: RefTotals): RefOrder[] {
  let place = 0;
  const takersOfNext = () => nth(split.takers, place++);
  return (split.hasSecondOrder ? [0, 1] : [0]).map(() => {
    const pieces = lines.flatMap(({ quantity }, index) => {
      const total = totals.lines[index]?.total ?? 0n;
      const isApart = nth(split.apart, index) && quantity > 1 && quantity <= MOST_UNITS_APART;
      return isApart ? evenly(total, quantity) : [total];
    });
    // An order without lines is one piece.
    const all = pieces.length === 0 ? [totals.payable] : pieces;
    return {
      payable: totals.payable,
      pieces: all.map((minor) => ({ minor, takers: takersOfNext() })),
    };
  });
}

function figuresOf(parts: readonly number[], rest: number, even: readonly number[]): Figures {
  return {
    ...Object.fromEntries(parts.map((part, index) => [`part ${index}`, part])),
    'part of nobody': rest,
    ...Object.fromEntries(even.map((part, index) => [`even part ${index}`, part])),
  };
}

export function splitByReference(cart: RefCart, totals: RefTotals): Figures {
  const { people, coin } = cart.split;
  const orders = ordersOfReference(cart, totals);
  const payable = orders.reduce((sum, order) => sum + order.payable, 0n);
  const { parts, rest } = refSplit(orders, people, totals.tip);
  const inCoins = (part: bigint) => {
    const step = BigInt(coin);
    return coin === 0 ? part : ((part + step - 1n) / step) * step;
  };
  return figuresOf(
    parts.map((part) => Number(inCoins(part))),
    Number(rest),
    evenly(payable + totals.tip, people).map(Number),
  );
}

export function splitByApp({ lines, split, decimals }: RefCart, totals: RefTotals): Figures {
  const orders = (split.hasSecondOrder ? [1, 2] : [1]).map((eOrderID): TableOrder => ({
    eOrderID,
    lines: lines.map(({ quantity }, index) => ({
      uniqueId: `${index}`,
      menuItemName: '',
      qty: quantity,
      lineTotal: majorOf(totals.lines[index]?.total ?? 0n, decimals),
    })),
    totals: {
      payable: majorOf(totals.payable, decimals),
      currency: '',
      currencyDecimals: decimals,
    },
  }));
  const apart = orders.flatMap(({ eOrderID }) =>
    lines.flatMap((_, index) => (nth(split.apart, index) ? [`${eOrderID}/${index}`] : [])),
  );
  const bills = orders.map((order) => billOf(order, apart));
  const rows = orders.flatMap((order) => rowsOf(order, apart));
  const takers = Object.fromEntries(rows.map(({ id }, place) => [id, nth(split.takers, place)]));
  const people = Array.from({ length: split.people }, (_, person) => person);
  const tip = Number(totals.tip);
  const each = divide(bills, { way: 'person', people, takers }, { tip, coin: split.coin });
  const even = divide(bills, { way: 'equal', count: split.people }, { tip, coin: 0 });
  return figuresOf(each.parts, each.rest, even.parts);
}
