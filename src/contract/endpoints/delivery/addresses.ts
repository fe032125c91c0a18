import * as v from 'valibot';
import { DeliveryAddress, ZoneCheck, type AddressPost, type ZoneQuestion } from '../../customer.ts';
import { ask, change, read, typed, write } from '../../endpoint.ts';
import { listAnswer } from '../../schema.ts';

const addresses = listAnswer(DeliveryAddress, 'addresses');

export const getUserAddressList = read('Delivery/getUserAddressList/:customerId/:code', addresses, {
  freshMinutes: 0,
});
export const changeDefaultAddress = change(
  'Delivery/changeDefaultAddress/:customerId/:addressId',
  addresses,
  'S',
);
export const updateSelectedAddress = change(
  'Delivery/updateSelectedAddress/:customerId/:addressId',
  DeliveryAddress,
  'S',
);
export const updateUserAddress = write('Delivery/updateUserAddress', DeliveryAddress, 'K', {
  sends: typed<{ body: AddressPost }>(),
});
export const getUserAddressDetails = read(
  'Delivery/getUserAddressDetails/:addressId',
  DeliveryAddress,
  { freshMinutes: 0 },
);
/** The address in use with its current store, fee and zone; null if there is none. */
export const getCustomerAddressDetails = read(
  'Delivery/GetCustomerAddressDetails/:customerId/:code',
  v.nullable(DeliveryAddress),
  { freshMinutes: 0 },
);
export const removeUserAddress = write(
  'Delivery/removeUserAddress/:customerId/:addressId',
  addresses,
  'S',
);
export const checkDeliveryZone = ask('Delivery/checkDeliveryZone/:code', ZoneCheck, {
  sends: typed<{ body: ZoneQuestion }>(),
});
