import { expect, test } from 'vitest';
import { ApiFailure } from '../../../src/api/failure.ts';
import { STATUS } from '../../../src/contract/status.ts';
import { quantityLimitOf } from '../../../src/ordering/cart/quantityLimit.ts';

const refusal = (status: number, data: unknown) =>
  new ApiFailure('refusal', 'TableCart/UpdateCartQty', { status, details: data });

test.each([
  ['as many as there are', { maxQty: 3 }, { kind: 'atMost', count: 3 }],
  ['none left', { maxQty: 0 }, { kind: 'atMost', count: 0 }],
  ['no fewer than the dish is sold in', { minQty: 2 }, { kind: 'atLeast', count: 2 }],
  [
    'the minimum first, if the answer has both',
    { minQty: 2, maxQty: 9 },
    { kind: 'atLeast', count: 2 },
  ],
  ['undefined, if the answer has none', {}, undefined],
  ['undefined, if it is invalid', 'soon', undefined],
])('a quantity that the server refuses: %s', (_, data, limit) => {
  expect(quantityLimitOf(refusal(STATUS.quantityLimit, data))).toEqual(limit);
});

test('another refusal has no limit, whatever data it has', () => {
  expect(quantityLimitOf(refusal(STATUS.storeClosed, { maxQty: 3 }))).toBeUndefined();
  expect(quantityLimitOf(new Error('offline'))).toBeUndefined();
});
