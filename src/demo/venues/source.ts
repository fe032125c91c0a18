/**
 * The format of a demo venue: fixed data such as dishes, hours, zones and offers. Data that changes
 * (orders, stock, codes) is in `backend/`.
 *
 * Pictures. A dish names its picture without width or ending: `falafel`. The server turns it into
 * `{code}~falafel-{160|320|640|1280}.svg` below `/images/`, with `{code}` of the VenueSource; a
 * thumbnail is the 320 one. Beside the dishes each venue has `{code}~logo.svg` and
 * `{code}~hero-{width}.svg`. `pictures/pictures.ts` exports
 * `pictureResponse(name: string): { body: string | Uint8Array; type: string } | undefined`
 * for such a full name (`BEIT~falafel-320.svg`).
 *
 * Ids are plain numbers. Across the whole demo these are unique: conceptId, storeId, every code
 * (of venues, stores, tables), item id, categoryId, group id, modifier id, discount id, promo id,
 * zoneId, areaId, notification id, templateId, schemeId, customerId, userId.
 * Amounts are major units (4.75). Times of day are in the venue's time zone.
 */
import type { Layout, ServiceKind } from '../../contract/menu.ts';
import type { PaymentMethod, TipSetup } from '../../contract/paymentMethods.ts';
import type {
  AddressFieldRule,
  AddressListColorCode,
  CartColorCode,
  Country,
  OtpRules,
  PaymentPageColorCode,
} from '../../contract/concept.ts';
import type { ButtonColorCodes } from '../../contract/colors.ts';
import type { Ask, OrderType, Point, State } from '../../contract/basics.ts';
import type { HeaderSetup } from '../../contract/venue.ts';
import type {
  CategorySource,
  DiscountSource,
  FilterSource,
  GroupSource,
  ItemSource,
  LoyaltySource,
  PromoSource,
  Words,
} from './menuSource.ts';
import type {
  BlockSource,
  EndingPageSource,
  NotificationSource,
  RatingSource,
} from './pageSource.ts';
import type { StoreSource } from './storeSource.ts';

export type VenueSource = ConceptSource | MergeSource | HotelSource;

/** A brand with one or more branches that share one menu. */
export interface ConceptSource {
  kind: 'concept';
  conceptId: number;
  /** Code of the brand, and of a single branch without its own code. */
  code: string;
  label: Words;
  description?: Words;
  currency: string;
  /** Default: by ISO 4217, 2 for most. */
  decimals?: number;
  timeZone: string;
  header: HeaderSource;
  colors: VenueColors;
  phone?: string;
  whatsapp?: string;
  email?: string;
  website?: string;
  social?: {
    kind: 'instagram' | 'facebook' | 'x' | 'tiktok' | 'snapchat' | 'youtube';
    url: string;
  }[];
  legalName?: string;
  /** If set, placed orders have an invoice. */
  taxNumber?: string;
  allergenNote?: Words;

  /** The first one is the default branch of the code. */
  stores: StoreSource[];
  categories: CategorySource[];
  items: ItemSource[];
  /** Every modifier group once; items and modifiers refer to them by id. */
  groups?: GroupSource[];
  discounts?: DiscountSource[];
  promos?: PromoSource[];
  loyalty?: LoyaltySource;
  notifications?: NotificationSource[];
  ratings?: RatingSource[];

  /** Self-order settings of the menu. */
  layout?: Layout;
  filters?: FilterSource[];
  taxes?: { id: number; label: Words; percent: number; included?: boolean }[];
  serviceCharge?: {
    label: Words;
    percent?: number;
    amount?: number;
    taxed?: boolean;
    orderTypes?: OrderType[];
  };
  /** Fee per order, by order type. */
  packaging?: Partial<Record<OrderType, number>>;
  /** Smallest order at a table, in a room and at the drive-through. */
  minOrder?: number;
  paymentMethods: PaymentMethodSource[];
  tips?: TipSetup;
  /** 0.005 = cash is rounded to 5 fils. */
  cashRounding?: number;
  /** Promo box in the cart. Default true when there are promos with a code. */
  showVoucher?: boolean;
  askName?: Ask;
  askPhone?: Ask;
  noteMaxLength?: number;
  services?: ServiceKind[];
  instructionPresets?: { id: number; label: Words }[];
  endingPage?: EndingPageSource;

  /** Page of `Emenu/{code}`; without it the home page is inactive. */
  home?: BlockSource[];
  /** Page of `Delivery/{code}`; default: hero, order type picker, address bar. */
  landing?: BlockSource[];
  landingWelcome?: Words;
  delivery?: DeliverySource;
  countries: CountrySource[];
  cities?: CitySource[];
  /** Existing customers, so that order list, points and addresses are not empty. */
  customers?: CustomerSource[];
}

/** `header.logo` and `header.labelEN/AR` come from the venue itself. */
export type HeaderSource = Partial<Omit<HeaderSetup, 'logo' | 'labelEN' | 'labelAR'>> & {
  colorCode: string;
};

/** Colours of all pages in one place; each call returns the colours of its page. */
export type VenueColors = ButtonColorCodes &
  CartColorCode &
  AddressListColorCode &
  PaymentPageColorCode & { otpBoxColor?: string; otpBoxActiveColor?: string };

export interface CitySource {
  cityId: number;
  label: Words;
  areas: { areaId: number; label: Words; center: Point }[];
}

export interface CountrySource extends Omit<Country, 'labelEN' | 'labelAR' | 'isDefault' | 'flag'> {
  label: Words;
  isDefault?: boolean;
}

export interface PaymentMethodSource {
  id: number;
  kind: PaymentMethod['kind'];
  label: Words;
  /** Default: all order types. Card, debit, Apple Pay and qlub are paid online. */
  orderTypes?: OrderType[];
  min?: number;
  max?: number;
  fee?: number;
  note?: Words;
}

interface DeliverySource {
  /** Default true. Applies only to branches that deliver. */
  startWithAddress?: boolean;
  /** Default 2 minutes. */
  cartExpiryMinutes?: number;
  minOrderDelivery?: number;
  minOrderPickUp?: number;
  freeDeliveryFrom?: number;
  /** Without it only "as soon as possible". */
  slots?: {
    minutes: number;
    leadMinutes: number;
    daysAhead: number;
    /** Orders per slot; default 5. */
    capacity?: number;
    extraFees?: { from: string; to: string; fee: number }[];
  };
  otp?: Partial<OtpRules>;
  cancelMinutes?: number;
  askCutlery?: boolean;
  leaveAtDoor?: boolean;
  askEmail?: Ask;
  askBirthday?: Ask;
  addressFields?: AddressFieldRule[];
  termsUrl?: string;
  privacyUrl?: string;
  installBanner?: boolean;
}

export interface CustomerSource {
  customerId: number;
  userId: number;
  firstName: string;
  lastName: string;
  countryId: number;
  /** National digits. */
  mobileNo: string;
  email?: string;
  /** May not order (-45). */
  blocked?: boolean;
  points?: number;
  addresses?: {
    addressId: number;
    label: 'home' | 'work' | 'other';
    areaId: number;
    block?: string;
    street: string;
    buildingType: 'house' | 'apartment' | 'office' | 'hotel';
    building: string;
    floor?: string;
    unit?: string;
    directions?: string;
    pin: Point;
  }[];
  /** Completed orders, newest first. */
  orders?: {
    daysAgo: number;
    orderType: 'Delivery' | 'PickUp';
    items: { itemId: number; quantity: number }[];
  }[];
}

/** Several venues behind one code. */
export interface MergeSource {
  kind: 'merge';
  code: string;
  label: Words;
  text?: Words;
  colors: VenueColors;
  header: HeaderSource;
  timeZone: string;
  currency: string;
  /** In display order. `tableCode` is a table of that venue; not needed if `start` is Delivery. */
  venues: {
    code: string;
    tableCode?: string;
    state?: State;
    start?: 'Emenu' | 'Menu' | 'Delivery';
    cuisine?: Words;
    picture?: string;
  }[];
}

/** Rooms whose guests order from outlets, which are separate venues with orderType Room. */
export interface HotelSource {
  kind: 'hotel';
  code: string;
  label: Words;
  text?: Words;
  colors: VenueColors;
  header: HeaderSource;
  timeZone: string;
  currency: string;
  guestCheck: 'none' | 'lastName' | 'lastNameAndDeparture';
  roomCharge?: boolean;
  /** `guest` is the current guest; without one, the room is not active. */
  rooms: {
    tableId: number;
    roomCode: string;
    tableCode: string;
    label: Words;
    guest?: { lastName: string; departure: string };
  }[];
  /** The table code of a room at an outlet is generated: `{outlet code}-{roomCode}`. */
  outlets: {
    code: string;
    cuisine?: Words;
    picture?: string;
    prepMinutes?: number;
    trayCharge?: number;
  }[];
}
