import * as v from 'valibot';
import {
  Area,
  CodeSent,
  DeliveryAddress,
  ExchangeRate,
  Login,
  LoyaltyBalance,
  LoyaltyScheme,
  LoyaltySetup,
  MapSetup,
  Profile,
  ZoneCheck,
} from '../customer.ts';
import { PromoRule } from '../promo.ts';
import { ask, change, read, write } from '../endpoint.ts';
import { FreshItem, Menu, MenuItem, UnavailableItems } from '../menu.ts';
import { CustomerOrderDetails, OrderDetails } from '../orders.ts';
import { LandingPage } from '../places.ts';
import { listAnswer } from '../schema.ts';
import { Active } from '../basics.ts';
import {
  AddressListColorCode,
  CartColorCode,
  PaymentPageColorCode,
  VerificationColorCode,
} from '../colors.ts';
import { ConceptInfo, ConceptSetup, Country } from '../concept.ts';
import { HeaderSetup } from '../venue.ts';
import { OperationHours, StoreAddress, StoreLocation, StoreSummary, TimeSlot } from '../stores.ts';

const addresses = listAnswer(DeliveryAddress, 'addresses');

export const getArea = read('Delivery/getArea/:code', listAnswer(Area, 'cities'), {
  isOffline: true,
});
export const getStoreLocation = read('Delivery/getStoreLocation/:storeId', StoreLocation, {
  isOffline: true,
});
export const getConceptSetup = read('Delivery/getConceptSetup/:code', ConceptSetup, {
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
export const getCountries = read('Delivery/GetCountries/:code', listAnswer(Country, 'countries'), {
  isOffline: true,
});
export const getLandingPage = read('Delivery/getLandingPage/:lang/:code', LandingPage, {
  isOffline: true,
});
export const getHeaderSetup = read('Delivery/headerSetup/:lang/:code', HeaderSetup, {
  isOffline: true,
  isSilent: true,
});

export const getMenu = read('Delivery/Menu/:lang/:storeId', Menu, { isOffline: true });
export const getMenuitemDetailById = read(
  'Delivery/MenuitemDetailById/:lang/:storeId/:menuScheduleId/:menuItemId',
  MenuItem,
  { isOffline: true },
);
export const getUnavailableItemsForStore = read(
  'Delivery/GetUnavailableItemsForStore/:storeId',
  UnavailableItems,
);
export const getDiscountForItems = ask(
  'Delivery/getDiscountForItems/:storeId/:menuScheduleId',
  listAnswer(FreshItem, 'fresh items'),
);
export const getAutomaticPromoForStore = read(
  'Delivery/getAutomaticPromoForStore/:storeId',
  listAnswer(PromoRule, 'automatic promos'),
  { isSilent: true },
);

export const getUserProfileByCustomerId = read(
  'Delivery/getUserProfileByCustomerId/:customerId/:code',
  Profile,
);
export const getCustomerOrderDetails = read(
  'Delivery/GetCustomerOrderDetails/:customerId',
  CustomerOrderDetails,
);
export const getOrderDetails = read('Delivery/OrderDetails/:eOrderId', OrderDetails);

export const getUserAddressList = read('Delivery/getUserAddressList/:customerId/:code', addresses);
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
export const updateUserAddress = write('Delivery/updateUserAddress', DeliveryAddress, 'K');
export const getUserAddressDetails = read(
  'Delivery/getUserAddressDetails/:addressId',
  DeliveryAddress,
);
export const getCustomerAddressDetails = read(
  'Delivery/GetCustomerAddressDetails/:customerId/:code',
  v.nullable(DeliveryAddress),
);
export const removeUserAddress = write(
  'Delivery/removeUserAddress/:customerId/:addressId',
  addresses,
  'S',
);
export const checkDeliveryZone = ask('Delivery/checkDeliveryZone/:code', ZoneCheck);

export const getLoyaltySetup = read('Delivery/GetLoyaltySetup/:code', LoyaltySetup, {
  isSilent: true,
});
export const getLoyaltyBalanceCustomerId = read(
  'Delivery/getLoyaltyBalanceCustomerId/:customerId',
  LoyaltyBalance,
);
export const getLoyaltyScheme = read('Delivery/getLoyaltyScheme/:loyaltySchemeId', LoyaltyScheme);
export const getExchangeRate = read(
  'Delivery/getExchangeRate/:lang/:loyaltySchemeId/:points',
  ExchangeRate,
);

export const sendVerificationCode = write('Delivery/SendVerificationCode/:code', CodeSent, 'K');
export const validateVerificationCode = write(
  'Delivery/ValidateVerificationCode/:code',
  Login,
  'N',
);
export const saveUserProfile = write('Delivery/SaveUserProfile/:code', Profile, 'S');
export const logout = write('Delivery/Logout/:code', v.null(), 'S', { isSilent: true });

export const getStoreList = read(
  'Delivery/getStoreList/:lang/:code',
  listAnswer(StoreSummary, 'stores'),
  {
    isOffline: true,
  },
);
export const getTimeSlots = read(
  'Delivery/GetTimeSlots/:storeId/:orderType/:date',
  listAnswer(TimeSlot, 'time slots'),
);
