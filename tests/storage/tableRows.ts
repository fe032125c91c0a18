import { sentCartEntry } from '../../src/storage/cartEntries.ts';
import { keptOrderEntry } from '../../src/storage/keptOrders.ts';
import { serviceCallsEntry } from '../../src/storage/serviceEntries.ts';
import { splitEntry } from '../../src/storage/tableEntries.ts';
import { CART_VIEW_LINE, TOTALS } from '../../src/contract/examples/parts.ts';
import { tableCartCalls } from '../../src/contract/examples/tableCart.ts';
import type { Row } from './visitRows.ts';

const INSTANT = '2025-03-01T19:30:00+03:00';
const json = JSON.stringify;

/** Rows of the storage table for an evening at a table. */
export const tableRows: Row[] = [
  [
    'cart that became an order',
    sentCartEntry,
    [7001],
    'local',
    'sentCart_7001',
    json({ at: INSTANT, lang: 'EN', view: tableCartCalls.getCartDetails.answer }),
  ],
  [
    'order as it was seen last',
    keptOrderEntry,
    [7001],
    'local',
    'receipt_7001',
    json({
      eOrderID: 7001,
      code: 'BEIT',
      tableCode: 'T12',
      customerId: 0,
      placedAtMs: 1_740_846_600_000,
      orderNo: 'B-17',
      orderType: 'Table',
      orderStatus: 3,
      paymentStatus: 0,
      lines: [CART_VIEW_LINE],
      totals: TOTALS,
    }),
  ],
  [
    'bill in pieces',
    splitEntry,
    ['BEIT', 'T12'],
    'local',
    'split_BEIT_T12',
    json({
      atMs: 1_740_846_600_000,
      plan: {
        way: 'person',
        people: [{ id: 1, name: 'Sara', amount: '' }],
        takers: { '7001/aB3dE5gH7jK9': [1] },
        apart: [],
        count: 2,
        tipPercent: 10,
        tipText: '',
        coin: 250,
        withPaid: false,
      },
    }),
  ],
  [
    'calls for service',
    serviceCallsEntry,
    ['BEIT', 'T12'],
    'local',
    'service_BEIT_T12',
    json({
      waiter: { uniqueId: 'pO9iU7yT5rE3', askedAtMs: 1_740_846_600_000, coolDownSeconds: 60 },
    }),
  ],
];
