/** Checks the shape of every read of a visitor or a customer. */
import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import * as addresses from '../../../contract/endpoints/delivery/addresses.ts';
import * as customer from '../../../contract/endpoints/delivery/customer.ts';
import * as loyalty from '../../../contract/endpoints/delivery/loyalty.ts';
import * as homeMenu from '../../../contract/endpoints/delivery/menu.ts';
import * as settings from '../../../contract/endpoints/delivery/settings.ts';
import * as dishes from '../../../contract/endpoints/dishes.ts';
import * as menu from '../../../contract/endpoints/menu.ts';
import * as notification from '../../../contract/endpoints/notification.ts';
import * as places from '../../../contract/endpoints/places.ts';
import * as rating from '../../../contract/endpoints/rateAndReview.ts';
import * as tableCart from '../../../contract/endpoints/tableCart.ts';
import * as orders from '../../../contract/endpoints/tableCartOrders.ts';
import * as tablePage from '../../../contract/endpoints/tablePage.ts';
import { STATUS } from '../../../contract/status.ts';
import type { Heard, Parts } from '../server.ts';
import { shapeFaults } from '../shape.ts';
import { Broken, Left, type Looked, type Rule, type Visit } from '../visit.ts';
import { saidIn } from './said.ts';

const PLAIN = 'The app’s own colours replace the venue’s.';
const NO_POPUPS = 'No message of the venue is shown.';
const NO_RATING = 'Nobody can say how it was.';
const NO_HOME = 'Nobody can order for delivery or pick-up.';

/** A parameter whose value comes from the venue; without it, the rule is skipped. */
type Needed = keyof Parts;

/** Each call, what stops working without it, and the parameters that it needs. */
const VISITOR_READS: readonly [call: Endpoint, breaks: string, needed?: readonly Needed[]][] = [
  [menu.getStoreIdFromCode, 'No page of the venue opens.'],
  [menu.getMenu, 'The menu is not there.'],
  [menu.getMenuDetails, 'Nobody can pay: ways of payment, taxes and charges are unknown.'],
  [menu.getMenuItemsForFilter, 'Filters find nothing.'],
  [menu.getHeaderSetup, 'The header has neither logo nor name.'],
  [menu.checkHomePageActivation, 'The venue’s start page is skipped.'],
  [menu.getHomePageUrl, 'A code leads to the menu instead of the start page.'],
  [dishes.getCategories, 'The start page has no categories.'],
  [dishes.getMenuItemDetails, 'No dish with a choice can be ordered.', ['menuItemId']],
  [dishes.getMenuAllItemDetails, 'A menu on paper cannot be printed.', ['categoryId']],
  [places.checkDriveThroughSetup, 'The drive-through is not found.'],
  [places.getDriveThroughSetup, 'Nobody can order from a car.'],
  [places.getGeolocationStoresByConcept, 'No branch is found near the diner.'],
  [places.getHomepage, 'The start page is empty.'],
  [places.getHomePageMenuScheduleUrl, 'The start page leads to no menu.'],
  [places.getMergeScreen, 'A food hall shows none of its venues.'],
  [places.getCountries, 'Numbers are asked for without their countries.'],
  [places.getRooms, 'Nobody can order from a hotel room.', ['tableId']],
  [tablePage.getButtonColorCodes, PLAIN],
  [tableCart.getSpecialInstructions, 'Wishes are asked for in a plain box.', ['menuItemId']],
  [tableCart.checkItemExistsInCart, 'A dish does not say that it is in the cart.', ['tableCode']],
  [tableCart.getCartCount, 'The cart’s button does not count.', ['tableCode']],
  [tableCart.getCartDetails, 'The cart does not open.', ['tableCode']],
  [orders.getEndingPageSetting, 'The page after an order is plain.'],
  [notification.getNotificationByAppearanceId, NO_POPUPS],
  [notification.getNotificationByAppearanceIdByItem, NO_POPUPS, ['menuItemId']],
  [notification.getNotificationByAppearanceIdByCategory, NO_POPUPS, ['categoryId']],
  [rating.checkRateAndReviewTemplate, NO_RATING],
  [rating.checkRateAndReviewTemplateMenuSchedule, NO_RATING, ['menuScheduleId']],
  [rating.getRateAndReviewTemplate, NO_RATING],
  [rating.getRateAndReviewTemplateMenuSchedule, NO_RATING, ['menuScheduleId']],
  [rating.getTemplateSettingById, 'Links that ask for a rating lead nowhere.', ['templateId']],
  [settings.getConceptSetup, NO_HOME],
  [settings.getConceptInfo, 'The page about the venue is empty.'],
  [settings.getArea, 'No address can be given: there are no areas.'],
  [settings.getCountries, 'Nobody can log in: numbers have no country.'],
  [settings.getHeaderSetup, 'The header has neither logo nor name.'],
  [settings.getLandingPage, 'The start page of the delivery side is empty.'],
  [settings.getStoreList, 'No store can be chosen for pick-up.'],
  [settings.getStoreAddress, 'Nobody learns where to pick up.'],
  [settings.getStoreLocation, 'Nobody is shown the way.'],
  [settings.getLocation, 'Addresses are given without a map.'],
  [settings.getOperationHours, 'Opening times are not shown.'],
  [settings.getTimeSlots, 'Nobody can order for later.'],
  [settings.checkStartWithAddressActive, 'Diners are asked for an address too late.'],
  [settings.getAddressListColorCode, PLAIN],
  [settings.getCartColorCode, PLAIN],
  [settings.getSendVerificationColorCode, PLAIN],
  [settings.getPaymentPageColorCode, PLAIN],
  [homeMenu.getMenu, NO_HOME],
  [homeMenu.getMenuitemDetailById, 'No dish can be added at home.', ['menuItemId']],
  [homeMenu.getUnavailableItemsForStore, 'Dishes that are sold out can be ordered.'],
  [homeMenu.getAutomaticPromoForStore, 'Offers are not applied by themselves.'],
  [loyalty.getLoyaltySetup, 'Points are hidden.'],
  [loyalty.getLoyaltyScheme, 'Points cannot be used.', ['loyaltySchemeId']],
  [loyalty.getExchangeRate, 'Nobody learns what points are worth.', ['loyaltySchemeId']],
];

export const CUSTOMER_READS: readonly [call: Endpoint, breaks: string][] = [
  [customer.getUserProfileByCustomerId, 'The profile does not open.'],
  [customer.getCustomerOrderDetails, 'Customers do not find their orders.'],
  [addresses.getUserAddressList, 'Customers type their address each time.'],
  [addresses.getCustomerAddressDetails, 'The address that was chosen is forgotten.'],
  [loyalty.getLoyaltyBalanceCustomerId, 'Points are hidden.'],
];

/** Statuses for features that a venue may lack; the server is not at fault. */
const HAS_NONE: ReadonlySet<number> = new Set([
  STATUS.notFound,
  STATUS.orderTypeOff,
  STATUS.ratingOff,
  STATUS.loyaltyOff,
]);

/** The parameters of a call, besides venue and language. */
function asked({ path }: Endpoint, parts: Parts): string {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const told = names.filter((name) => name in parts && name !== 'code' && name !== 'lang');
  const list = told.map((name) => `${name} ${parts[name]}`).join(', ');
  return list === '' ? 'It' : `With ${list} it`;
}

export function shapeOf(call: Endpoint, heard: Heard, parts: Parts = {}): Looked {
  const { status, told, json, data } = heard;
  if (status === 200 && HAS_NONE.has(told))
    return new Left(`This venue has none: the answer has status ${told}.`);
  if (status === 404 && call === places.getMergeScreen)
    return new Left('This venue is not a food hall.');
  if (status !== 200 || json === undefined || !(told > 0))
    return [`${asked(call, parts)} is answered with ${saidIn(heard)}`];
  const faults = shapeFaults(call, data);
  if (faults.length === 0) return [];
  const isForgiven = v.safeParse(call.answer, data).success;
  return isForgiven ? new Broken(faults, 'The app works without it.') : faults;
}

/** The shape faults of one answer, for rules that check other things too. */
export function shapeFaultsOf(call: Endpoint, heard: Heard): readonly string[] {
  const looked = shapeOf(call, heard);
  if (looked instanceof Left) return [looked.why];
  return looked instanceof Broken ? looked.faults : looked;
}

export function idOfShape({ method, path }: Endpoint): string {
  return `shape: ${method} ${path}`;
}

/** Like the app's request for a dish at home: schedule 0, and a dish of the menu in force. */
async function homeDish(visit: Visit): Promise<Parts> {
  const { storeId = 0, menuTypeId = 0 } = await visit.parts();
  const menu = await visit.data(homeMenu.getMenu, { storeId, menuTypeId });
  const dish = menu?.menuItems.find(({ isAvailable }) => isAvailable);
  return { menuScheduleId: 0, menuItemId: dish?.id ?? 0 };
}

export const READ_RULES: readonly Rule[] = VISITOR_READS.map(([call, breaks, needed = []]) => ({
  id: idOfShape(call),
  title: `${call.method} ${call.path} answers as the contract says`,
  call,
  breaks,
  look: async (visit) => {
    const { table } = visit.options;
    const parts: Parts = {
      ...(await visit.parts()),
      ...(table !== undefined && { tableCode: table }),
      ...(call === homeMenu.getMenuitemDetailById && (await homeDish(visit))),
    };
    const missing = needed.find((name) => !parts[name]);
    if (missing !== undefined) return new Left(`The venue has no ${missing} to call it with.`);
    return shapeOf(call, await visit.hear(call, parts), parts);
  },
}));
