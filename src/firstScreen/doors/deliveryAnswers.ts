/** The answers of the delivery side. */
import type * as v from 'valibot';
import { ConceptSetup, Countries } from '../../contract/concept.ts';
import { Areas } from '../../contract/customer.ts';
import {
  ListedMenu,
  MenuDetails,
  MenuItem,
  SpecialInstructions,
  UnavailableItems,
} from '../../contract/menu.ts';
import { LandingPage } from '../../contract/places.ts';
import { OperationHours } from '../../contract/stores.ts';
import { deliveryService, openingOf, shownMenu } from '../../ordering/menu/deliveryTerms.ts';
import { modes } from '../../ordering/visit/modes.ts';
import {
  orderingState,
  type MenuTerms,
  type OrderingState,
} from '../../ordering/visit/orderingState.ts';
import {
  type Asking,
  read,
  venueAnswers,
  type AnswersAsTheyCame,
  type VenueAnswers,
} from './answers.ts';
import { isCountedByApp, isCurrent, type DishAnswers, type FirstAnswers } from './tableAnswers.ts';

const isOfDelivery = ({ menuTypeId }: Pick<MenuDetails, 'menuTypeId'>) =>
  menuTypeId === modes.Delivery.menuTypeId;

export interface LandingAnswers extends VenueAnswers {
  landing: LandingPage;
  setup: ConceptSetup;
  areas: v.InferOutput<typeof Areas>;
  state: OrderingState;
}

/** The same dish for a delivery. */
export function deliveryDishAnswers(came: AnswersAsTheyCame): DishAnswers | undefined {
  const [venue, dish] = [venueAnswers(came), read(MenuItem, came.deliveryDish)];
  const [head, note] = [read(MenuDetails, came.deliveryMenu), read(SpecialInstructions, came.note)];
  const [setup, hours] = [read(ConceptSetup, came.setup), read(OperationHours, came.storeHours)];
  if (!venue || !dish || !head || !note || !setup || !hours) return undefined;
  if (isCountedByApp(dish) || !isOfDelivery(head)) return undefined;
  return { ...venue, dish, head, note, state: deliveryState(setup, hours, head), isDelivery: true };
}

export interface LogInAnswers extends VenueAnswers {
  setup: ConceptSetup;
  countries: v.InferOutput<typeof Countries>;
}

export function logInAnswers(came: AnswersAsTheyCame): LogInAnswers | undefined {
  const [venue, setup] = [venueAnswers(came), read(ConceptSetup, came.setup)];
  const countries = read(Countries, came.countries);
  return venue && setup && countries && { ...venue, setup, countries };
}

function deliveryState(
  setup: ConceptSetup,
  hours: OperationHours,
  menu?: MenuTerms,
): OrderingState {
  const [opening, service] = [openingOf(hours), deliveryService(setup)];
  return orderingState({ menu, opening, service, hasTable: true });
}

/** The landing page of a venue that delivers. */
export function landingAnswers(came: AnswersAsTheyCame): LandingAnswers | undefined {
  const [venue, landing] = [venueAnswers(came), read(LandingPage, came.landing)];
  const [setup, hours] = [read(ConceptSetup, came.setup), read(OperationHours, came.storeHours)];
  const areas = read(Areas, came.areas);
  if (!venue || !landing?.isDelivery || !setup || !hours || !areas) return undefined;
  return { ...venue, landing, setup, areas, state: deliveryState(setup, hours) };
}

/** The menu that the venue's own store delivers. */
export function deliveryMenuAnswers(
  came: AnswersAsTheyCame,
  { nowMs }: Asking,
): FirstAnswers | undefined {
  const [venue, menu] = [venueAnswers(came), read(ListedMenu, came.deliveryMenu)];
  const [setup, hours] = [read(ConceptSetup, came.setup), read(OperationHours, came.storeHours)];
  const soldOut = read(UnavailableItems, came.soldOut);
  if (!venue || !menu || !setup || !hours || !soldOut) return undefined;
  if (!isOfDelivery(menu) || !isCurrent(menu, nowMs)) return undefined;
  const state = deliveryState(setup, hours, menu);
  return { ...venue, menu: shownMenu(menu, soldOut.menuItemIds), state };
}
