/**
 * Reads the first answers with the contract's own schemas, so that the app reads the same from them.
 * What the app has to explain or to find out is left to it: a refusal, a closed venue, a hall.
 */
import * as v from 'valibot';
import { Active } from '../contract/basics.ts';
import { ButtonColorCodes } from '../contract/colors.ts';
import { openEnvelope } from '../contract/envelope.ts';
import { ListedMenu, MenuItem, type ListedItem } from '../contract/menu.ts';
import { HomePage } from '../contract/places.ts';
import { listenToDroppedEntries } from '../contract/schema.ts';
import { TableHours } from '../contract/tableHours.ts';
import { HeaderSetup, StoreRef } from '../contract/venue.ts';

/** The bodies of the answers. */
export type AnswersAsTheyCame = Record<'menu' | 'venue' | 'header' | 'colors', unknown> & {
  /** Undefined for stored answers. */
  hours?: unknown;
  home?: unknown;
  /** Only on the welcome page. */
  welcome?: unknown;
};

/** The answers that every first screen needs. */
export interface FirstAnswers {
  menu: ListedMenu;
  venue: StoreRef;
  header: HeaderSetup;
  colors: ButtonColorCodes;
}

export interface WelcomeAnswers extends FirstAnswers {
  hours: TableHours;
  welcome: HomePage;
}

// The app reads the same answers, and reports these entries.
listenToDroppedEntries(() => undefined);

/** The content of an answer; undefined if the server refuses, or the contract does. */
function read<Answer>(schema: v.GenericSchema<unknown, Answer>, body: unknown): Answer | undefined {
  const { status, dataenum } = openEnvelope(body);
  const result = status > 0 ? v.safeParse(schema, dataenum) : undefined;
  return result?.success ? result.output : undefined;
}

/** The details of a dish that is drawn. */
export function wholeItem(item: ListedItem): MenuItem {
  return v.parse(MenuItem, item);
}

/** A menu that takes orders at a table now. With another type, it depends on where the diner is. */
function isOrderable(menu: ListedMenu, nowMs: number): boolean {
  const { menuTypeId, isViewOnly, isOrderingActive, menuItems, nextChangeAt } = menu;
  const isOver = nextChangeAt !== undefined && !(Date.parse(nextChangeAt) > nowMs);
  return menuTypeId === 1 && !isViewOnly && isOrderingActive && menuItems.length > 0 && !isOver;
}

/** A hall and a hotel have pages of their own. */
function isRestaurant({ kind }: StoreRef): boolean {
  return kind === 'store' || kind === 'concept';
}

/**
 * The answers of a restaurant that takes orders; undefined if the app has to draw them. Stored
 * answers contain no hours, and expire when the menu changes.
 */
export function menuAnswers(came: AnswersAsTheyCame, nowMs: number): FirstAnswers | undefined {
  const menu = read(ListedMenu, came.menu);
  const venue = read(StoreRef, came.venue);
  const header = read(HeaderSetup, came.header);
  const colors = read(ButtonColorCodes, came.colors);
  if (!menu || !venue || !header || !colors) return undefined;
  const isKept = came.hours === undefined && came.home === undefined;
  const isOpen = isKept || (isTableOpen(read(TableHours, came.hours)) && read(Active, came.home));
  if (!isOpen || !isOrderable(menu, nowMs) || !isRestaurant(venue)) return undefined;
  return { menu, venue, header, colors };
}

function isTableOpen(hours: TableHours | undefined): hours is TableHours {
  return hours?.isOpen === true && !hours.isViewOnly;
}

/** The same for a welcome page. A venue without one shows its menu instead. */
export function welcomeAnswers(came: AnswersAsTheyCame, nowMs: number): WelcomeAnswers | undefined {
  const answers = menuAnswers(came, nowMs);
  const [hours, home] = [read(TableHours, came.hours), read(Active, came.home)];
  const welcome = read(HomePage, came.welcome);
  if (!answers || !hours || !welcome || !home?.isActive) return undefined;
  return { ...answers, hours, welcome };
}
