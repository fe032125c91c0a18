/** Delivery/…: a brand's settings, its branches and time slots. */
import type * as endpoints from '../../../contract/endpoints/delivery/settings.ts';
import {
  addressColorsOf,
  cartColorsOf,
  headerOf,
  paymentColorsOf,
  verificationColorsOf,
} from '../../backend/venue/colors.ts';
import {
  areas,
  conceptInfo,
  conceptSetup,
  countries,
  mapSetup,
} from '../../backend/venue/conceptView.ts';
import { operationHours } from '../../backend/venue/hours.ts';
import { landingPage } from '../../backend/venue/places.ts';
import { malformed } from '../../backend/common/refusal.ts';
import { timeSlots } from '../../backend/delivery/slots.ts';
import {
  positionOf,
  storeAddress,
  storeLocation,
  storeSummary,
} from '../../backend/venue/stores.ts';
import type { World } from '../../backend/common/world.ts';
import { branchesOf } from '../../backend/delivery/zones.ts';
import type { ConceptSource } from '../../venues/source.ts';
import type { Answers } from '../call.ts';

function conceptOf(world: World, code: string): ConceptSource {
  return world.catalog.branchOf(code).concept;
}

export const settings: Answers<typeof endpoints> = {
  getArea: ({ world, params }) => areas(conceptOf(world, params.code)),

  getStoreLocation: ({ world, params }) =>
    storeLocation(world, world.catalog.branch(Number(params.storeId))),

  getConceptSetup: ({ world, params }) =>
    conceptSetup(world, world.catalog.branchOf(params.code), params.code),

  getStoreAddress: ({ world, params, lang }) =>
    storeAddress(world.catalog.branch(Number(params.storeId)), lang),

  getAddressListColorCode: ({ world, params }) => addressColorsOf(conceptOf(world, params.code)),

  getCartColorCode: ({ world, params }) => cartColorsOf(conceptOf(world, params.code)),

  getSendVerificationColorCode: ({ world, params }) =>
    verificationColorsOf(conceptOf(world, params.code)),

  getConceptInfo: ({ world, params }) => conceptInfo(conceptOf(world, params.code)),

  checkStartWithAddressActive: ({ world, params }) => {
    const concept = conceptOf(world, params.code);
    const isDelivered = concept.stores.some((store) => store.orderTypes.includes('Delivery'));
    return { isActive: isDelivered && (concept.delivery?.startWithAddress ?? true) };
  },

  getOperationHours: ({ world, params }) =>
    operationHours(world, world.catalog.branch(Number(params.storeId))),

  getPaymentPageColorCode: ({ world, params }) => paymentColorsOf(conceptOf(world, params.code)),

  getLocation: ({ world, params }) =>
    mapSetup(world, conceptOf(world, params.code), Number(params.storeId)),

  getCountries: ({ world, params }) => countries(conceptOf(world, params.code)),

  getLandingPage: ({ world, params, lang }) =>
    landingPage(world, world.catalog.branchOf(params.code), lang),

  getHeaderSetup: ({ world, params }) => headerOf(conceptOf(world, params.code), false),

  getStoreList: ({ world, params, query }) => {
    const from = positionOf(query);
    return branchesOf(world, conceptOf(world, params.code))
      .filter((branch) => branch.store.orderTypes.includes('PickUp'))
      .map((branch) => storeSummary(world, branch, from));
  },

  getTimeSlots: ({ world, params }) => {
    const { orderType, date } = params;
    if (orderType !== 'Delivery' && orderType !== 'PickUp') {
      throw malformed(`${orderType} has no time slots.`);
    }
    if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw malformed(`${date} is not a day.`);
    return timeSlots(world, world.catalog.branch(Number(params.storeId)), orderType, date);
  },
};
