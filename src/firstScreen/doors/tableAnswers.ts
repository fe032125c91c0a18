/** The answers of a table's pages, and of a lane's. What the app has to explain is left to it. */
import * as v from 'valibot';
import { askedLang } from '../../contract/languages.ts';
import { Active } from '../../contract/basics.ts';
import { CartView, type CartViewLine } from '../../contract/cart.ts';
import { openEnvelope } from '../../contract/envelope.ts';
import {
  ListedItems,
  ListedMenu,
  MenuDetails,
  MenuItem,
  SpecialInstructions,
  type ListedItem,
  type ServiceKind,
} from '../../contract/menu.ts';
import { EndingPageSetting, EOrderStatus } from '../../contract/orders.ts';
import { PAYMENT_STATUS } from '../../contract/payment.ts';
import { DriveThroughSetup, HomePage } from '../../contract/places.ts';
import { TABLE_UNKNOWN } from '../../contract/status.ts';
import { TableHours } from '../../contract/tableHours.ts';
import type { StoreRef } from '../../contract/venue.ts';
import { modes, type Mode } from '../../ordering/visit/modes.ts';
import { orderingState, type OrderingState } from '../../ordering/visit/orderingState.ts';
import { isSummed } from '../../rules/menu/energy.ts';
import type { ShownRound } from '../../pages/table/RoundCardView.tsx';
import { isPlacedStatus } from '../../rules/order/orderProgress.ts';
import { placedOrders, storedNotes } from '../../storage/earlyReads.ts';
import {
  read,
  venueAnswers,
  type AnswersAsTheyCame,
  type Asking,
  type Asks,
  type VenueAnswers,
} from './answers.ts';

export interface FirstAnswers extends VenueAnswers {
  menu: ListedMenu;
  /** Says if the diner can order now, and if not, why. */
  state: OrderingState;
}

export interface WelcomeAnswers extends FirstAnswers {
  /** Undefined if the server does not know the table. */
  hours: TableHours | undefined;
  welcome: HomePage;
  asks: Mode['asks'];
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

/** With another type of menu, the app finds out in which mode the diner is. */
const isOf = (mode: Mode, { menuTypeId }: Pick<MenuDetails, 'menuTypeId'>) =>
  menuTypeId === mode.menuTypeId;

/** The dishes that match the filters, by the server's answer; undefined if it was not asked. */
export function matches({ filtered }: AnswersAsTheyCame): ReadonlySet<number> | undefined {
  const items = filtered === undefined ? undefined : read(ListedItems, filtered);
  return items && new Set(items.map(({ id }) => id));
}

/** A hall and a hotel have pages of their own. */
function isRestaurant({ kind }: StoreRef): boolean {
  return kind === 'store' || kind === 'concept';
}

/**
 * The answers of a restaurant; undefined if the app has to draw them. Stored answers contain no
 * hours, and expire when the menu changes.
 */
export function menuAnswers(
  came: AnswersAsTheyCame,
  { mode, nowMs }: Asking,
): FirstAnswers | undefined {
  const ofVenue = read(ListedMenu, came.others?.[MENU_OF_VENUE]);
  const isTableUnknown = ofVenue !== undefined;
  const menu = ofVenue ?? read(ListedMenu, came.menu);
  const venue = venueAnswers(came);
  if (!menu || !venue) return undefined;
  const isKept = came.hours === undefined && came.home === undefined;
  const hours = read(TableHours, came.hours);
  const isWhole = isKept || ((hours || isTableUnknown) && read(Active, came.home));
  if (!isWhole || !isOf(mode, menu) || !isCurrent(menu, nowMs)) return undefined;
  if (!isRestaurant(venue.venue)) return undefined;
  const state = orderingState({ menu, opening: hours, hasTable: true, isTableUnknown });
  return { menu, ...venue, state };
}

const MENU_OF_VENUE = 'menu';

/** The call for the venue's own menu, if the server does not know the table. */
export function menuInstead({ menu }: AnswersAsTheyCame, { lang, code }: Asking): Asks {
  const isTableUnknown = openEnvelope(menu).status === TABLE_UNKNOWN;
  const path = `Menu/${askedLang(lang)}/${encodeURIComponent(code)}`;
  return isTableUnknown ? { [MENU_OF_VENUE]: path } : {};
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
export function dishAnswers(came: AnswersAsTheyCame, { mode }: Asking): DishAnswers | undefined {
  const [venue, dish] = [venueAnswers(came), read(MenuItem, came.dish)];
  const [head, hours] = [read(MenuDetails, came.head), read(TableHours, came.hours)];
  const note = read(SpecialInstructions, came.note);
  if (!venue || !dish || !head || !hours || !note) return undefined;
  if (isCountedByApp(dish) || !isOf(mode, head) || !isRestaurant(venue.venue)) return undefined;
  const state = orderingState({ menu: head, opening: hours, hasTable: true });
  return { ...venue, dish, head, note, state };
}

/** The same for a welcome page. A venue without one shows its menu instead. */
export function welcomeAnswers(
  came: AnswersAsTheyCame,
  asking: Asking,
): WelcomeAnswers | undefined {
  const { asks } = asking.mode;
  const answers = menuAnswers(came, asking);
  const [hours, home] = [read(TableHours, came.hours), read(Active, came.home)];
  const welcome = read(HomePage, came.welcome);
  // A car has a page of its own.
  if (!answers || !welcome || !home?.isActive || asks === 'car') return undefined;
  return { ...answers, hours, welcome, asks };
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
export function cartAnswers(came: AnswersAsTheyCame, { mode }: Asking): CartAnswers | undefined {
  const [venue, view] = [venueAnswers(came), read(CartView, came.cart)];
  const [head, hours] = [read(MenuDetails, came.head), read(TableHours, came.hours)];
  if (!venue || !view || !head || !hours || !isPlain(view)) return undefined;
  if (!isOf(mode, head) || !isRestaurant(venue.venue)) return undefined;
  const state = orderingState({ menu: head, opening: hours, hasTable: true });
  return { ...venue, view, head, state };
}

export interface OrderAnswers extends VenueAnswers {
  order: EOrderStatus;
  /** The venue's own texts. */
  ending: EndingPageSetting | undefined;
}

/**
 * An order that the kitchen of this venue has. The app shows one of another mode, welcomes a car, and
 * follows a link to the venue's own page.
 */
export function orderAnswers(
  came: AnswersAsTheyCame,
  { code, mode }: Asking,
): OrderAnswers | undefined {
  const [venue, order] = [venueAnswers(came), read(EOrderStatus, came.order)];
  const setting = read(EndingPageSetting, came.ending);
  if (!venue || !order || !setting || !isRestaurant(venue.venue)) return undefined;
  const isHere = ['', code.toUpperCase()].includes(order.code.toUpperCase());
  const isRefunded = order.paymentStatus === PAYMENT_STATUS.refunded;
  const isOfMode = order.orderType === mode.orderType && mode.asks !== 'car';
  const isPlain = isOfMode && isPlacedStatus(order.orderStatus) && !isRefunded;
  const ending = setting.isActive ? setting : undefined;
  return isHere && isPlain && !ending?.redirectUrl ? { ...venue, order, ending } : undefined;
}

export interface RoundsAnswers extends VenueAnswers {
  rounds: readonly ShownRound[];
  services: readonly ServiceKind[];
}

interface AtTable extends Asking {
  tableCode: string;
}

/** The calls for the orders of this phone at a table. */
export function ordersAsked(_: AnswersAsTheyCame, { code, tableCode }: AtTable): Asks {
  const ids = placedOrders(code, tableCode).map(({ eOrderID }) => eOrderID);
  return Object.fromEntries(ids.map((id) => [id, `TableCart/checkEOrderStatus/${id}`]));
}

/** The orders of this phone at a table, with its own notes. The app says if there are none. */
export function roundsAnswers(
  came: AnswersAsTheyCame,
  { code, tableCode, mode }: AtTable,
): RoundsAnswers | undefined {
  const [venue, head] = [venueAnswers(came), read(MenuDetails, came.head)];
  const placed = placedOrders(code, tableCode).toReversed();
  const rounds = placed.flatMap(({ eOrderID, placedAtMs }): ShownRound[] => {
    const answer = read(EOrderStatus, came.others?.[eOrderID]);
    const notes = storedNotes(eOrderID);
    if (!answer || !notes) return [];
    const lines = answer.lines.map((line) => ({
      ...line,
      addedBy: undefined,
      instruction: notes.get(line.uniqueId) ?? '',
    }));
    return [{ eOrderID, placedAtMs, answer, order: { ...answer, eOrderID, lines } }];
  });
  const isWhole = rounds.length > 0 && rounds.length === placed.length;
  if (!venue || !head || !isWhole || !isOf(mode, head) || !isRestaurant(venue.venue))
    return undefined;
  return { ...venue, rounds, services: head.services ?? [] };
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
  return { ...venue, menu, hours, welcome, asks: modes.DriveThrough.asks, setup, state };
}
