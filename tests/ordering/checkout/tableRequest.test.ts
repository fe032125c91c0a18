import { expect, test } from 'vitest';
import {
  tableRequest,
  type TableRequestParts,
} from '../../../src/ordering/checkout/tableRequest.ts';

const PARTS: TableRequestParts = {
  code: 'BEIT',
  tableCode: 'T12',
  orderType: 'Table',
  head: { storeId: 11, menuScheduleId: 5, menuScheduleUniqueId: 'BEIT-v1' },
  view: { cartVersion: 4, currency: 'KWD' },
  decimals: 3,
  method: { paymentMethodId: 1, kind: 'cash' },
  bill: { payable: 7.25, tip: 0 },
  draft: { note: '', changeFor: '', contact: { name: '', countryId: 1, mobileNo: '' } },
};
const LEAST = {
  code: 'BEIT',
  storeId: 11,
  orderType: 'Table',
  menuScheduleId: 5,
  menuScheduleUniqueId: 'BEIT-v1',
  tableCode: 'T12',
  cartVersion: 4,
  paymentMethodId: 1,
  expectedTotal: 7.25,
  currency: 'KWD',
};
const DRIVER = { name: 'Sara', countryId: 1, mobileNo: '55512345' };

const drafted = (draft: Partial<TableRequestParts['draft']>) => ({
  draft: { ...PARTS.draft, ...draft },
});
const CARD = { paymentMethodId: 2, kind: 'card' } as const;
const GUEST = { roomCode: 'PALM', tableId: 321, lastName: 'Haddad' };

test.each<[string, Partial<TableRequestParts>, object]>([
  ['no more than is needed', {}, {}],
  ['a tip', { bill: { payable: 7.25, tip: 0.5 } }, { tip: 0.5 }],
  ['change for a note, typed in Arabic', drafted({ changeFor: '٢٠' }), { changeFor: 20 }],
  [
    'no change for a card',
    { method: CARD, ...drafted({ changeFor: '20' }) },
    { paymentMethodId: 2 },
  ],
  ['a wish', drafted({ note: 'No ice' }), { note: 'No ice' }],
  ['no wish of spaces', drafted({ note: '  ' }), {}],
  ['who orders', drafted({ contact: DRIVER }), { contact: DRIVER }],
  [
    'the guest of a room, as far as the hotel asks',
    { guest: { ...GUEST, departure: '' } },
    { room: { ...GUEST, departure: undefined } },
  ],
  [
    'the car and its driver instead of the contact',
    {
      ...drafted({ contact: { ...DRIVER, name: 'Omar' } }),
      car: { plate: '12-345', carMake: '', carColorId: 0, slotId: 7, contact: DRIVER },
    },
    {
      contact: DRIVER,
      car: { plate: '12-345', carMake: undefined, carColorId: undefined, slotId: 7 },
    },
  ],
])('an order from a table says %s', (_, parts, said) => {
  expect(tableRequest({ ...PARTS, ...parts })).toStrictEqual({ ...LEAST, ...said });
});
