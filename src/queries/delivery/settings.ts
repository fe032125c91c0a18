import * as api from '../../api/delivery/settings.ts';
import type { PositionQuery } from '../../api/places.ts';
import type { Area, MapSetup } from '../../contract/customer.ts';
import type { LandingPage } from '../../contract/places.ts';
import type { Active } from '../../contract/basics.ts';
import type { Lang } from '../../contract/languages.ts';
import type {
  AddressListColorCode,
  CartColorCode,
  PaymentPageColorCode,
  VerificationColorCode,
} from '../../contract/colors.ts';
import type { ConceptInfo, ConceptSetup, Country } from '../../contract/concept.ts';
import type { HeaderSetup } from '../../contract/venue.ts';
import type {
  OperationHours,
  StoreAddress,
  StoreLocation,
  StoreSummary,
  TimeSlot,
} from '../../contract/stores.ts';
import { HOUR_MS } from '../../config/times.ts';
import { queryKey } from '../keys.ts';
import { ALWAYS_STALE, read, useRead, type ReadOptions } from '../read.ts';

export const areaQuery = (code: string) =>
  read(queryKey('Delivery', 'getArea', [code]), (signal) => api.getArea(code, signal));
export const useArea = (code: string, options?: ReadOptions<Area[]>) =>
  useRead(areaQuery(code), options);

export const storeLocationQuery = (storeId: number) =>
  read(queryKey('Delivery', 'getStoreLocation', [storeId]), (signal) =>
    api.getStoreLocation(storeId, signal),
  );
export const useStoreLocation = (storeId: number, options?: ReadOptions<StoreLocation>) =>
  useRead(storeLocationQuery(storeId), options);

/** The rules of a venue hold for an hour. */
export const conceptSetupQuery = (code: string) =>
  read(
    queryKey('Delivery', 'getConceptSetup', [code]),
    (signal) => api.getConceptSetup(code, signal),
    { staleTime: HOUR_MS },
  );
export const useConceptSetup = (code: string, options?: ReadOptions<ConceptSetup>) =>
  useRead(conceptSetupQuery(code), options);

export const storeAddressQuery = (storeId: number) =>
  read(queryKey('Delivery', 'getStoreAddress', [storeId]), (signal) =>
    api.getStoreAddress(storeId, signal),
  );
export const useStoreAddress = (storeId: number, options?: ReadOptions<StoreAddress>) =>
  useRead(storeAddressQuery(storeId), options);

export const addressListColorCodeQuery = (code: string) =>
  read(queryKey('Delivery', 'getAddressListColorCode', [code]), (signal) =>
    api.getAddressListColorCode(code, signal),
  );
export const useAddressListColorCode = (
  code: string,
  options?: ReadOptions<AddressListColorCode>,
) => useRead(addressListColorCodeQuery(code), options);

export const cartColorCodeQuery = (code: string) =>
  read(queryKey('Delivery', 'getCartColorCode', [code]), (signal) =>
    api.getCartColorCode(code, signal),
  );
export const useCartColorCode = (code: string, options?: ReadOptions<CartColorCode>) =>
  useRead(cartColorCodeQuery(code), options);

export const sendVerificationColorCodeQuery = (code: string) =>
  read(queryKey('Delivery', 'getSendVerificationColorCode', [code]), (signal) =>
    api.getSendVerificationColorCode(code, signal),
  );
export const useSendVerificationColorCode = (
  code: string,
  options?: ReadOptions<VerificationColorCode>,
) => useRead(sendVerificationColorCodeQuery(code), options);

export const conceptInfoQuery = (code: string) =>
  read(queryKey('Delivery', 'getConceptInfo', [code]), (signal) =>
    api.getConceptInfo(code, signal),
  );
export const useConceptInfo = (code: string, options?: ReadOptions<ConceptInfo>) =>
  useRead(conceptInfoQuery(code), options);

export const checkStartWithAddressActiveQuery = (code: string) =>
  read(queryKey('Delivery', 'checkStartWithAddressActive', [code]), (signal) =>
    api.checkStartWithAddressActive(code, signal),
  );
export const useCheckStartWithAddressActive = (code: string, options?: ReadOptions<Active>) =>
  useRead(checkStartWithAddressActiveQuery(code), options);

export const operationHoursQuery = (storeId: number) =>
  read(queryKey('Delivery', 'getOperationHours', [storeId]), (signal) =>
    api.getOperationHours(storeId, signal),
  );
export const useOperationHours = (storeId: number, options?: ReadOptions<OperationHours>) =>
  useRead(operationHoursQuery(storeId), options);

export const paymentPageColorCodeQuery = (code: string) =>
  read(queryKey('Delivery', 'getPaymentPageColorCode', [code]), (signal) =>
    api.getPaymentPageColorCode(code, signal),
  );
export const usePaymentPageColorCode = (
  code: string,
  options?: ReadOptions<PaymentPageColorCode>,
) => useRead(paymentPageColorCodeQuery(code), options);

export const locationSetupQuery = (code: string, storeId: number) =>
  read(queryKey('Delivery', 'getLocation', [code, storeId]), (signal) =>
    api.getLocation(code, storeId, signal),
  );
export const useLocationSetup = (code: string, storeId: number, options?: ReadOptions<MapSetup>) =>
  useRead(locationSetupQuery(code, storeId), options);

export const deliveryCountriesQuery = (code: string) =>
  read(queryKey('Delivery', 'getCountries', [code]), (signal) => api.getCountries(code, signal));
export const useDeliveryCountries = (code: string, options?: ReadOptions<Country[]>) =>
  useRead(deliveryCountriesQuery(code), options);

export const landingPageQuery = (code: string, lang: Lang) =>
  read(queryKey('Delivery', 'getLandingPage', [code], lang), (signal) =>
    api.getLandingPage(lang, code, signal),
  );
export const useLandingPage = (code: string, lang: Lang, options?: ReadOptions<LandingPage>) =>
  useRead(landingPageQuery(code, lang), options);

export const deliveryHeaderSetupQuery = (code: string, lang: Lang) =>
  read(queryKey('Delivery', 'getHeaderSetup', [code], lang), (signal) =>
    api.getHeaderSetup(lang, code, signal),
  );
export const useDeliveryHeaderSetup = (
  code: string,
  lang: Lang,
  options?: ReadOptions<HeaderSetup>,
) => useRead(deliveryHeaderSetupQuery(code, lang), options);

export const storeListQuery = (code: string, lang: Lang, position: PositionQuery = {}) =>
  read(queryKey('Delivery', 'getStoreList', [code, position], lang), (signal) =>
    api.getStoreList(lang, code, position, signal),
  );
export const useStoreList = (
  code: string,
  lang: Lang,
  position?: PositionQuery,
  options?: ReadOptions<StoreSummary[]>,
) => useRead(storeListQuery(code, lang, position), options);

export const timeSlotsQuery = (storeId: number, orderType: 'Delivery' | 'PickUp', date: string) =>
  read(
    queryKey('Delivery', 'getTimeSlots', [storeId, orderType, date]),
    (signal) => api.getTimeSlots(storeId, orderType, date, signal),
    ALWAYS_STALE,
  );
export const useTimeSlots = (
  storeId: number,
  orderType: 'Delivery' | 'PickUp',
  date: string,
  options?: ReadOptions<TimeSlot[]>,
) => useRead(timeSlotsQuery(storeId, orderType, date), options);
