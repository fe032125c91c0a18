/**
 * Reads the first answers with the contract's own schemas, so that the app reads the same from them.
 * What the app has to explain or to find out is left to it: a refusal, an old menu, a hall.
 */
import * as v from 'valibot';
import { askedLang, type Lang } from '../../contract/languages.ts';
import type { CallPath } from '../../contract/calls.ts';
import { ButtonColorCodes, type PageColors } from '../../contract/colors.ts';
import { VerificationColorCode } from '../../contract/concept.ts';
import { openEnvelope, parseAnswer } from '../../contract/envelope.ts';
import { MergeScreen, RoomInfo } from '../../contract/places.ts';
import { listenToDroppedEntries } from '../../contract/schema.ts';
import { RatingTemplate } from '../../contract/rating.ts';
import { HeaderSetup, StoreRef } from '../../contract/venue.ts';
import type { EarlyAnswer } from '../../lazy/bootHandover.ts';
import type { Mode } from '../../ordering/visit/modes.ts';
import { isRatingClosed } from '../../rules/rating/ratingForm.ts';

/** The calls of the first screens, those first whose answers others need. */
const PATHS = {
  lane: 'Menu/CheckDriveThroughSetup/:code',
  laneSetup: 'Menu/GetDriveThroughSetup/:code',
  venue: 'Menu/GetStoreIdFromCode/:code',
  menu: 'Menu/:lang/:code',
  header: 'Menu/headerSetup/:lang/:code',
  colors: 'TableCart/GetButtonColorCodes/:code',
  hours: 'TableCart/checkOperationHourForTable',
  home: 'Menu/checkHomePageActivation/:code',
  welcome: 'Menu/homepage/:lang/:code',
  dish: 'Menu/MenuItemDetails/:lang/:code/:menuItemId',
  head: 'Menu/GetMenuDetails/:code',
  note: 'TableCart/getSpecialInstructions/:menuItemId',
  deliveryDish: 'Delivery/MenuitemDetailById/:lang/:storeId/:menuScheduleId/:menuItemId',
  countries: 'Delivery/GetCountries/:code',
  loginColors: 'Delivery/getSendVerificationColorCode/:code',
  cart: 'TableCart/:lang/:tableCode/:uniqueCartId',
  order: 'TableCart/checkEOrderStatus/:eOrderId',
  ending: 'TableCart/getEndingPageSetting/:code',
  filtered: 'Menu/GetMenuItemsForFilter/:lang/:code/:x',
  room: 'Menu/Rooms/:lang/:code/:tableId',
  hall: 'Menu/MergeScreen/:lang/:code',
  landing: 'Delivery/getLandingPage/:lang/:code',
  areas: 'Delivery/getArea/:code',
  setup: 'Delivery/getConceptSetup/:code',
  deliveryHeader: 'Delivery/headerSetup/:lang/:code',
  deliveryMenu: 'Delivery/Menu/:lang/:storeId',
  storeHours: 'Delivery/GetOperationHours/:storeId',
  soldOut: 'Delivery/GetUnavailableItemsForStore/:storeId',
  rating: 'RateAndReview/getTemplateSettingById/:templateId',
} as const satisfies Record<string, CallPath>;
type Name = keyof typeof PATHS;
/** The first script knows one number of an address, whatever the call names it. */
const asAsked = (path: string) =>
  path.replace(':menuScheduleId', '0').replace(/:(?:menuItem|eOrder|table|template)Id/, ':id');
export const CALLS = Object.entries(PATHS).map(
  ([name, path]) => [name as Name, asAsked(path)] as const,
);

/** The bodies of the answers that were asked for. Stored ones say nothing about today. */
export type AnswersAsTheyCame = Partial<Record<Name, unknown>> & {
  /** Answers to calls that depend on the first ones. */
  others?: Readonly<Record<string, unknown>>;
};

/** The answers that every first screen needs. */
export interface VenueAnswers {
  venue: StoreRef;
  header: HeaderSetup;
  colors: PageColors;
}

// The app reads the same answers, and reports these entries.
listenToDroppedEntries(() => undefined);

/** The paths of calls, by the keys of their answers. */
export type Asks = Readonly<Record<string, string>>;

/** Where and when a diner asks. */
export interface Asking {
  lang: Lang;
  code: string;
  mode: Mode;
  nowMs: number;
}

/** The content of an answer; undefined if the server refuses, or the contract does. */
export function read<Answer>(
  schema: v.GenericSchema<unknown, Answer>,
  body: unknown,
): Answer | undefined {
  const { status, dataenum } = openEnvelope(body);
  const result = status > 0 ? v.safeParse(schema, dataenum) : undefined;
  return result?.success ? result.output : undefined;
}

/** Throws if something is missing or refused, which the app then reports. */
export async function bodyOf(answer: Promise<EarlyAnswer>): Promise<unknown> {
  const { httpStatus, text, copyOf } = await answer;
  if (httpStatus !== 200 || copyOf !== null) throw new Error('This is not an answer for here.');
  return parseAnswer(text);
}

export function venueAnswers(came: AnswersAsTheyCame): VenueAnswers | undefined {
  const venue = read(StoreRef, came.venue);
  const header = read(HeaderSetup, came.header ?? came.deliveryHeader);
  const colors =
    came.loginColors === undefined
      ? read(ButtonColorCodes, came.colors)
      : read(VerificationColorCode, came.loginColors);
  return venue && header && colors && { venue, header, colors };
}

export interface RoomAnswers extends VenueAnswers {
  room: RoomInfo;
}

export function roomAnswers(came: AnswersAsTheyCame): RoomAnswers | undefined {
  const [venue, room] = [venueAnswers(came), read(RoomInfo, came.room)];
  return venue && room && { ...venue, room };
}

export interface RatingAnswers extends VenueAnswers {
  template: RatingTemplate;
}

/** A rating form that can be filled in. The app asks which dishes it is about. */
export function ratingAnswers(came: AnswersAsTheyCame): RatingAnswers | undefined {
  const [venue, template] = [venueAnswers(came), read(RatingTemplate, came.rating)];
  if (!venue || !template || isRatingClosed(template)) return undefined;
  const isWhole = template.questions.every(({ type }) => type !== 'item');
  return isWhole ? { ...venue, template } : undefined;
}

export interface HallAnswers extends VenueAnswers {
  hall: MergeScreen;
  /** Of the kitchens, by their codes. */
  headers: ReadonlyMap<string, HeaderSetup>;
}

export function hallAnswers(came: AnswersAsTheyCame): HallAnswers | undefined {
  const [venue, hall] = [venueAnswers(came), read(MergeScreen, came.hall)];
  const known = Object.entries(came.others ?? {}).flatMap(([code, body]) => {
    const header = read(HeaderSetup, body);
    return header ? [[code, header] as const] : [];
  });
  return venue && hall && { ...venue, hall, headers: new Map(known) };
}

/** The calls for the headers of a hall's kitchens. */
export function headersInHall({ hall }: AnswersAsTheyCame, { lang }: Asking): Asks {
  const codes = read(MergeScreen, hall)?.venues.map(({ code }) => code) ?? [];
  const path = (code: string) => `Menu/headerSetup/${askedLang(lang)}/${encodeURIComponent(code)}`;
  return Object.fromEntries(codes.map((code) => [code, path(code)]));
}
