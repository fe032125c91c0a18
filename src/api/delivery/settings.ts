import * as endpoints from '../../contract/endpoints/delivery.ts';
import type { Lang } from '../../contract/languages.ts';
import { call } from '../client.ts';
import type { PositionQuery } from '../places.ts';

export const getArea = (code: string, signal?: AbortSignal) =>
  call(endpoints.getArea, { code }, { signal });

export const getStoreLocation = (storeId: number, signal?: AbortSignal) =>
  call(endpoints.getStoreLocation, { storeId }, { signal });

export const getConceptSetup = (code: string, signal?: AbortSignal) =>
  call(endpoints.getConceptSetup, { code }, { signal });

export const getStoreAddress = (storeId: number, signal?: AbortSignal) =>
  call(endpoints.getStoreAddress, { storeId }, { signal });

export const getAddressListColorCode = (code: string, signal?: AbortSignal) =>
  call(endpoints.getAddressListColorCode, { code }, { signal });

export const getCartColorCode = (code: string, signal?: AbortSignal) =>
  call(endpoints.getCartColorCode, { code }, { signal });

export const getSendVerificationColorCode = (code: string, signal?: AbortSignal) =>
  call(endpoints.getSendVerificationColorCode, { code }, { signal });

export const getConceptInfo = (code: string, signal?: AbortSignal) =>
  call(endpoints.getConceptInfo, { code }, { signal });

export const checkStartWithAddressActive = (code: string, signal?: AbortSignal) =>
  call(endpoints.checkStartWithAddressActive, { code }, { signal });

export const getOperationHours = (storeId: number, signal?: AbortSignal) =>
  call(endpoints.getOperationHours, { storeId }, { signal });

export const getPaymentPageColorCode = (code: string, signal?: AbortSignal) =>
  call(endpoints.getPaymentPageColorCode, { code }, { signal });

/** Store 0 stands for all stores of the code. */
export const getLocation = (code: string, storeId: number, signal?: AbortSignal) =>
  call(endpoints.getLocation, { code, storeId }, { signal });

export const getCountries = (code: string, signal?: AbortSignal) =>
  call(endpoints.getCountries, { code }, { signal });

export const getLandingPage = (lang: Lang, code: string, signal?: AbortSignal) =>
  call(endpoints.getLandingPage, { lang, code }, { signal });

export const getHeaderSetup = (lang: Lang, code: string, signal?: AbortSignal) =>
  call(endpoints.getHeaderSetup, { lang, code }, { signal });

export const getStoreList = (
  lang: Lang,
  code: string,
  query: PositionQuery = {},
  signal?: AbortSignal,
) => call(endpoints.getStoreList, { lang, code }, { query, signal });

export const getTimeSlots = (
  storeId: number,
  orderType: 'Delivery' | 'PickUp',
  date: string,
  signal?: AbortSignal,
) => call(endpoints.getTimeSlots, { storeId, orderType, date }, { signal });
