/** Random answers to the calls of the first screens. */
import fc from 'fast-check';
import type * as v from 'valibot';
import { Active } from '../../src/contract/basics.ts';
import { CartView } from '../../src/contract/cart.ts';
import { ButtonColorCodes } from '../../src/contract/colors.ts';
import { ConceptSetup, Countries } from '../../src/contract/concept.ts';
import { getArea } from '../../src/contract/endpoints/delivery/settings.ts';
import { getMenuItemsForFilter } from '../../src/contract/endpoints/menu.ts';
import {
  Menu,
  MenuDetails,
  MenuItem,
  SpecialInstructions,
  UnavailableItems,
} from '../../src/contract/menu.ts';
import {
  DriveThroughSetup,
  HomePage,
  LandingPage,
  MergeScreen,
  RoomInfo,
} from '../../src/contract/places.ts';
import { EndingPageSetting, EOrderStatus } from '../../src/contract/orders.ts';
import { RatingTemplate } from '../../src/contract/rating.ts';
import { OperationHours } from '../../src/contract/stores.ts';
import { TableHours } from '../../src/contract/tableHours.ts';
import { HeaderSetup, StoreRef } from '../../src/contract/venue.ts';
import { anyOf } from '../contract/anyAnswer.ts';
import type { ANSWERS } from './usualVenue.ts';

export type Name = keyof typeof ANSWERS;

export const SCHEMAS: Record<Name, v.GenericSchema<unknown, unknown>> = {
  menu: Menu,
  venue: StoreRef,
  header: HeaderSetup,
  colors: ButtonColorCodes,
  hours: TableHours,
  home: Active,
  welcome: HomePage,
  room: RoomInfo,
  hall: MergeScreen,
  rating: RatingTemplate,
  deliveryMenu: Menu,
  dish: MenuItem,
  cart: CartView,
  order: EOrderStatus,
  ending: EndingPageSetting,
  deliveryDish: MenuItem,
  countries: Countries,
  head: MenuDetails,
  note: SpecialInstructions,
  landing: LandingPage,
  areas: getArea.answer,
  setup: ConceptSetup,
  storeHours: OperationHours,
  soldOut: UnavailableItems,
  lane: Active,
  filtered: getMenuItemsForFilter.answer,
  laneSetup: DriveThroughSetup,
};
const OPEN = { isViewOnly: false, isOrderingActive: true, nextChangeAt: null };

const withFields = (any: fc.Arbitrary<unknown>, fields: object) =>
  any.map((answer): unknown => Object.assign({}, answer, fields));

/** A cart whose lines have not changed: the others are never drawn. */
function unchanged(cart: unknown): unknown {
  const { cartList } = cart as { cartList?: unknown[] | null };
  const line = { menuItemName: 'Hummus', isAvailable: true, addedBy: '' };
  const lines = cartList?.map((each) => Object.assign({}, each, line));
  return Object.assign({}, cart, { changes: [], promo: null, cartList: lines });
}

/** An order that a kitchen has, at a table: the others are never drawn. */
const PLACED = { orderType: 'Table', code: 'BEIT', orderStatus: 3, paymentStatus: 0 };

/** Most menus take orders: the others are never drawn. */
export function anyAnswerTo(name: Name): fc.Arbitrary<unknown> {
  const any = anyOf(SCHEMAS[name]);
  if (name === 'cart') return fc.oneof(any.map(unchanged), any.map(unchanged), any);
  if (name === 'order') return fc.oneof(any, withFields(any, PLACED), withFields(any, PLACED));
  if (name === 'ending') return fc.oneof(any, withFields(any, { redirectUrl: '' }));
  if (name !== 'menu' && name !== 'head' && name !== 'deliveryMenu') return any;
  const usual = { menuTypeId: name === 'deliveryMenu' ? 4 : 1, ...OPEN };
  return fc
    .tuple(any, fc.constantFrom(usual, usual, usual, {}))
    .map((parts) => Object.assign({}, ...parts) as unknown);
}
