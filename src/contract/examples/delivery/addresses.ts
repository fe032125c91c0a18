import type * as endpoints from '../../endpoints/delivery/addresses.ts';
import type { LiteralCalls } from '../literal.ts';
import { ADDRESS, MORE_ADDRESS, MORE_ZONE_CHECK, ZONE_CHECK } from '../parts.ts';

export const addressCalls: LiteralCalls<typeof endpoints> = {
  getUserAddressList: {
    call: 'GET Delivery/getUserAddressList/{customerId}/{code}',
    params: { customerId: 501, code: 'BEIT' },
    answer: [ADDRESS],
    more: [MORE_ADDRESS],
  },
  changeDefaultAddress: {
    call: 'GET Delivery/changeDefaultAddress/{customerId}/{addressId}',
    retry: 'S',
    params: { customerId: 501, addressId: 61 },
    answer: [ADDRESS],
    more: [MORE_ADDRESS],
  },
  updateSelectedAddress: {
    call: 'GET Delivery/updateSelectedAddress/{customerId}/{addressId}',
    retry: 'S',
    params: { customerId: 501, addressId: 61 },
    answer: ADDRESS,
    more: MORE_ADDRESS,
  },
  updateUserAddress: {
    call: 'POST Delivery/updateUserAddress',
    retry: 'K',
    params: {},
    body: {
      addressId: 0,
      uniqueId: 'nEwAddr3ss12',
      customerId: 501,
      label: 'home',
      countryId: 1,
      cityId: 2,
      areaId: 3,
      areaName: 'Salmiya',
      street: 'Street 4',
      buildingType: 'apartment',
      building: '27',
      latitude: 29.335,
      longitude: 48.07,
      isPinConfirmed: true,
    },
    answer: ADDRESS,
    more: MORE_ADDRESS,
  },
  getUserAddressDetails: {
    call: 'GET Delivery/getUserAddressDetails/{addressId}',
    params: { addressId: 61 },
    answer: ADDRESS,
    more: MORE_ADDRESS,
  },
  getCustomerAddressDetails: {
    call: 'GET Delivery/GetCustomerAddressDetails/{customerId}/{code}',
    params: { customerId: 501, code: 'BEIT' },
    answer: ADDRESS,
    more: MORE_ADDRESS,
  },
  removeUserAddress: {
    call: 'POST Delivery/removeUserAddress/{customerId}/{addressId}',
    retry: 'S',
    params: { customerId: 501, addressId: 61 },
    answer: [ADDRESS],
    more: [MORE_ADDRESS],
  },
  checkDeliveryZone: {
    call: 'POST Delivery/checkDeliveryZone/{code}',
    params: { code: 'BEIT' },
    body: { latitude: 29.335, longitude: 48.07 },
    answer: ZONE_CHECK,
    more: MORE_ZONE_CHECK,
  },
};
