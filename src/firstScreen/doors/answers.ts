/**
 * Reads the first answers with the contract's own schemas, so that the app reads the same from them.
 * What the app has to explain or to find out is left to it: a refusal, an old menu, a hall.
 */
import * as v from 'valibot';
import { askedLang, type Lang } from '../../contract/languages.ts';
import type { CallPath } from '../../contract/calls.ts';
import { Active } from '../../contract/basics.ts';
import { CartView, type CartViewLine } from '../../contract/cart.ts';
import { ButtonColorCodes, type PageColors } from '../../contract/colors.ts';
import { VerificationColorCode } from '../../contract/concept.ts';
import { openEnvelope } from '../../contract/envelope.ts';
import {
  ListedItems,
  ListedMenu,
  MenuDetails,
  MenuItem,
  SpecialInstructions,
  type ListedItem,
} from '../../contract/menu.ts';
import { DriveThroughSetup, HomePage, MergeScreen, RoomInfo } from '../../contract/places.ts';
import { listenToDroppedEntries } from '../../contract/schema.ts';
import { RatingTemplate } from '../../contract/rating.ts';
import { TableHours } from '../../contract/tableHours.ts';
import { HeaderSetup, StoreRef } from '../../contract/venue.ts';
import { modes } from '../../ordering/visit/modes.ts';
import { orderingState, type OrderingState } from '../../ordering/visit/orderingState.ts';
import { isSummed } from '../../rules/menu/energy.ts';
import { isRatingClosed } from '../../rules/rating/ratingForm.ts';

/** The calls of the first screens, those first whose answers others need. */
const PATHS = {
  lane: 'Menu/CheckDriveThroughSetup/:code',
  laneSetup: 'Menu/GetDriveThroughSetup/:code',
  menu: 'Menu/:lang/:code',
  venue: 'Menu/GetStoreIdFromCode/:code',
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
  path.replace(':menuScheduleId', '0').replace(/:(?:menuItem|table|template)Id/, ':id');
export const CALLS = Object.entries(PATHS).map(
  ([name, path]) => [name as Name, asAsked(path)] as const,
);

/** The bodies of the answers that were asked for. Stored ones say nothing about today. */
export type AnswersAsTheyCame = Partial<Record<Name, unknown>> & {
  /** Of other venues, by their codes. */
  headers?: Readonly<Record<string, unknown>>;
};

/** The answers that every first screen needs. */
export interface VenueAnswers {
  venue: StoreRef;
  header: HeaderSetup;
  colors: PageColors;
}

export interface FirstAnswers extends VenueAnswers {
  menu: ListedMenu;
  /** Says if the diner can order now, and if not, why. */
  state: OrderingState;
}

export interface WelcomeAnswers extends FirstAnswers {
  hours: TableHours;
  welcome: HomePage;
}

// The app reads the same answers, and reports these entries.
listenToDroppedEntries(() => undefined);

/** The content of an answer; undefined if the server refuses, or the contract does. */
export function read<Answer>(
  schema: v.GenericSchema<unknown, Answer>,
  body: unknown,
): Answer | undefined {
  const { status, dataenum } = openEnvelope(body);
  const result = status > 0 ? v.safeParse(schema, dataenum) : undefined;
  return result?.success ? result.output : undefined;
}

/** The details of a dish that is drawn. */
export function wholeItem(item: ListedItem): MenuItem {
  return v.parse(MenuItem, item);
}

/** A menu with dishes, until it changes. */
export function isCurrent({ menuItems, nextChangeAt }: ListedMenu, nowMs: number): boolean {
  const isOver = nextChangeAt !== undefined && !(Date.parse(nextChangeAt) > nowMs);
  return menuItems.length > 0 && !isOver;
}

/** With another type, the menu depends on where the diner is. */
const isOfTables = ({ menuTypeId }: Pick<MenuDetails, 'menuTypeId'>) =>
  menuTypeId === modes.Table.menuTypeId;

/** The dishes that match the filters, by the server's answer; undefined if it was not asked. */
export function matches({ filtered }: AnswersAsTheyCame): ReadonlySet<number> | undefined {
  const items = filtered === undefined ? undefined : read(ListedItems, filtered);
  return items && new Set(items.map(({ id }) => id));
}

/** A hall and a hotel have pages of their own. */
function isRestaurant({ kind }: StoreRef): boolean {
  return kind === 'store' || kind === 'concept';
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

/**
 * The answers of a restaurant; undefined if the app has to draw them. Stored answers contain no
 * hours, and expire when the menu changes.
 */
export function menuAnswers(came: AnswersAsTheyCame, nowMs: number): FirstAnswers | undefined {
  const menu = read(ListedMenu, came.menu);
  const venue = venueAnswers(came);
  if (!menu || !venue) return undefined;
  const isKept = came.hours === undefined && came.home === undefined;
  const hours = read(TableHours, came.hours);
  const isWhole = isKept || (hours && read(Active, came.home));
  if (!isWhole || !isOfTables(menu) || !isCurrent(menu, nowMs)) return undefined;
  if (!isRestaurant(venue.venue)) return undefined;
  return { menu, ...venue, state: orderingState({ menu, opening: hours, hasTable: true }) };
}

export interface DishAnswers extends VenueAnswers {
  dish: MenuItem;
  head: MenuDetails;
  /** How the venue asks for a note. */
  note: SpecialInstructions;
  state: OrderingState;
  isDelivery?: boolean;
}

/** The courses of a set meal are on the menu, which a dish's page loads later. */
export function isCountedByApp(dish: MenuItem): boolean {
  return dish.isCombo && isSummed(dish);
}

/** A dish at a table. */
export function dishAnswers(came: AnswersAsTheyCame): DishAnswers | undefined {
  const [venue, dish] = [venueAnswers(came), read(MenuItem, came.dish)];
  const [head, hours] = [read(MenuDetails, came.head), read(TableHours, came.hours)];
  const note = read(SpecialInstructions, came.note);
  if (!venue || !dish || !head || !hours || !note) return undefined;
  if (isCountedByApp(dish) || !isOfTables(head) || !isRestaurant(venue.venue)) return undefined;
  const state = orderingState({ menu: head, opening: hours, hasTable: true });
  return { ...venue, dish, head, note, state };
}

/** The same for a welcome page. A venue without one shows its menu instead. */
export function welcomeAnswers(came: AnswersAsTheyCame, nowMs: number): WelcomeAnswers | undefined {
  const answers = menuAnswers(came, nowMs);
  const [hours, home] = [read(TableHours, came.hours), read(Active, came.home)];
  const welcome = read(HomePage, came.welcome);
  if (!answers || !hours || !welcome || !home?.isActive) return undefined;
  return { ...answers, hours, welcome };
}

export interface CartAnswers extends VenueAnswers {
  view: CartView;
  head: MenuDetails;
  state: OrderingState;
}

/** The app names lines without a name, says what has changed, and who shares the cart. */
function isPlain({ cartList, changes, promo }: CartView): boolean {
  const isSimple = ({ menuItemName, isAvailable, addedBy }: CartViewLine) =>
    menuItemName !== '' && isAvailable && !addedBy;
  return cartList.length > 0 && changes.length === 0 && promo === null && cartList.every(isSimple);
}

/** The cart of a table. */
export function cartAnswers(came: AnswersAsTheyCame): CartAnswers | undefined {
  const [venue, view] = [venueAnswers(came), read(CartView, came.cart)];
  const [head, hours] = [read(MenuDetails, came.head), read(TableHours, came.hours)];
  if (!venue || !view || !head || !hours || !isPlain(view)) return undefined;
  if (!isOfTables(head) || !isRestaurant(venue.venue)) return undefined;
  const state = orderingState({ menu: head, opening: hours, hasTable: true });
  return { ...venue, view, head, state };
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
  const known = Object.entries(came.headers ?? {}).flatMap(([code, body]) => {
    const header = read(HeaderSetup, body);
    return header ? [[code, header] as const] : [];
  });
  return venue && hall && { ...venue, hall, headers: new Map(known) };
}

/** The calls for the headers of a hall's kitchens. */
export function headersInHall({ hall }: AnswersAsTheyCame, lang: Lang): Record<string, string> {
  const codes = read(MergeScreen, hall)?.venues.map(({ code }) => code) ?? [];
  const path = (code: string) => `Menu/headerSetup/${askedLang(lang)}/${encodeURIComponent(code)}`;
  return Object.fromEntries(codes.map((code) => [code, path(code)]));
}

export interface LaneAnswers extends WelcomeAnswers {
  setup: DriveThroughSetup;
}

/** True once it is known that this venue is no drive-through. */
export function isNoLane({ lane }: AnswersAsTheyCame): boolean {
  return lane !== undefined && read(Active, lane)?.isActive !== true;
}

/** The welcome of a drive-through. */
export function laneAnswers(came: AnswersAsTheyCame): LaneAnswers | undefined {
  const setup = read(DriveThroughSetup, came.laneSetup);
  const [hours, home] = [read(TableHours, came.hours), read(Active, came.home)];
  const [venue, welcome] = [venueAnswers(came), read(HomePage, came.welcome)];
  const menu = read(ListedMenu, came.menu);
  const isLane = read(Active, came.lane)?.isActive && setup?.isActive && setup.tableCode !== '';
  if (!isLane || !hours || !home?.isActive || !venue || !welcome || !menu) return undefined;
  const state = orderingState({ menu, opening: hours, hasTable: true });
  return { ...venue, menu, hours, welcome, setup, state };
}
