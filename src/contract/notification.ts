import * as v from 'valibot';
import { color, flag, id, iso, list, maybe, maybeText, numberOr, text } from './schema.ts';
import type { Lang } from './languages.ts';

/** Places where a notification may appear. */
export const APPEARANCE = {
  home: 1,
  menu: 2,
  cart: 3,
  item: 4,
  category: 5,
  orderPlaced: 6,
} as const;
export type AppearanceId = (typeof APPEARANCE)[keyof typeof APPEARANCE];

const ItemDetails = v.object({ id, isCombo: flag, isNonItem: flag, isCustomized: flag });

export const NotificationDetail = v.object({
  audienceId: v.picklist([1, 2, 3]),
  visibiltyId: numberOr(1),
  animationId: numberOr(0),
  closeBtnColor: color,
  closeBtnPlacement: numberOr(3),
  dimensionId: numberOr(1),
  width: numberOr(0),
  height: numberOr(0),
  notificationPlacement: numberOr(2),
  imageName: text,
  showBtn: flag,
  buttonName: text,
  buttonBgColor: color,
  buttonColor: color,
  actionId: numberOr(0),
  itemDetails: v.fallback(v.nullable(ItemDetails), null),
  promo: v.fallback(v.nullable(v.object({ promoCode: text })), null),
  // An audience rule without a valid number never applies; the rule decides that, not the schema.
  type: maybe(v.picklist([1, 2])),
  days: maybe(v.number()),
  startDate: maybeText,
  endDate: maybeText,
  orderNo: maybe(v.number()),
  comparisionId: maybe(v.number()),
  variableId: maybe(v.number()),
  imageAlt: maybeText,
  buttonNameAr: maybeText,
  imageNameAr: maybeText,
});
export type NotificationDetail = v.InferOutput<typeof NotificationDetail>;

export const Notification = v.object({
  notificationId: id,
  createdOn: iso,
  /** One slide or a list of slides: always read as a list. */
  notificationDetail: v.union([
    v.pipe(
      v.array(v.unknown()),
      v.transform((details) => v.parse(list(NotificationDetail, 'notification slides'), details)),
    ),
    v.pipe(
      NotificationDetail,
      v.transform((detail) => [detail]),
    ),
  ]),
});
export type Notification = v.InferOutput<typeof Notification>;

export interface PushSubscriptionPost {
  code: string;
  conceptId: number;
  customerId: number;
  lang: Lang;
  /** With `customerId` 0: a visitor gets messages only about the order of this key. */
  orderKey?: string;
  subscription: {
    endpoint: string;
    expirationTime: number | null;
    keys: { p256dh: string; auth: string };
  };
}
