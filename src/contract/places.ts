/** The pages that lead into ordering: home, landing, food hall, hotel room, drive-through. */
import * as v from 'valibot';
import {
  color,
  flag,
  id,
  key,
  list,
  maybe,
  maybeExact,
  maybeText,
  money,
  numberOr,
  oneOf,
  quantity,
  text,
  maybeMinutes,
  minutesOrNone,
} from './schema.ts';
import { ask, Img, orderType, STATES } from './basics.ts';
import { pageColors } from './colors.ts';

export const BlockLink = v.object({
  to: v.picklist(['menu', 'category', 'item', 'promo', 'rating', 'url']),
  id: maybe(id),
  promoCode: maybeText,
  url: maybeText,
});
export type BlockLink = v.InferOutput<typeof BlockLink>;

const PromoSummary = v.object({
  promoCode: text,
  label: text,
  image: maybeText,
  endsAt: maybeText,
});

export const LinkButton = v.object({
  label: text,
  link: BlockLink,
  bgColor: color,
  color,
});

export const Block = v.variant('kind', [
  v.object({
    kind: v.literal('hero'),
    images: list(Img),
    title: maybeText,
    text: maybeText,
    link: maybe(BlockLink),
  }),
  v.object({
    kind: v.literal('banner'),
    images: list(Img),
    alt: text,
    link: maybe(BlockLink),
    startsAt: maybeText,
    endsAt: maybeText,
  }),
  v.object({
    kind: v.literal('orderTypePicker'),
    options: list(v.object({ orderType, label: text, isActive: flag, note: maybeText })),
  }),
  v.object({ kind: v.literal('addressBar'), placeholder: text }),
  v.object({
    kind: v.literal('categories'),
    title: text,
    categoryIds: list(id),
    style: oneOf(['tiles', 'strip'], 'tiles'),
  }),
  v.object({
    kind: v.literal('items'),
    title: text,
    itemIds: list(id),
    style: oneOf(['strip', 'grid'], 'strip'),
  }),
  v.object({ kind: v.literal('promos'), title: text, promos: list(PromoSummary) }),
  v.object({ kind: v.literal('lastOrder'), title: text }),
  v.object({ kind: v.literal('stores'), title: text }),
  v.object({ kind: v.literal('text'), title: maybeText, text }),
  v.object({ kind: v.literal('social'), links: list(v.object({ kind: text, url: key })) }),
  v.object({ kind: v.literal('buttons'), buttons: list(LinkButton) }),
]);
export type Block = v.InferOutput<typeof Block>;

const blocks = list(Block, 'blocks');

export const HomePage = v.object({ blocks, colors: pageColors, menuScheduleId: numberOr(0) });
export type HomePage = v.InferOutput<typeof HomePage>;

export const LandingPage = v.object({
  blocks,
  colors: pageColors,
  isDelivery: flag,
  isPickUp: flag,
  backgroundImage: maybeText,
  welcome: maybeText,
});
export type LandingPage = v.InferOutput<typeof LandingPage>;

export const MergeScreen = v.object({
  code: text,
  label: text,
  labelEN: text,
  labelAR: text,
  logo: text,
  images: list(Img),
  text: maybeText,
  colors: pageColors,
  venues: list(
    v.object({
      code: key,
      tableCode: text,
      State: oneOf(STATES, 'View'),
      label: text,
      labelEN: text,
      labelAR: text,
      logo: text,
      images: list(Img),
      cuisine: maybeText,
      isOpenNow: flag,
      nextOpenAt: maybeText,
      seq: numberOr(0),
      start: oneOf(['Emenu', 'Menu', 'Delivery'], 'Menu'),
    }),
    'venues of the hall',
  ),
});
export type MergeScreen = v.InferOutput<typeof MergeScreen>;

export const RoomInfo = v.object({
  code: text,
  tableId: id,
  tableCode: text,
  roomCode: text,
  roomLabel: text,
  hotelName: text,
  logo: text,
  colors: pageColors,
  text: maybeText,
  isActive: flag,
  guestCheck: oneOf(['none', 'lastName', 'lastNameAndDeparture'], 'none'),
  isRoomChargeActive: flag,
  outlets: list(
    v.object({
      code: key,
      tableCode: key,
      label: text,
      image: text,
      cuisine: maybeText,
      isOpenNow: flag,
      nextOpenAt: maybeText,
      prepMinutes: maybeMinutes,
      trayCharge: maybeExact(money),
    }),
    'outlets',
  ),
});
export type RoomInfo = v.InferOutput<typeof RoomInfo>;

export const DriveThroughSetup = v.object({
  code: text,
  storeId: id,
  tableCode: key,
  isActive: flag,
  welcome: maybeText,
  instructions: maybeText,
  fields: list(
    v.object({
      field: v.picklist(['name', 'mobileNo', 'plate', 'carMake', 'carColor', 'slot']),
      ask,
      labelEn: text,
      labelAr: text,
      pattern: maybeText,
      maxLength: maybe(quantity),
    }),
    'car form fields',
  ),
  carMakes: list(v.string()),
  carColors: list(v.object({ id, labelEn: text, labelAr: text, color: text }), 'car colours'),
  slots: list(v.object({ slotId: id, label: text, isFree: flag }), 'bays'),
  isArrivalCalled: flag,
  readyMinutes: minutesOrNone,
  dialCode: text,
});
export type DriveThroughSetup = v.InferOutput<typeof DriveThroughSetup>;

/** The details with which a guest proves to be checked in. */
export interface GuestCheck {
  lastName: string;
  departure?: string;
}
