import { beforeEach, expect, test } from 'vitest';
import type { DeliveryAddress } from '../../../src/contract/customer.ts';
import { ADDRESS as EXAMPLE } from '../../../src/contract/examples/parts.ts';
import { keepDeliveryAddress } from '../../../src/ordering/account/deliveryAddress.ts';
import { servingStore } from '../../../src/state/servingStore.ts';
import { clearLogin, writeLogin } from '../../../src/storage/loginChanges.ts';
import { deliveryAddressEntry } from '../../../src/storage/servingEntries.ts';
import { LOGIN } from '../../state/aLogin.ts';

const ADDRESS = EXAMPLE as DeliveryAddress;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test.each<[string, (address: DeliveryAddress) => void]>([
  ['was chosen', (address) => keepDeliveryAddress('BEIT', LOGIN.customerId, address)],
  [
    'was read',
    (address) => servingStore.getState().chooseAddress('BEIT', LOGIN.customerId, address),
  ],
])('an address that %s is kept only while the customer is here', (_, keep) => {
  writeLogin('BEIT', LOGIN);
  keep(ADDRESS);
  expect(deliveryAddressEntry.read('BEIT')?.addressId).toBe(ADDRESS.addressId);
  // Another tab logs out while the answer is on its way.
  clearLogin('BEIT', 'chosen');
  keep(ADDRESS);
  expect(Object.keys(localStorage)).toEqual([]);
});
