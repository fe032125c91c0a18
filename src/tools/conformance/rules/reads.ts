/** Checks the shape of every read of a visitor or a customer. */
import * as v from 'valibot';
import { calls } from '../../../contract/calls.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { STATUS } from '../../../contract/status.ts';
import type { Heard, Parts } from '../server.ts';
import { shapeFaults } from '../shape.ts';
import { Broken, Left, type Looked, type Rule, type Visit } from '../visit.ts';
import { saidIn } from './said.ts';

const { Delivery, Menu, Notification, RateAndReview, TableCart } = calls;

const PLAIN = 'The app’s own colours replace the venue’s.';
const NO_POPUPS = 'No message of the venue is shown.';
const NO_RATING = 'Nobody can say how it was.';
const NO_HOME = 'Nobody can order for delivery or pick-up.';

/** A parameter whose value comes from the venue; without it, the rule is skipped. */
type Needed = keyof Parts;

/** Each call, what stops working without it, and the parameters that it needs. */
const VISITOR_READS: readonly [call: Endpoint, breaks: string, needed?: readonly Needed[]][] = [
  [Menu.getStoreIdFromCode, 'No page of the venue opens.'],
  [Menu.getMenu, 'The menu is not there.'],
  [Menu.getMenuDetails, 'Nobody can pay: ways of payment, taxes and charges are unknown.'],
  [Menu.getMenuItemsForFilter, 'Filters find nothing.'],
  [Menu.getHeaderSetup, 'The header has neither logo nor name.'],
  [Menu.checkHomePageActivation, 'The venue’s start page is skipped.'],
  [Menu.getHomePageUrl, 'A code leads to the menu instead of the start page.'],
  [Menu.getCategories, 'The start page has no categories.'],
  [Menu.getMenuItemDetails, 'No dish with a choice can be ordered.', ['menuItemId']],
  [Menu.getMenuAllItemDetails, 'A menu on paper cannot be printed.', ['categoryId']],
  [Menu.checkDriveThroughSetup, 'The drive-through is not found.'],
  [Menu.getDriveThroughSetup, 'Nobody can order from a car.'],
  [Menu.getGeolocationStoresByConcept, 'No branch is found near the diner.'],
  [Menu.getHomepage, 'The start page is empty.'],
  [Menu.getHomePageMenuScheduleUrl, 'The start page leads to no menu.'],
  [Menu.getMergeScreen, 'A food hall shows none of its venues.'],
  [Menu.getCountries, 'Numbers are asked for without their countries.'],
  [Menu.getRooms, 'Nobody can order from a hotel room.', ['tableId']],
  [TableCart.getButtonColorCodes, PLAIN],
  [TableCart.getSpecialInstructions, 'Wishes are asked for in a plain box.', ['menuItemId']],
  [TableCart.checkItemExistsInCart, 'A dish does not say that it is in the cart.', ['tableCode']],
  [TableCart.getCartCount, 'The cart’s button does not count.', ['tableCode']],
  [TableCart.getCartDetails, 'The cart does not open.', ['tableCode']],
  [TableCart.getEndingPageSetting, 'The page after an order is plain.'],
  [Notification.getNotificationByAppearanceId, NO_POPUPS],
  [Notification.getNotificationByAppearanceIdByItem, NO_POPUPS, ['menuItemId']],
  [Notification.getNotificationByAppearanceIdByCategory, NO_POPUPS, ['categoryId']],
  [RateAndReview.checkRateAndReviewTemplate, NO_RATING],
  [RateAndReview.checkRateAndReviewTemplateMenuSchedule, NO_RATING, ['menuScheduleId']],
  [RateAndReview.getRateAndReviewTemplate, NO_RATING],
  [RateAndReview.getRateAndReviewTemplateMenuSchedule, NO_RATING, ['menuScheduleId']],
  [
    RateAndReview.getTemplateSettingById,
    'Links that ask for a rating lead nowhere.',
    ['templateId'],
  ],
  [Delivery.getConceptSetup, NO_HOME],
  [Delivery.getConceptInfo, 'The page about the venue is empty.'],
  [Delivery.getArea, 'No address can be given: there are no areas.'],
  [Delivery.getCountries, 'Nobody can log in: numbers have no country.'],
  [Delivery.getHeaderSetup, 'The header has neither logo nor name.'],
  [Delivery.getLandingPage, 'The start page of the delivery side is empty.'],
  [Delivery.getStoreList, 'No store can be chosen for pick-up.'],
  [Delivery.getStoreAddress, 'Nobody learns where to pick up.'],
  [Delivery.getStoreLocation, 'Nobody is shown the way.'],
  [Delivery.getLocation, 'Addresses are given without a map.'],
  [Delivery.getOperationHours, 'Opening times are not shown.'],
  [Delivery.getTimeSlots, 'Nobody can order for later.'],
  [Delivery.checkStartWithAddressActive, 'Diners are asked for an address too late.'],
  [Delivery.getAddressListColorCode, PLAIN],
  [Delivery.getCartColorCode, PLAIN],
  [Delivery.getSendVerificationColorCode, PLAIN],
  [Delivery.getPaymentPageColorCode, PLAIN],
  [Delivery.getMenu, NO_HOME],
  [Delivery.getMenuitemDetailById, 'No dish can be added at home.', ['menuItemId']],
  [Delivery.getUnavailableItemsForStore, 'Dishes that are sold out can be ordered.'],
  [Delivery.getAutomaticPromoForStore, 'Offers are not applied by themselves.'],
  [Delivery.getLoyaltySetup, 'Points are hidden.'],
  [Delivery.getLoyaltyScheme, 'Points cannot be used.', ['loyaltySchemeId']],
  [Delivery.getExchangeRate, 'Nobody learns what points are worth.', ['loyaltySchemeId']],
];

export const CUSTOMER_READS: readonly [call: Endpoint, breaks: string][] = [
  [Delivery.getUserProfileByCustomerId, 'The profile does not open.'],
  [Delivery.getCustomerOrderDetails, 'Customers do not find their orders.'],
  [Delivery.getUserAddressList, 'Customers type their address each time.'],
  [Delivery.getCustomerAddressDetails, 'The address that was chosen is forgotten.'],
  [Delivery.getLoyaltyBalanceCustomerId, 'Points are hidden.'],
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
  if (status === 404 && call === Menu.getMergeScreen)
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
  if (looked instanceof Left) return [looked.message];
  return looked instanceof Broken ? looked.faults : looked;
}

export function idOfShape({ method, path }: Endpoint): string {
  return `shape: ${method} ${path}`;
}

/** Like the app's request for a dish at home: schedule 0, and a dish of the menu in force. */
async function homeDish(visit: Visit): Promise<Parts> {
  const { storeId = 0, menuTypeId = 0 } = await visit.parts();
  const menu = await visit.data(Delivery.getMenu, { storeId, menuTypeId });
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
      ...(call === Delivery.getMenuitemDetailById && (await homeDish(visit))),
    };
    const missing = needed.find((name) => !parts[name]);
    if (missing !== undefined) return new Left(`The venue has no ${missing} to call it with.`);
    return shapeOf(call, await visit.hear(call, parts), parts);
  },
}));
