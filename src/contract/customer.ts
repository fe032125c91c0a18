import * as v from 'valibot';
import {
  flag,
  id,
  iso,
  key,
  list,
  listAnswer,
  maybe,
  maybeFlag,
  maybeText,
  money,
  numberOr,
  oneOf,
  quantity,
  text,
  shownOr,
  minutesOrNone,
  maybeShown,
} from './schema.ts';
import { codeChannel, orderType, Point, type CodeChannel } from './basics.ts';
import { LANGS, type Lang } from './languages.ts';

export const Login = v.object({
  userId: id,
  customerId: id,
  conceptId: id,
  token: key,
  rfId: text,
  userName: text,
  isNewCustomer: flag,
  expiresAt: iso,
});
export type Login = v.InferOutput<typeof Login>;

export const CodeSent = v.object({
  source: codeChannel,
  sentTo: text,
  length: numberOr(6),
  expiresAt: iso,
  resendAt: iso,
  triesLeft: shownOr(5),
  verificationId: key,
});
export type CodeSent = v.InferOutput<typeof CodeSent>;

export const Profile = v.object({
  customerId: id,
  userId: numberOr(0),
  userName: text,
  firstName: text,
  lastName: text,
  countryId: numberOr(0),
  dialCode: text,
  mobileNo: text,
  email: maybeText,
  isEmailVerified: maybeFlag,
  birthday: maybeText,
  gender: maybe(v.picklist(['', 'f', 'm'])),
  lang: oneOf(LANGS, 'EN'),
  isMarketingAllowed: flag,
  createdOn: iso,
});
export type Profile = v.InferOutput<typeof Profile>;

export const ZoneCheck = v.object({
  inZone: flag,
  storeId: numberOr(0),
  zoneId: numberOr(0),
  deliveryFee: money,
  minOrderAmount: money,
  freeDeliveryFrom: maybe(money),
  minutes: minutesOrNone,
  isOpenNow: flag,
  nextOpenAt: maybeText,
});
export type ZoneCheck = v.InferOutput<typeof ZoneCheck>;

const addressFields = {
  addressId: id,
  customerId: numberOr(0),
  label: oneOf(['home', 'work', 'other'], 'other'),
  labelText: maybeText,
  countryId: numberOr(0),
  cityId: numberOr(0),
  areaId: numberOr(0),
  areaName: text,
  block: maybeText,
  street: text,
  avenue: maybeText,
  buildingType: oneOf(['house', 'apartment', 'office', 'hotel'], 'house'),
  building: text,
  floor: maybeText,
  unit: maybeText,
  landmark: maybeText,
  directions: maybeText,
  postcode: maybeText,
  contactName: maybeText,
  contactMobileNo: maybeText,
  latitude: numberOr(0),
  longitude: numberOr(0),
  isPinConfirmed: flag,
};

export const DeliveryAddress = v.object({
  storeId: id,
  deliveryFee: money,
  ...addressFields,
  isDefault: flag,
  isSelected: flag,
  zone: ZoneCheck,
  summary: text,
});
export type DeliveryAddress = v.InferOutput<typeof DeliveryAddress>;

/** The fields the diner fills in; the server calculates the others. */
export type AddressPost = Omit<
  DeliveryAddress,
  'storeId' | 'deliveryFee' | 'isDefault' | 'isSelected' | 'zone' | 'summary'
> & { uniqueId?: string };

export const Area = v.object({
  cityId: id,
  cityEN: text,
  cityAR: text,
  areas: list(
    v.object({ areaId: id, labelEN: text, labelAR: text, center: maybe(Point), isServed: flag }),
    'areas',
  ),
});
export type Area = v.InferOutput<typeof Area>;
export const Areas = listAnswer(Area, 'cities');

export const MapSetup = v.object({
  storeId: numberOr(0),
  center: Point,
  zoom: numberOr(12),
  stores: list(v.object({ storeId: id, location: Point }), 'stores on the map'),
  zones: list(v.object({ zoneId: id, storeId: numberOr(0), polygon: list(Point) }), 'zones'),
});
export type MapSetup = v.InferOutput<typeof MapSetup>;

export const LoyaltySetup = v.object({
  isActive: flag,
  loyaltySchemeId: numberOr(0),
  labelEN: text,
  labelAR: text,
  unitEN: text,
  unitAR: text,
  icon: maybeText,
  earnOn: list(orderType),
  redeemOn: list(orderType),
  termsUrl: maybeText,
});
export type LoyaltySetup = v.InferOutput<typeof LoyaltySetup>;

export const LoyaltyScheme = v.object({
  loyaltySchemeId: id,
  earnPointsPerUnit: v.pipe(v.number(), v.minValue(0)),
  pointsPerUnit: v.pipe(v.number(), v.minValue(1)),
  stepPoints: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  minPoints: v.fallback(quantity, 0),
  maxPoints: maybe(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  maxPercentOfOrder: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  isCombinable: flag,
  expiryMonths: maybeShown,
  tiers: list(v.object({ name: text, fromPoints: v.number(), factor: v.number() }), 'tiers'),
});
export type LoyaltyScheme = v.InferOutput<typeof LoyaltyScheme>;

export const LoyaltyBalance = v.object({
  customerId: id,
  points: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  held: shownOr(0),
  worth: money,
  currency: text,
  tier: maybeText,
  expiring: maybe(v.object({ points: shownOr(0), on: text })),
});
export type LoyaltyBalance = v.InferOutput<typeof LoyaltyBalance>;

export const ExchangeRate = v.object({
  loyaltySchemeId: id,
  points: v.number(),
  worth: money,
  sWorth: text,
  currency: text,
  text,
});
export type ExchangeRate = v.InferOutput<typeof ExchangeRate>;

/** Requests a code for the log-in. */
export interface CodeRequest {
  countryId: number;
  dialCode: string;
  mobileNo: string;
  source: CodeChannel;
  email?: string;
  lang: Lang;
}

/** The code as the diner typed it. */
export interface TypedCode {
  verificationId: string;
  code: string;
  source: CodeChannel;
}

/** The fields the diner may change; the server sets the others. */
export type ProfilePost = Omit<Profile, 'createdOn' | 'userName'> & { userName?: string };

export interface LogOutNotice {
  rfId: string;
  pushEndpoint?: string;
}

/** A pin, or the area if there is no pin. */
export type ZoneQuestion = Readonly<{ latitude?: number; longitude?: number; areaId?: number }>;
