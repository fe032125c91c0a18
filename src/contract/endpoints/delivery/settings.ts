import { Active } from '../../basics.ts';
import {
  AddressListColorCode,
  CartColorCode,
  ConceptInfo,
  ConceptSetup,
  Countries,
  PaymentPageColorCode,
  VerificationColorCode,
} from '../../concept.ts';
import { Areas, MapSetup } from '../../customer.ts';
import { read } from '../../endpoint.ts';
import { LandingPage } from '../../places.ts';
import { listAnswer } from '../../schema.ts';
import {
  OperationHours,
  StoreAddress,
  StoreLocation,
  StoreSummary,
  TimeSlot,
} from '../../stores.ts';
import { HeaderSetup } from '../../venue.ts';

export const getArea = read('Delivery/getArea/:code', Areas, {
  isOffline: true,
});
export const getStoreLocation = read('Delivery/getStoreLocation/:storeId', StoreLocation, {
  isOffline: true,
});
/** The rules of a venue stay fresh for an hour. */
export const getConceptSetup = read('Delivery/getConceptSetup/:code', ConceptSetup, {
  freshMinutes: 60,
  isOffline: true,
});
export const getStoreAddress = read('Delivery/getStoreAddress/:storeId', StoreAddress, {
  isOffline: true,
});
export const getAddressListColorCode = read(
  'Delivery/getAddressListColorCode/:code',
  AddressListColorCode,
  { isOffline: true, isSilent: true },
);
export const getCartColorCode = read('Delivery/getCartColorCode/:code', CartColorCode, {
  isOffline: true,
  isSilent: true,
});
export const getSendVerificationColorCode = read(
  'Delivery/getSendVerificationColorCode/:code',
  VerificationColorCode,
  { isOffline: true, isSilent: true },
);
export const getConceptInfo = read('Delivery/getConceptInfo/:code', ConceptInfo, {
  isOffline: true,
});
export const checkStartWithAddressActive = read(
  'Delivery/checkStartWithAddressActive/:code',
  Active,
  { isSilent: true },
);
export const getOperationHours = read('Delivery/GetOperationHours/:storeId', OperationHours, {
  isSilent: true,
});
export const getPaymentPageColorCode = read(
  'Delivery/getPaymentPageColorCode/:code',
  PaymentPageColorCode,
  { isOffline: true, isSilent: true },
);
export const getLocation = read('Delivery/getLocation/:code/:storeId', MapSetup, {
  isOffline: true,
});
export const getCountries = read('Delivery/GetCountries/:code', Countries, {
  isOffline: true,
});
export const getLandingPage = read('Delivery/getLandingPage/:lang/:code', LandingPage, {
  isOffline: true,
});
export const getHeaderSetup = read('Delivery/headerSetup/:lang/:code', HeaderSetup, {
  isOffline: true,
  isSilent: true,
});
export const getStoreList = read(
  'Delivery/getStoreList/:lang/:code',
  listAnswer(StoreSummary, 'stores'),
  {
    isOffline: true,
    query: ['latitude', 'longitude'],
  },
);
export const getTimeSlots = read(
  'Delivery/GetTimeSlots/:storeId/:orderType/:date',
  listAnswer(TimeSlot, 'time slots'),
  { freshMinutes: 0 },
);
