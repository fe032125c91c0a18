/** Delivery/…: the menu of a store, sold-out dishes, current prices, automatic promos. */
import * as v from 'valibot';
import type * as endpoints from '../../../contract/endpoints/delivery/menu.ts';
import { freshItems, unavailableItems } from '../../backend/menu/freshItems.ts';
import { fullItem } from '../../backend/menu/itemView.ts';
import { fullMenu } from '../../backend/menu/menuView.ts';
import { automaticPromos, promoRule } from '../../backend/cart/promos.ts';
import { malformed, Refusal } from '../../backend/common/refusal.ts';
import { menuScheduleId, orderTypeOfMenu } from '../../backend/menu/shelf.ts';
import type { Branch } from '../../backend/common/catalog.ts';
import type { OrderType } from '../../../contract/basics.ts';
import type { Answers } from '../call.ts';
import { deliveryCounter } from '../counter.ts';

const Question = v.union([
  v.array(
    v.object({
      menuItemId: v.number(),
      uniqueId: v.string(),
      quantity: v.number(),
      modifierItemIds: v.array(v.number()),
    }),
  ),
  v.pipe(
    v.array(v.number()),
    v.transform((ids) =>
      ids.map((menuItemId) => ({
        menuItemId,
        uniqueId: '',
        quantity: 1,
        modifierItemIds: [] as number[],
      })),
    ),
  ),
]);

/** Selects the store's menu by its schedule; -13 if that schedule is not in force. */
function orderTypeOfSchedule(branch: Branch, scheduleId: string): OrderType {
  const orderType = orderTypeOfMenu(Number(scheduleId) % 10) ?? 'Delivery';
  if (scheduleId === '0') return 'Delivery';
  if (menuScheduleId(branch, orderType) !== Number(scheduleId)) throw new Refusal(-13);
  return orderType;
}

export const deliveryMenu: Answers<typeof endpoints> = {
  getMenu: ({ world, params, query, lang }) => {
    const branch = world.catalog.branch(Number(params.storeId));
    return fullMenu(world, deliveryCounter(branch, query), lang);
  },

  getMenuitemDetailById: ({ world, params, lang }) => {
    const branch = world.catalog.branch(Number(params.storeId));
    const orderType = orderTypeOfSchedule(branch, params.menuScheduleId);
    const counter = { branch, orderType, isViewOnly: false };
    return fullItem(world, counter, lang, Number(params.menuItemId));
  },

  getUnavailableItemsForStore: ({ world, params }) =>
    unavailableItems(world, world.catalog.branch(Number(params.storeId))),

  getDiscountForItems: async ({ world, params, lang, body }) => {
    const branch = world.catalog.branch(Number(params.storeId));
    const parsed = v.safeParse(Question, await body());
    if (!parsed.success) throw malformed(parsed.issues[0].message);
    const orderType = orderTypeOfSchedule(branch, params.menuScheduleId);
    return freshItems(world, branch, orderType, lang, parsed.output);
  },

  getAutomaticPromoForStore: ({ world, params, login }) => {
    const { concept, store } = world.catalog.branch(Number(params.storeId));
    const customerId = login?.conceptId === concept.conceptId ? login.customerId : 0;
    return automaticPromos(world, concept, store.storeId).map((promo) =>
      promoRule(world, promo, customerId),
    );
  },
};
