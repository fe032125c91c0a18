import type { AddressPost } from '../../contract/customer.ts';
import * as endpoints from '../../contract/endpoints/delivery.ts';
import { call } from '../client.ts';

/** A pin, or the area where there is none. */
export type ZoneQuestion = Readonly<{ latitude?: number; longitude?: number; areaId?: number }>;

export const getUserAddressList = (customerId: number, code: string, signal?: AbortSignal) =>
  call(endpoints.getUserAddressList, { customerId, code }, { signal });

export const getUserAddressDetails = (addressId: number, signal?: AbortSignal) =>
  call(endpoints.getUserAddressDetails, { addressId }, { signal });

export const getCustomerAddressDetails = (customerId: number, code: string, signal?: AbortSignal) =>
  call(endpoints.getCustomerAddressDetails, { customerId, code }, { signal });

export const changeDefaultAddress = (customerId: number, addressId: number) =>
  call(endpoints.changeDefaultAddress, { customerId, addressId });

export const updateSelectedAddress = (customerId: number, addressId: number) =>
  call(endpoints.updateSelectedAddress, { customerId, addressId });

export const updateUserAddress = (body: AddressPost) =>
  call(endpoints.updateUserAddress, {}, { body });

export const removeUserAddress = (customerId: number, addressId: number) =>
  call(endpoints.removeUserAddress, { customerId, addressId });

export const checkDeliveryZone = (code: string, body: ZoneQuestion, signal?: AbortSignal) =>
  call(endpoints.checkDeliveryZone, { code }, { body, signal });
