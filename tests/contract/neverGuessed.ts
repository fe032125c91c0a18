// Fields that price, count or identify something. Without one, the app refuses the call or entry.

/** Amounts, points, counts, states and ids, without exception. */
const ALWAYS = new Set(
  `
    price amount lineTotal subTotal grandTotal payable totals isIncluded tip cashRounding
    discountAmount promoAmount loyaltyAmount deliveryFee packagingFee serviceCharge
    minOrderDelivery minOrderPickUp value worth discountType points earnPointsPerUnit
    pointsPerUnit stepPoints maxPercentOfOrder fromPoints factor totalOrders cartCount cartList
    item line modifierGroupList modifierLists needsPayment paymentMethod store zone provider
    redirectUrl id cartVersion modifierItemId token verificationId source addressId
    paymentMethodId slotId tableId notificationId notificationDetail audienceId templateId
    questionId rateAndReviewId fileName
  `
    .trim()
    .split(/\s+/),
);

/**
 * Fields with exceptions, for which a fallback is harmless: the name of the field that holds the
 * object or, at the top of an answer, the name of the call.
 */
const NEVER_GUESSED: Readonly<Record<string, readonly string[]>> = {
  taxes: ['getMenu', 'getMenuDetails'],
  minOrderAmount: ['promo', 'validatePromoCode', 'getAutomaticPromoForStore'],
  currency: ['getStoreIdFromCode', 'getLoyaltyBalanceCustomerId', 'getExchangeRate'],
  quantity: ['modifiers', 'modifierLists'],
  qty: ['checkItemExistsInCart'],
  lines: ['checkItemExistsInCart'],
  modifiers: ['set_ModifierGroups_VMs', 'getDiscountForItems'],
  orderStatus: [
    'cartList',
    'lines',
    'checkQlubPaymentStatusForTransaction',
    'creditCardPaymentResult',
  ],
  paymentStatus: [
    'placeOrder',
    'saveEOrder',
    'saveEOrderDriveThrough',
    'checkEOrderStatus',
    'cancelEOrder',
    'driveThroughArrived',
    'orderList',
    'getOrderDetails',
  ],
  orderType: ['checkQlubPaymentStatusForTransaction', 'creditCardPaymentResult'],
  eOrderID: ['getCartDetails'],
  tableCartId: ['checkItemExistsInCart'],
  uniqueId: ['cartList', 'lines', 'changes', 'saveCartItem', 'addToCart', 'getDiscountForItems'],
  menuItemId: ['modifiers', 'modifierLists', 'changes'],
  groupId: ['modifiers', 'modifierLists'],
  categoryId: [
    'item',
    'menuItems',
    'getMenuItemDetails',
    'getMenuAllItemDetails',
    'getMenuItemsForFilter',
    'getMenuitemDetailById',
  ],
  menuScheduleId: [
    'item',
    'menuItems',
    'getHomepage',
    'getMenuItemDetails',
    'getMenuAllItemDetails',
    'getMenuItemsForFilter',
    'getMenuitemDetailById',
  ],
  storeId: ['getLocation', 'zones', 'zone', 'checkDeliveryZone', 'orderList', 'getOrderDetails'],
  conceptId: ['getStoreIdFromCode', 'getMenu', 'getMenuDetails'],
  customerId: [
    'getOrderDetails',
    'getUserAddressList',
    'getUserAddressDetails',
    'getCustomerAddressDetails',
    'changeDefaultAddress',
    'updateSelectedAddress',
    'updateUserAddress',
    'removeUserAddress',
  ],
  userId: ['getUserProfileByCustomerId', 'saveUserProfile'],
  loyaltySchemeId: ['getLoyaltySetup'],
  transactionId: ['checkQlubPaymentStatusForTransaction', 'creditCardPaymentResult'],
  zoneId: ['zone', 'checkDeliveryZone'],
};

/** The opposite: names that identify something only in these objects. */
const NEVER_GUESSED_IN: Readonly<Record<string, readonly string[]>> = {
  areaId: ['areas'],
  cityId: ['getArea'],
  code: ['venues', 'outlets'],
  tableCode: ['getDriveThroughSetup', 'outlets'],
  dialCode: ['getCountries'],
  center: ['getLocation'],
  location: ['getStoreLocation', 'stores'],
  latitude: ['location', 'center', 'polygon'],
  longitude: ['location', 'center', 'polygon'],
  day: ['week'],
  kind: [
    'promo',
    'validatePromoCode',
    'getAutomaticPromoForStore',
    'changes',
    'paymentMethods',
    'paymentMethod',
    'blocks',
  ],
  field: ['fields', 'addressFields'],
  link: ['buttons'],
  to: ['link'],
  name: ['images'],
  width: ['images'],
  type: ['questions'],
  url: ['links'],
  x: ['filters'],
};

/** Fields with no fallback in one call, while the same field of another call has one. */
const NEVER_GUESSED_BY: readonly (readonly [call: string, owner: string, field: string])[] = [
  ['getMenu', 'taxes', 'ratePercent'],
  ['getMenuDetails', 'taxes', 'ratePercent'],
  ['getDiscountForItems', 'modifiers', 'isPriced'],
];

export function neverGuessed(field: string, owner: string, call: string): boolean {
  return (
    ALWAYS.has(field) ||
    NEVER_GUESSED[field]?.includes(owner) === false ||
    NEVER_GUESSED_IN[field]?.includes(owner) === true ||
    NEVER_GUESSED_BY.some((entry) => entry[0] === call && entry[1] === owner && entry[2] === field)
  );
}
