import { describe, expect, it } from 'vitest';
import { billOf, rowsOf, type TableOrder } from '../../../src/rules/table/tableBill.ts';

const line = (uniqueId: string, menuItemName: string, qty: number, lineTotal: number) => ({
  uniqueId,
  menuItemName,
  qty,
  lineTotal,
});
const order = (lines: TableOrder['lines'], payable = 4.95): TableOrder => ({
  eOrderID: 41,
  lines,
  totals: { payable, currency: 'KWD', currencyDecimals: 3 },
});
const KEBABS = order([line('a', 'Kebab', 3, 4.25), line('b', 'Tea', 1, 0.25)]);

describe('the rows of an order', () => {
  it('are its lines, in minor units', () => {
    expect(rowsOf(KEBABS, []).map(({ id, minor, canBeApart }) => [id, minor, canBeApart])).toEqual([
      ['41/a', 4250, true],
      ['41/b', 250, false],
    ]);
  });

  it('are single units of a divided line; the first ones have the remainder', () => {
    const units = rowsOf(KEBABS, ['41/a', '41/b']).map(({ id, unit, minor }) => [id, unit, minor]);
    expect(units).toEqual([
      ['41/a#1', 1, 1417],
      ['41/a#2', 2, 1417],
      ['41/a#3', 3, 1416],
      ['41/b', 0, 250],
    ]);
  });

  it.each([
    ['one unit', 1, 1],
    ['twenty units', 20, 20],
    ['more units than anybody divides', 21, 1],
  ])('%s', (_, qty, rows) => {
    expect(rowsOf(order([line('a', 'Date', qty, 2)]), ['41/a'])).toHaveLength(rows);
  });

  it('are the whole order if it has no lines', () => {
    expect(rowsOf(order([]), []).map(({ id, name, minor }) => [id, name, minor])).toEqual([
      ['41/', '', 4950],
    ]);
  });
});

it.each([
  [4.95, 'KWD', undefined, 4950],
  [1200, 'JPY', undefined, 1200],
  [12.5, 'AED', 2, 1250],
])('the bill of %s %s is %s minor units', (payable, currency, currencyDecimals, minor) => {
  const totals = { payable, currency, currencyDecimals };
  expect(billOf({ ...KEBABS, totals }, []).payable).toBe(minor);
});
