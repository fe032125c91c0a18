/** Menu/… */
import type * as endpoints from '../../contract/endpoints/menu.ts';
import { headerOf } from '../backend/venue/colors.ts';
import { storeRef } from '../backend/venue/conceptView.ts';
import { itemsForFilter } from '../backend/menu/menuFilter.ts';
import { fullMenu, menuDetails } from '../backend/menu/menuView.ts';
import { templateFor } from '../backend/rating/ratings.ts';
import type { Answers } from './call.ts';
import { counterOf } from './counter.ts';
import { pagePath } from './pagePath.ts';

const HEADER_LINK = 3;

export const menu: Answers<typeof endpoints> = {
  checkHomePageActivation: ({ world, params }) => {
    const target = world.catalog.target(params.code);
    return { isActive: 'concept' in target && (target.concept.home ?? []).length > 0 };
  },

  getStoreIdFromCode: ({ world, params }) =>
    storeRef(params.code, world.catalog.target(params.code)),

  getMenu: ({ world, params, query, lang }) =>
    fullMenu(world, counterOf(world, params.code, query), lang),

  getMenuDetails: ({ world, params, query, lang }) =>
    menuDetails(world, counterOf(world, params.code, query), lang),

  getMenuItemsForFilter: ({ world, params, query, lang }) =>
    itemsForFilter(world, counterOf(world, params.code, query), lang, params.x),

  getHomePageUrl: ({ world, params, query }) => {
    world.catalog.target(params.code);
    return { url: pagePath('Emenu', params.code, query) };
  },

  getHeaderSetup: ({ world, params }) => {
    const target = world.catalog.target(params.code);
    if (target.kind === 'merge') return headerOf(target.merge, false);
    if (target.kind === 'hotel') return headerOf(target.hotel, false);
    const { concept } = target;
    return headerOf(concept, templateFor(concept, HEADER_LINK) !== undefined);
  },
};
