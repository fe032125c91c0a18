/** The rules, texts and colours of a brand's delivery side. */
import * as v from 'valibot';
import {
  color,
  currency,
  decimals,
  flag,
  id,
  key,
  list,
  listAnswer,
  maybe,
  maybeText,
  money,
  numberOr,
  quantity,
  text,
  shownOr,
  minutesOrNone,
} from './schema.ts';
import { ask, codeChannel } from './basics.ts';
import { pageColorFields } from './colors.ts';
import { PaymentMethod, TipSetup } from './paymentMethods.ts';

const otpFields = v.object({
  length: numberOr(6),
  expirySeconds: shownOr(300),
  resendSeconds: shownOr(60),
  maxTries: shownOr(5),
  lockMinutes: shownOr(15),
  channels: list(codeChannel, 'code channels'),
});
export const OtpRules = v.fallback(otpFields, () => v.parse(otpFields, { channels: ['sms'] }));
export type OtpRules = v.InferOutput<typeof OtpRules>;

/** The form has a line for each day. */
const MOST_DAYS_AHEAD = 366;

export const AddressFieldRule = v.object({ field: key, ask, maxLength: maybe(quantity) });
export type AddressFieldRule = v.InferOutput<typeof AddressFieldRule>;

export const ConceptSetup = v.object({
  conceptId: id,
  code: text,
  currency,
  currencyDecimals: maybe(decimals),
  timeZone: text,
  isDeliveryActive: flag,
  isPickUpActive: flag,
  isOrderingPaused: flag,
  pauseMessage: maybeText,
  isScheduledOrderActive: flag,
  scheduleDaysAhead: v.fallback(v.pipe(quantity, v.maxValue(MOST_DAYS_AHEAD)), 0),
  slotMinutes: shownOr(30),
  leadMinutes: minutesOrNone,
  cartExpiryMinutes: v.fallback(v.pipe(v.number(), v.minValue(0.1), v.maxValue(1e6)), 2),
  minOrderDelivery: money,
  minOrderPickUp: money,
  freeDeliveryFrom: maybe(money),
  otp: OtpRules,
  defaultCountryId: numberOr(0),
  paymentMethods: list(PaymentMethod, 'payment methods'),
  tips: maybe(TipSetup),
  cashRounding: maybe(money),
  isPromoActive: flag,
  isLoyaltyActive: flag,
  isDisplayVoucher: flag,
  noteMaxLength: shownOr(200),
  isCutleryAsked: flag,
  isLeaveAtDoorAllowed: flag,
  cancelMinutes: minutesOrNone,
  askEmail: ask,
  askBirthday: ask,
  addressFields: list(AddressFieldRule, 'address fields'),
  termsUrl: maybeText,
  privacyUrl: maybeText,
  isInstallBannerActive: flag,
  isPushActive: flag,
});
export type ConceptSetup = v.InferOutput<typeof ConceptSetup>;

export const ConceptInfo = v.object({
  conceptId: id,
  labelEN: text,
  labelAR: text,
  descriptionEN: maybeText,
  descriptionAR: maybeText,
  logo: text,
  phone: maybeText,
  whatsapp: maybeText,
  email: maybeText,
  website: maybeText,
  social: maybe(
    list(
      v.object({
        kind: v.picklist(['instagram', 'facebook', 'x', 'tiktok', 'snapchat', 'youtube']),
        url: key,
      }),
      'social links',
    ),
  ),
  legalName: maybeText,
  taxNumber: maybeText,
  allergenNoteEN: maybeText,
  allergenNoteAR: maybeText,
});
export type ConceptInfo = v.InferOutput<typeof ConceptInfo>;

export const Country = v.object({
  id,
  labelEN: text,
  labelAR: text,
  iso2: text,
  dialCode: key,
  mobileLength: list(v.number()),
  mobilePattern: maybeText,
  isDefault: flag,
  flag: maybeText,
});
export type Country = v.InferOutput<typeof Country>;
export const Countries = listAnswer(Country, 'countries');

export const CartColorCode = v.object({
  ...pageColorFields,
  totalBarBgColor: color,
  totalBarColor: color,
  discountColor: color,
  promoBgColor: color,
});
export type CartColorCode = v.InferOutput<typeof CartColorCode>;

export const VerificationColorCode = v.object({
  ...pageColorFields,
  logo: maybeText,
  otpBoxColor: color,
  otpBoxActiveColor: color,
});

export const AddressListColorCode = v.object({
  ...pageColorFields,
  defaultBadgeColor: color,
  pinColor: color,
  zoneColor: color,
});
export type AddressListColorCode = v.InferOutput<typeof AddressListColorCode>;

export const PaymentPageColorCode = v.object({
  ...pageColorFields,
  selectedMethodColor: color,
  totalBarBgColor: color,
  totalBarColor: color,
});
export type PaymentPageColorCode = v.InferOutput<typeof PaymentPageColorCode>;
