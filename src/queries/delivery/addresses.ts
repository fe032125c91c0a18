import {
  changeDefaultAddress,
  checkDeliveryZone,
  getCustomerAddressDetails,
  getUserAddressDetails,
  getUserAddressList,
  removeUserAddress,
  updateSelectedAddress,
  updateUserAddress,
} from '../../contract/endpoints/delivery/addresses.ts';
import { changeHook } from '../change.ts';
import { readHook } from '../read.ts';

export const useUserAddressList = readHook(getUserAddressList);
export const useUserAddressDetails = readHook(getUserAddressDetails);
export const useCustomerAddressDetails = readHook(getCustomerAddressDetails);
export const useCheckDeliveryZone = readHook(checkDeliveryZone);

const ADDRESS_READS = [
  getUserAddressList.path,
  getUserAddressDetails.path,
  getCustomerAddressDetails.path,
];
export const useChangeDefaultAddress = changeHook(changeDefaultAddress, ADDRESS_READS);
export const useUpdateSelectedAddress = changeHook(updateSelectedAddress, ADDRESS_READS);
export const useUpdateUserAddress = changeHook(updateUserAddress, ADDRESS_READS);
export const useRemoveUserAddress = changeHook(removeUserAddress, ADDRESS_READS);
