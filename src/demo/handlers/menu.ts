/** Menu/… */
import * as v from 'valibot';
import type * as endpoints from '../../contract/endpoints/menu.ts';
import type * as placeEndpoints from '../../contract/endpoints/places.ts';
import { headerOf } from '../backend/venue/colors.ts';
import { countries, storeRef } from '../backend/venue/conceptView.ts';
import { fullItem } from '../backend/menu/itemView.ts';
import { itemsForFilter } from '../backend/menu/menuFilter.ts';
import { categories, fullMenu, menuDetails, menuItems } from '../backend/menu/menuView.ts';
import { checkGuest } from '../backend/checkout/orderForm.ts';
import {
  driveThroughSetup,
  homePage,
  mergeScreen,
  roomInfo,
  roomOf,
} from '../backend/venue/places.ts';
import { templateFor } from '../backend/rating/ratings.ts';
import { HttpProblem, malformed, unknownVenue } from '../backend/common/refusal.ts';
import { menuScheduleId, menuScheduleUniqueId } from '../backend/menu/shelf.ts';
import { positionOf, storeSummary } from '../backend/venue/stores.ts';
import { branchesOf } from '../backend/delivery/zones.ts';
import type { Answers } from './call.ts';
import { counterOf } from './counter.ts';

const HEADER_LINK = 3;
const Guest = v.object({ lastName: v.string(), departure: v.optional(v.string()) });

function pagePath(page: 'Emenu' | 'Menu', code: string, query: URLSearchParams): string {
  const tableCode = query.get('tableCode');
  const table = tableCode === null ? '' : `/${encodeURIComponent(tableCode)}`;
  return `/${page}/${encodeURIComponent(code)}${table}`;
}

export const menu: Answers<typeof endpoints & typeof placeEndpoints> = {
  checkHomePageActivation: ({ world, params }) => {
    const target = world.catalog.target(params.code);
    return { isActive: 'concept' in target && (target.concept.home ?? []).length > 0 };
  },

  checkDriveThroughSetup: ({ world, params }) => {
    const target = world.catalog.target(params.code);
    const lane = 'store' in target ? target.store : undefined;
    return {
      isActive: lane?.driveThrough !== undefined && !world.lanesOff.has(lane.storeId),
    };
  },

  getDriveThroughSetup: ({ world, params, lang }) =>
    driveThroughSetup(world, world.catalog.branchOf(params.code), lang),

  getStoreIdFromCode: ({ world, params }) =>
    storeRef(params.code, world.catalog.target(params.code)),

  getMenu: ({ world, params, query, lang }) =>
    fullMenu(world, counterOf(world, params.code, query), lang),

  getGeolocationStoresByConcept: ({ world, params, query }) => {
    const { concept } = world.catalog.branchOf(params.code);
    const from = positionOf(query);
    return branchesOf(world, concept).map((branch) => storeSummary(world, branch, from));
  },

  getHomepage: ({ world, params, lang }) =>
    homePage(world, world.catalog.branchOf(params.code), lang),

  getMenuDetails: ({ world, params, query, lang }) =>
    menuDetails(world, counterOf(world, params.code, query), lang),

  getCategories: ({ world, params, query, lang }) =>
    categories(world, counterOf(world, params.code, query), lang),

  getMenuItemDetails: ({ world, params, query, lang }) =>
    fullItem(world, counterOf(world, params.code, query), lang, Number(params.menuItemId)),

  getMenuAllItemDetails: ({ world, params, query, lang }) => {
    const counter = counterOf(world, params.code, query);
    return menuItems(world, counter, lang, 'full', Number(params.categoryId));
  },

  getMenuItemsForFilter: ({ world, params, query, lang }) =>
    itemsForFilter(world, counterOf(world, params.code, query), lang, params.x),

  getHomePageUrl: ({ world, params, query }) => {
    world.catalog.target(params.code);
    return { url: pagePath('Emenu', params.code, query) };
  },

  getHomePageMenuScheduleUrl: ({ world, params, query }) => {
    const { branch, orderType } = counterOf(world, params.code, query);
    return {
      url: pagePath('Menu', params.code, query),
      menuScheduleId: menuScheduleId(branch, orderType),
      menuScheduleUniqueId: menuScheduleUniqueId(world, branch, orderType),
    };
  },

  getMergeScreen: ({ world, params, lang }) => {
    const target = world.catalog.target(params.code);
    if (target.kind !== 'merge') throw unknownVenue(params.code);
    return mergeScreen(world, target.merge, lang);
  },

  getHeaderSetup: ({ world, params }) => {
    const target = world.catalog.target(params.code);
    if (target.kind === 'merge') return headerOf(target.merge, false);
    if (target.kind === 'hotel') return headerOf(target.hotel, false);
    const { concept } = target;
    return headerOf(concept, templateFor(concept, HEADER_LINK) !== undefined);
  },

  getCountries: ({ world, params }) => countries(world.catalog.branchOf(params.code).concept),

  getRooms: ({ world, params, lang }) => {
    const target = world.catalog.target(params.code);
    if (target.kind !== 'hotel') throw unknownVenue(params.code);
    return roomInfo(world, target.hotel, Number(params.tableId), lang);
  },

  checkRoomGuest: async ({ world, params, body }) => {
    const target = world.catalog.target(params.code);
    if (target.kind !== 'hotel')
      throw new HttpProblem(404, `No hotel has the code ${params.code}.`);
    const claim = v.safeParse(Guest, await body());
    if (!claim.success) throw malformed('lastName is missing.');
    const { hotel } = target;
    const room = roomOf(hotel, Number(params.tableId));
    checkGuest(world, { hotel, room }, claim.output);
    return { guestOk: true };
  },
};
