/**
 * Objects that several answers share: the required fields, and in MORE_… the optional ones. One
 * long list of values, since they are made of each other; each is found by its name.
 */

export const PAGE_COLORS = {};
export const MORE_PAGE_COLORS = {
  backgroundColor: '#FFF8EE',
  surfaceColor: '#FFFFFF',
  textColor: '#2B2118',
  mutedTextColor: '#6B5E52',
  titleColor: '#7A2E12',
  borderColor: '#E6DACB',
  linkColor: '#8C3B1A',
  priceColor: '#7A2E12',
  errorColor: '#B00020',
  buttonBgColor: '#8C3B1A',
  buttonColor: '#FFFFFF',
  buttonDisabledBgColor: '#D8CCC0',
  buttonBorderRadius: '12px',
  inputBgColor: '#FFFFFF',
  inputBorderColor: '#BCAE9E',
  iconColor: '#8C3B1A',
  backgroundImage: 'beit-pattern.webp',
};

export const HEADER = {
  colorCode: '#8C3B1A',
  feedBackIcon: true,
  fontColorForArrow: '#FFFFFF',
  hideLang: false,
  languageColor: '#FFFFFF',
  logo: 'beit-logo.svg',
  logoHeight: '44px',
  menuColorCode: '#FFF8EE',
};
export const MORE_HEADER = {
  labelEN: 'Beit Sufra',
  labelAR: 'بيت سفرة',
  cartIconColor: '#FFFFFF',
  profileIconColor: '#FFFFFF',
  themeColor: '#8C3B1A',
  favicon: 'beit-32.png',
  fontFamilyEN: 'Georgia, serif',
  fontFamilyAR: 'serif',
};

export const LUNCH_WINDOW = {
  days: [0, 1, 2, 3, 4],
  ranges: [{ from: '12:00', to: '16:30' }],
};

export const PAYMENT_METHOD = {
  paymentMethodId: 3,
  kind: 'card',
  labelEn: 'Card',
  labelAr: 'بطاقة',
  isOnline: true,
  isActive: true,
  orderTypes: ['Table', 'Delivery', 'PickUp'],
};
export const MORE_PAYMENT_METHOD = {
  icon: 'card.svg',
  minAmount: 0.5,
  maxAmount: 500,
  fee: 0.1,
  noteEn: 'Visa and Mastercard',
  noteAr: 'فيزا وماستركارد',
};

export const TIPS = { percents: [5, 10, 15], amounts: [0.5, 1], allowOther: true, max: 20 };

export const MENU_HEAD = {
  menuScheduleId: 801,
  menuScheduleUniqueId: '801-7f3c2a',
  menuTypeId: 1,
  code: 'BEIT',
  conceptId: 11,
  storeId: 101,
  labelEN: 'All day menu',
  labelAR: 'قائمة اليوم',
  currency: 'KWD',
  currencyDecimals: 3,
  timeZone: 'Asia/Kuwait',
  availability: [LUNCH_WINDOW],
  isOrderingActive: true,
  isViewOnly: false,
  layout: 'list',
  filters: [{ x: 'vegan', label: 'Vegan', labelEN: 'Vegan', labelAR: 'نباتي', kind: 'diet' }],
  taxes: [{ id: 1, labelEn: 'VAT', labelAr: 'ضريبة', ratePercent: 5, isIncluded: true }],
  minOrderAmount: 0,
  paymentMethods: [PAYMENT_METHOD],
  isDisplayVoucher: true,
  askName: 'optional',
  askPhone: 'no',
  noteMaxLength: 160,
};
export const MORE_MENU_HEAD = {
  nextChangeAt: '2025-03-01T16:30:00+03:00',
  availability: [{ startDate: '2025-02-28', endDate: '2025-03-29' }],
  filters: [{ icon: 'leaf.svg' }],
  serviceCharge: { labelEn: 'Service', labelAr: 'خدمة', ratePercent: 10, amount: 0, isTaxed: true },
  packagingFee: 0.25,
  paymentMethods: [MORE_PAYMENT_METHOD],
  tips: TIPS,
  cashRounding: 0.005,
  allergenNote: 'Our kitchen uses nuts.',
  services: ['waiter', 'bill', 'water', 'cutlery'],
};

export const CATEGORY = {
  categoryId: 21,
  label: 'Grills',
  labelEN: 'Grills',
  labelAR: 'مشاوي',
  parentCategoryId: 0,
  seq: 2,
  thumbnailImageName: 'grills.webp',
  availability: [],
  isAvailable: true,
};
export const MORE_CATEGORY = {
  description: 'Over charcoal',
  images: [{ width: 320, name: 'grills-320.webp' }],
  availableFrom: '2025-03-01T12:00:00+03:00',
  layout: 'grid',
};

export const MODIFIER = {
  groupId: 51,
  controlId: 2,
  menuItemId: 301,
  modifierItemId: 511,
  itemName: 'Garlic sauce',
  labelEn: 'Garlic sauce',
  labelAr: 'صلصة ثوم',
  price: 0.25,
  quantity: 1,
  isNonItemMod: false,
  isPriced: true,
  groupSeq: 1,
};
export const MORE_MODIFIER = {
  itemSeq: 2,
  modSeq: 2,
  label: 'Garlic sauce',
  sPrice: '0.250',
  isAvailable: true,
  isDefault: false,
  maxQty: 3,
  comboItemId: 340,
  parentId: 510,
  allergens: ['milk'],
  calories: 90,
  thumbnailImageName: 'garlic.webp',
};

export const MODIFIER_GROUP = {
  groupId: 51,
  label: 'Sauces',
  labelEn: 'Sauces',
  labelAr: 'صلصات',
  groupSeq: 1,
  controlId: 2,
  isRequired: false,
  min: 0,
  max: 3,
  freeUnits: 1,
  isComboSlot: false,
  parentModifierId: 0,
  modifiers: [MODIFIER],
};
const MORE_MODIFIER_GROUP = { modifiers: [MORE_MODIFIER] };

export const DISCOUNT = {
  id: 71,
  discountType: 1,
  buyQty: 2,
  getQty: 1,
  discountGetItems: [{ menuItemId: 301 }],
  per_Value: 0,
  cap_limit: 0,
  min_order_amt: 3.5,
  priceModifiers: true,
  dis_note: 'Buy two, the third is free',
};
export const MORE_DISCOUNT = {
  dis_noteAr: 'اشتر اثنين والثالث مجانا',
  startsAt: '2025-02-28T00:00:00+03:00',
  endsAt: '2025-03-30T00:00:00+03:00',
  orderTypes: ['Table', 'Delivery'],
};

export const MENU_ITEM = {
  price: 4.75,
  sPrice: '4.750',
  currency: 'KWD',
  labelEN: 'Shish taouk',
  categoryId: 21,
  thumbnailImageName: 'taouk.webp',
  set_ModifierGroups_VMs: [MODIFIER_GROUP],
  id: 301,
  menuScheduleId: 801,
  label: 'Shish taouk',
  labelAR: 'شيش طاووق',
  seq: 4,
  description: 'Charcoal chicken, garlic sauce, pickles',
  descriptionEN: 'Charcoal chicken, garlic sauce, pickles',
  descriptionAR: 'دجاج على الفحم مع صلصة الثوم والمخللات',
  images: [{ width: 640, name: 'taouk-640.webp' }],
  allergens: ['milk', 'gluten'],
  mayContain: ['nuts'],
  dietaryTags: ['halal'],
  isAvailable: true,
  availability: [],
  orderTypes: ['Table', 'Delivery', 'PickUp'],
  isNonItem: false,
  isCombo: false,
  isCustomized: false,
  hasModifiers: true,
  hasDiscount: true,
  isDiscountable: true,
  discountSetup: DISCOUNT,
  minQty: 1,
  maxQty: 20,
};
export const MORE_MENU_ITEM = {
  set_ModifierGroups_VMs: [MORE_MODIFIER_GROUP],
  calories: 640,
  portion: '350 g',
  spiceLevel: 1,
  prepMinutes: 15,
  minAge: 18,
  unavailableReason: 'soldOut',
  availableFrom: '2025-03-01T12:00:00+03:00',
  stockLeft: 8,
  discountSetup: MORE_DISCOUNT,
  oldPrice: 5.25,
  isNew: false,
  isFeatured: true,
  instructionHeader: 'How would you like it?',
  relatedItemIds: [302, 340],
};

export const TOTALS = {
  subTotal: 10,
  discountAmount: 0.5,
  promoAmount: 1,
  loyaltyAmount: 0,
  deliveryFee: 0.75,
  packagingFee: 0.25,
  serviceCharge: 0.85,
  taxes: [{ labelEn: 'VAT', labelAr: 'ضريبة', ratePercent: 5, amount: 0.493, isIncluded: true }],
  tip: 0.5,
  cashRounding: -0.002,
  payable: 10.848,
  sPayable: '10.848',
  currency: 'KWD',
  currencyDecimals: 3,
};

export const PROMO = {
  id: 91,
  promoCode: 'RAMADAN10',
  kind: 'percent',
  value: 10,
  cap: 2,
  minOrderAmount: 5,
  menuItemIds: [],
  categoryIds: [21],
  orderTypes: ['Delivery', 'PickUp'],
  storeIds: [101],
  startsAt: '2025-02-28T00:00:00+03:00',
  endsAt: '2025-03-30T00:00:00+03:00',
  availability: [LUNCH_WINDOW],
  isNewCustomersOnly: false,
  labelEN: '10% off grills',
  labelAR: 'خصم 10% على المشاوي',
  isCombinable: false,
};
export const MORE_PROMO = {
  freeItemId: 340,
  usesLeftForYou: 2,
  noteEN: 'Up to KWD 2',
  noteAR: 'حتى ديناران',
};
export const APPLIED_PROMO = { ...PROMO, amount: 0.475, isApplied: true, missingAmount: 0 };

export const CART_LINE = {
  id: 301,
  uniqueId: 'aB3dE5gH7jK9',
  price: 4.75,
  sPrice: '4.750',
  instruction: 'Well done',
  instructionHeader: 'How would you like it?',
  quantity: 2,
  menuItem: MENU_ITEM,
  isAvailable: true,
  isNonItem: false,
  hasDiscount: true,
  isDiscountable: true,
  discountSetup: DISCOUNT,
  isDiscounted: false,
  isUsedForDiscount: false,
  usedDiscount: 0,
  freeQty: 0,
  modifierGroupList: [
    { groupId: 51, labelEn: 'Sauces', labelAr: 'صلصات', groupSeq: 1, modifiers: [MODIFIER] },
  ],
};

const { menuItem: _, ...lineWithoutItem } = CART_LINE;
export const TABLE_CART_ITEM = {
  ...lineWithoutItem,
  code: 'BEIT',
  tableCode: 'T12',
  uniqueCartId: 'Qw3rTy7uIo9p',
  State: 'Table',
  menuScheduleUniqueId: '801-7f3c2a',
  tableCartId: 9001,
};

export const CART_VIEW_LINE = {
  menuItemId: 301,
  menuItemName: 'Shish taouk',
  price: 4.75,
  qty: 2,
  orderStatus: 1,
  thumbnailImageName: 'taouk.webp',
  modifierLists: [MODIFIER],
  tableCartId: 9001,
  uniqueId: 'aB3dE5gH7jK9',
  sPrice: '4.750',
  lineTotal: 10,
  sLineTotal: '10.000',
  instruction: 'Well done',
  instructionHeader: 'How would you like it?',
  isAvailable: true,
  isDiscounted: false,
  freeQty: 0,
  minQty: 1,
  maxQty: 20,
  isCombo: false,
  isNonItem: false,
};

export const CART_CHANGE = {
  uniqueId: 'aB3dE5gH7jK9',
  menuItemId: 301,
  kind: 'price',
  text: 'Shish taouk is KWD 4.750 now.',
};
export const MORE_CART_CHANGE = {
  oldPrice: 4.5,
  newPrice: 4.75,
  maxQty: 8,
  groupId: 51,
  modifierItemId: 511,
};

export const EORDER_RESULT = {
  eOrderID: 70011,
  orderStatus: 1,
  paymentStatus: 0,
  orderNo: 'A-17',
  totals: TOTALS,
  totalsChanged: true,
  changes: [CART_CHANGE],
  alreadyPlaced: false,
  needsPayment: true,
  keepUntil: '2025-03-01T19:45:00+03:00',
};
export const MORE_EORDER_RESULT = { changes: [MORE_CART_CHANGE] };

export const TIMELINE = [
  { orderStatus: 3, labelEn: 'Received', labelAr: 'تم الاستلام', isDone: true },
  { orderStatus: 5, labelEn: 'In the kitchen', labelAr: 'قيد التحضير', isDone: false },
];
export const MORE_TIMELINE = [{ at: '2025-03-01T19:31:00+03:00' }];

const { instruction: _instruction, ...publicLine } = CART_VIEW_LINE;
export const EORDER_STATUS = {
  eOrderID: 70011,
  orderNo: 'A-17',
  orderType: 'Table',
  orderStatus: 5,
  paymentStatus: 3,
  code: 'BEIT',
  timeline: TIMELINE,
  lines: [publicLine],
  totals: TOTALS,
  canCancel: false,
  canAddMore: true,
  pollSeconds: 10,
};
export const MORE_EORDER_STATUS = {
  tableLabel: 'Table 12',
  timeline: MORE_TIMELINE,
  estimatedAt: '2025-03-01T19:50:00+03:00',
  message: 'The grill is busy tonight.',
  invoice: {
    no: 'BEIT-70011',
    issuedAt: '2025-03-01T19:31:00+03:00',
    legalName: 'Beit Sufra Restaurants W.L.L.',
    taxNumber: '300100200300003',
    qr: 'AQRCZWl0',
  },
  keepUntil: '2025-03-01T19:45:00+03:00',
};

export const PAYMENT_RESULT = {
  eOrderID: 70011,
  transactionId: 'tx_5Jd82kQ',
  paymentStatus: 3,
  orderStatus: 3,
  orderNo: 'A-17',
  amount: 10.848,
  currency: 'KWD',
  canRetry: false,
  code: 'BEIT',
  tableCode: 'T12',
  orderType: 'Table',
};
export const MORE_PAYMENT_RESULT = {
  paidAt: '2025-03-01T19:33:20+03:00',
  cardLast4: '4242',
  cardBrand: 'visa',
  reason: 'Approved',
};

export const STORE_SUMMARY = {
  storeId: 101,
  code: 'BEIT1',
  labelEN: 'Salmiya',
  labelAR: 'السالمية',
  addressEN: 'Salem Al Mubarak Street 14',
  addressAR: 'شارع سالم المبارك 14',
  location: { latitude: 29.3339, longitude: 48.0761 },
  isOpenNow: true,
  isBusy: false,
  isDelivery: true,
  isPickUp: true,
  isDriveThrough: false,
};
export const MORE_STORE_SUMMARY = {
  distanceKm: 2.4,
  phone: '+96522001100',
  image: 'salmiya.webp',
  nextOpenAt: '2025-03-02T12:00:00+03:00',
  closesAt: '2025-03-01T23:30:00+03:00',
  pickUpMinutes: 20,
  deliveryMinutes: 40,
};

export const ZONE_CHECK = {
  inZone: true,
  storeId: 101,
  zoneId: 41,
  deliveryFee: 0.75,
  minOrderAmount: 3,
  minutes: 40,
  isOpenNow: true,
};
export const MORE_ZONE_CHECK = {
  freeDeliveryFrom: 12,
  nextOpenAt: '2025-03-02T12:00:00+03:00',
};

export const ADDRESS = {
  storeId: 101,
  deliveryFee: 0.75,
  addressId: 61,
  customerId: 501,
  label: 'home',
  countryId: 1,
  cityId: 2,
  areaId: 3,
  areaName: 'Salmiya',
  street: 'Street 4',
  buildingType: 'apartment',
  building: '27',
  latitude: 29.335,
  longitude: 48.07,
  isPinConfirmed: true,
  isDefault: true,
  isSelected: true,
  zone: ZONE_CHECK,
  summary: 'Home, Salmiya, Street 4, 27',
};
export const MORE_ADDRESS = {
  labelText: 'Grandmother',
  block: '10',
  avenue: '2',
  floor: '3',
  unit: '12',
  landmark: 'Next to the bakery',
  directions: 'Ring twice',
  postcode: '22010',
  contactName: 'Noura',
  contactMobileNo: '55500011',
  zone: MORE_ZONE_CHECK,
};

export const COUNTRY = {
  id: 1,
  labelEN: 'Kuwait',
  labelAR: 'الكويت',
  iso2: 'KW',
  dialCode: '+965',
  mobileLength: [8],
  isDefault: true,
};
export const MORE_COUNTRY = { mobilePattern: '^[4569]\\d{7}$', flag: 'kw.svg' };

export const BLOCKS = [
  { kind: 'hero', images: [{ width: 1280, name: 'hero.webp' }] },
  { kind: 'banner', images: [{ width: 640, name: 'iftar.webp' }], alt: 'Iftar table for four' },
  {
    kind: 'orderTypePicker',
    options: [{ orderType: 'Delivery', label: 'Delivery', isActive: true }],
  },
  { kind: 'addressBar', placeholder: 'Where to?' },
  { kind: 'categories', title: 'Browse', categoryIds: [21, 22], style: 'tiles' },
  { kind: 'items', title: 'Loved here', itemIds: [301, 302], style: 'strip' },
  { kind: 'promos', title: 'Offers', promos: [{ promoCode: 'RAMADAN10', label: '10% off' }] },
  { kind: 'lastOrder', title: 'Again?' },
  { kind: 'stores', title: 'Our branches' },
  { kind: 'text', text: 'Bread from our own oven.' },
  { kind: 'social', links: [{ kind: 'instagram', url: 'https://instagram.example/beit' }] },
  { kind: 'buttons', buttons: [{ label: 'Menu', link: { to: 'menu' } }] },
];
export const MORE_BLOCKS = [
  {
    title: 'Welcome home',
    text: 'Levantine kitchen since 1998',
    link: { to: 'category', id: 21 },
  },
  {
    link: { to: 'promo', promoCode: 'RAMADAN10' },
    startsAt: '2025-02-28T00:00:00+03:00',
    endsAt: '2025-03-30T00:00:00+03:00',
  },
  { options: [{ note: 'About 40 minutes' }] },
  {},
  {},
  {},
  { promos: [{ image: 'promo.webp', endsAt: '2025-03-30T00:00:00+03:00' }] },
  {},
  {},
  { title: 'About us' },
  {},
  {
    buttons: [
      {
        link: { to: 'url', url: 'https://beit.example/catering' },
        bgColor: '#8C3B1A',
        color: '#FFFFFF',
      },
    ],
  },
];
