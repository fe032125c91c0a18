/** Menu/…: places to order from, and the pages that lead to them. */
import * as v from 'valibot';
import type * as endpoints from '../../contract/endpoints/places.ts';
import { countries } from '../backend/venue/conceptView.ts';
import { checkGuest } from '../backend/checkout/orderForm.ts';
import {
  driveThroughSetup,
  homePage,
  mergeScreen,
  roomInfo,
  roomOf,
} from '../backend/venue/places.ts';
import { HttpProblem, malformed, unknownVenue } from '../backend/common/refusal.ts';
import { menuScheduleId, menuScheduleUniqueId } from '../backend/menu/shelf.ts';
import { positionOf, storeSummary } from '../backend/venue/stores.ts';
import { branchesOf } from '../backend/delivery/zones.ts';
import type { Answers } from './call.ts';
import { counterOf } from './counter.ts';
import { pagePath } from './pagePath.ts';

const Guest = v.object({ lastName: v.string(), departure: v.optional(v.string()) });

export const places: Answers<typeof endpoints> = {
  checkDriveThroughSetup: ({ world, params }) => {
    const target = world.catalog.target(params.code);
    const lane = 'store' in target ? target.store : undefined;
    return {
      isActive: lane?.driveThrough !== undefined && !world.lanesOff.has(lane.storeId),
    };
  },

  getDriveThroughSetup: ({ world, params, lang }) =>
    driveThroughSetup(world, world.catalog.branchOf(params.code), lang),

  getGeolocationStoresByConcept: ({ world, params, query }) => {
    const { concept } = world.catalog.branchOf(params.code);
    const from = positionOf(query);
    return branchesOf(world, concept).map((branch) => storeSummary(world, branch, from));
  },

  getHomepage: ({ world, params, lang }) =>
    homePage(world, world.catalog.branchOf(params.code), lang),

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
