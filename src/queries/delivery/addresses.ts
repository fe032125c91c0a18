import * as api from '../../api/delivery/addresses.ts';
import type { ZoneQuestion } from '../../api/delivery/addresses.ts';
import type { AddressPost, DeliveryAddress, ZoneCheck } from '../../contract/customer.ts';
import { useChange } from '../change.ts';
import { callKey, queryKey } from '../keys.ts';
import { ALWAYS_STALE, read, useRead, type ReadOptions } from '../read.ts';

/** Every read that a changed address makes untrue. */
const ADDRESS_READS = [
  callKey('Delivery', 'getUserAddressList'),
  callKey('Delivery', 'getUserAddressDetails'),
  callKey('Delivery', 'getCustomerAddressDetails'),
] as const;

export const userAddressListQuery = (customerId: number, code: string) =>
  read(
    queryKey('Delivery', 'getUserAddressList', [customerId, code]),
    (signal) => api.getUserAddressList(customerId, code, signal),
    ALWAYS_STALE,
  );
export const useUserAddressList = (
  customerId: number,
  code: string,
  options?: ReadOptions<DeliveryAddress[]>,
) => useRead(userAddressListQuery(customerId, code), options);

export const userAddressDetailsQuery = (addressId: number) =>
  read(
    queryKey('Delivery', 'getUserAddressDetails', [addressId]),
    (signal) => api.getUserAddressDetails(addressId, signal),
    ALWAYS_STALE,
  );
export const useUserAddressDetails = (addressId: number, options?: ReadOptions<DeliveryAddress>) =>
  useRead(userAddressDetailsQuery(addressId), options);

/** The address in use with its store, fee and zone of this moment; null where there is none. */
export const customerAddressDetailsQuery = (customerId: number, code: string) =>
  read(
    queryKey('Delivery', 'getCustomerAddressDetails', [customerId, code]),
    (signal) => api.getCustomerAddressDetails(customerId, code, signal),
    ALWAYS_STALE,
  );
export const useCustomerAddressDetails = (
  customerId: number,
  code: string,
  options?: ReadOptions<DeliveryAddress | null>,
) => useRead(customerAddressDetailsQuery(customerId, code), options);

export const checkDeliveryZoneQuery = (code: string, place: ZoneQuestion) =>
  read(queryKey('Delivery', 'checkDeliveryZone', [code, place]), (signal) =>
    api.checkDeliveryZone(code, place, signal),
  );
export const useCheckDeliveryZone = (
  code: string,
  place: ZoneQuestion,
  options?: ReadOptions<ZoneCheck>,
) => useRead(checkDeliveryZoneQuery(code, place), options);

export const useChangeDefaultAddress = () =>
  useChange(
    (asked: { customerId: number; addressId: number }) =>
      api.changeDefaultAddress(asked.customerId, asked.addressId),
    ADDRESS_READS,
  );

export const useUpdateSelectedAddress = () =>
  useChange(
    (asked: { customerId: number; addressId: number }) =>
      api.updateSelectedAddress(asked.customerId, asked.addressId),
    ADDRESS_READS,
  );

export const useUpdateUserAddress = () =>
  useChange((address: AddressPost) => api.updateUserAddress(address), ADDRESS_READS);

export const useRemoveUserAddress = () =>
  useChange(
    (asked: { customerId: number; addressId: number }) =>
      api.removeUserAddress(asked.customerId, asked.addressId),
    ADDRESS_READS,
  );
