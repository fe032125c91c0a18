import { expect, test } from 'vitest';
import { isSavedAsAsked } from '../../../src/rules/checkout/savedAsAsked.ts';
import type { OrderDetails } from '../../../src/contract/orders.ts';

type Saved = Parameters<typeof isSavedAsAsked>[1];

const ASKED = { paymentMethodId: 1, storeId: 11, addressId: 5, tip: 0.5, note: 'No ice' };
const TOTALS = { currency: 'KWD', tip: 0.5 } as OrderDetails['totals'];
const SAVED = {
  paymentMethod: { paymentMethodId: 1 },
  storeId: 11,
  address: { addressId: 5 },
  totals: TOTALS,
  note: 'No ice',
} as Saved;

test.each<[string, Partial<typeof ASKED>, Partial<Saved>, boolean]>([
  ['the same', {}, {}, true],
  ['with neither note nor address', {}, { note: undefined, address: undefined }, true],
  ['without a tip', { tip: undefined }, { totals: { ...TOTALS, tip: 0 } }, true],
  ['with another method', { paymentMethodId: 2 }, {}, false],
  ['of another store', { storeId: 12 }, {}, false],
  ['to another address', { addressId: 6 }, {}, false],
  ['with another tip', { tip: 0.25 }, {}, false],
  ['with another note', { note: undefined }, {}, false],
])('a saved order %s', (_, asked, saved, isAsAsked) => {
  expect(isSavedAsAsked({ ...ASKED, ...asked }, { ...SAVED, ...saved })).toBe(isAsAsked);
});
