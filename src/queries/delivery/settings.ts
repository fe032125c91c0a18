import type { Lang } from '../../contract/languages.ts';
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
import type { Position, StoreSummary } from '../../contract/stores.ts';
import { queryOf, readHook, useRead, type ReadOptions } from '../read.ts';

export const useArea = readHook(getArea, ['code']);
export const useStoreLocation = readHook(getStoreLocation, ['storeId']);
export const useConceptSetup = readHook(getConceptSetup, ['code']);
export const useStoreAddress = readHook(getStoreAddress, ['storeId']);
export const useAddressListColorCode = readHook(getAddressListColorCode, ['code']);
export const useCartColorCode = readHook(getCartColorCode, ['code']);
export const useSendVerificationColorCode = readHook(getSendVerificationColorCode, ['code']);
export const useConceptInfo = readHook(getConceptInfo, ['code']);
export const useCheckStartWithAddressActive = readHook(checkStartWithAddressActive, ['code']);
export const usePaymentPageColorCode = readHook(getPaymentPageColorCode, ['code']);
export const useLocationSetup = readHook(getLocation, ['code', 'storeId']);
export const useDeliveryCountries = readHook(getCountries, ['code']);
export const useLandingPage = readHook(getLandingPage, ['code', 'lang']);
export const useStoreList = (
  code: string,
  lang: Lang,
  position?: Position,
  options?: ReadOptions<StoreSummary[]>,
) => useRead(queryOf(getStoreList, { code, lang, ...position }), options);
export const useTimeSlots = readHook(getTimeSlots, ['storeId', 'orderType', 'date']);
