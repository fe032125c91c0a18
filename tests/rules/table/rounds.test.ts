import { expect, it } from 'vitest';
import { counts, tallyOf } from '../../../src/rules/table/rounds.ts';
import { TOTALS } from '../../../src/contract/examples/parts.ts';

const order = (payable: number, orderStatus: number, paymentStatus: number) => ({
  orderStatus,
  paymentStatus,
  totals: { ...TOTALS, payable },
});

it.each([
  ['nothing ordered', [], 3, { total: 0, paid: 0, open: 0 }],
  [
    'one paid, one open, in fils that floats would miss',
    [order(0.1, 8, 3), order(0.2, 5, 0)],
    3,
    { total: 0.3, paid: 0.1, open: 0.2 },
  ],
  ['a failed payment is open', [order(1.005, 3, 4)], 3, { total: 1.005, paid: 0, open: 1.005 }],
  [
    'cancelled, rejected and refunded do not count',
    [order(5, 9, 0), order(6, 10, 3), order(7, 4, 7), order(8, 4, 3)],
    2,
    { total: 8, paid: 8, open: 0 },
  ],
  ['yen have no minor unit', [order(1200, 3, 0)], 0, { total: 1200, paid: 0, open: 1200 }],
])('%s', (_, orders, decimals, tally) => {
  expect(tallyOf(orders, decimals)).toEqual(tally);
});

it.each([
  [3, 0, true],
  [9, 0, false],
  [10, 0, false],
  [4, 7, false],
])('an order in status %i with payment %i counts: %s', (orderStatus, paymentStatus, does) => {
  expect(counts(order(1, orderStatus, paymentStatus))).toBe(does);
});
