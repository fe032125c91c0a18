import {
  checkStartWithAddressActive,
  getAddressListColorCode,
  getArea,
  getCartColorCode,
  getConceptInfo,
  getConceptSetup,
  getCountries,
  getLandingPage,
  getLocation,
  getPaymentPageColorCode,
  getSendVerificationColorCode,
  getStoreAddress,
  getStoreList,
  getStoreLocation,
  getTimeSlots,
} from '../../contract/endpoints/delivery/settings.ts';
import { readHook } from '../read.ts';

export const useArea = readHook(getArea);
export const useStoreLocation = readHook(getStoreLocation);
export const useConceptSetup = readHook(getConceptSetup);
export const useStoreAddress = readHook(getStoreAddress);
export const useAddressListColorCode = readHook(getAddressListColorCode);
export const useCartColorCode = readHook(getCartColorCode);
export const useSendVerificationColorCode = readHook(getSendVerificationColorCode);
export const useConceptInfo = readHook(getConceptInfo);
export const useCheckStartWithAddressActive = readHook(checkStartWithAddressActive);
export const usePaymentPageColorCode = readHook(getPaymentPageColorCode);
export const useLocationSetup = readHook(getLocation);
export const useDeliveryCountries = readHook(getCountries);
export const useLandingPage = readHook(getLandingPage);
export const useStoreList = readHook(getStoreList);
export const useTimeSlots = readHook(getTimeSlots);
