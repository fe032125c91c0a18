import { useQueryClient } from '@tanstack/react-query';
import { isRefusal } from '../../api/failure.ts';
import type { CartLine, CartViewLine } from '../../contract/cart.ts';
import type { MenuItem, UnavailableItems } from '../../contract/menu.ts';
import { STATUS } from '../../contract/status.ts';
import { queryOf, type Read } from '../../queries/read.ts';
import { getOrderDetails } from '../../contract/endpoints/delivery/customer.ts';
import {
  getMenuitemDetailById,
  getUnavailableItemsForStore,
} from '../../contract/endpoints/delivery/menu.ts';
import { getMenuItemDetails } from '../../contract/endpoints/dishes.ts';
import { decimalsOf } from '../../rules/common/money.ts';
import { orderAgain, type OrderAgain } from '../../rules/order/orderAgain.ts';
import { newUniqueId } from '../../storage/randomKey.ts';
import { useCart } from '../cart/useCart.ts';
import { useServing } from '../delivery/useServing.ts';
import { useMenuHead } from '../menu/useMenuHead.ts';
import { useVisit } from '../visit/useVisit.ts';

const DISHES_AT_ONCE = 4;

/** Loads in small batches, in the given order. */
async function eachOf<T>(ids: readonly number[], ask: (id: number) => Promise<T>): Promise<T[]> {
  if (ids.length === 0) return [];
  const first = await Promise.all(ids.slice(0, DISHES_AT_ONCE).map(ask));
  return [...first, ...(await eachOf(ids.slice(DISHES_AT_ONCE), ask))];
}

/** The ordered lines, and the currency of their prices. */
export interface Former {
  lines: readonly CartViewLine[];
  currency: string;
  decimals: number | undefined;
}

/** The lines have their keys already: putting them into the cart twice adds them once. */
export interface FoundAgain extends Omit<OrderAgain, 'lines'> {
  lines: CartLine[];
}

export interface Again {
  /** Finds the order's lines on today's menu. */
  look: () => Promise<FoundAgain>;
  /** Adds the lines to the cart, or replaces its content. */
  take: (found: FoundAgain, isInstead: boolean) => Promise<void>;
}

interface Source {
  dish: (menuItemId: number) => Read<MenuItem>;
  /** The sold-out dishes, if the dish itself does not say so. */
  soldOut?: Read<UnavailableItems>;
  menuScheduleUniqueId: string;
}

const NOTHING_GONE = { menuItemIds: [], modifierItemIds: [] };

/** Compares an earlier order with what the venue offers today. */
function useAgain({
  dish,
  soldOut,
  menuScheduleUniqueId,
}: Source): (former: () => Promise<Former>) => Again {
  const { cart } = useCart();
  const client = useQueryClient();

  const dishOf = async (menuItemId: number): Promise<MenuItem | undefined> => {
    try {
      return await client.fetchQuery(dish(menuItemId));
    } catch (failure) {
      const isGone =
        isRefusal(failure, STATUS.notFound) || isRefusal(failure, STATUS.itemUnavailable);
      if (isGone) return undefined;
      throw failure;
    }
  };

  const compare = async ({ lines, currency, decimals }: Former): Promise<FoundAgain> => {
    const ids = [...new Set(lines.map(({ menuItemId }) => menuItemId))];
    const [gone, dishes] = await Promise.all([
      soldOut ? client.fetchQuery(soldOut).catch(() => NOTHING_GONE) : NOTHING_GONE,
      eachOf(ids, dishOf),
    ]);
    const byId = new Map(dishes.flatMap((each) => (each ? [[each.id, each] as const] : [])));
    const again = orderAgain(lines, byId, gone, decimalsOf(currency, decimals));
    return {
      ...again,
      lines: again.lines.map((line) => Object.assign({}, line, { uniqueId: newUniqueId() })),
    };
  };

  return (former) => ({
    look: async () => compare(await former()),
    take: async ({ lines }, isInstead) => {
      if (isInstead) await cart.clear();
      // Sequential: each line is added to the cart that the previous one produced.
      await lines.reduce(async (before, line) => {
        await before;
        await cart.saveLine({ ...line, menuScheduleUniqueId, tableCartId: 0 });
      }, Promise.resolve());
    },
  });
}

/** An order of the customer, from the store that serves the customer now. */
export function useOrderAgain(eOrderId: number): Again {
  const { lang } = useVisit();
  const { storeId } = useServing();
  const client = useQueryClient();
  const againOf = useAgain({
    dish: (menuItemId) =>
      queryOf(getMenuitemDetailById, { storeId, menuScheduleId: 0, menuItemId, lang }),
    soldOut: queryOf(getUnavailableItemsForStore, { storeId }),
    menuScheduleUniqueId: '',
  });
  return againOf(async () => {
    const order = await client.fetchQuery(queryOf(getOrderDetails, { eOrderId }));
    const { lines, currency, totals } = order;
    return { lines, currency, decimals: totals.currencyDecimals };
  });
}

/** Orders from this table: one dish or a whole round. */
export function useRoundsAgain(): (former: Former) => Again {
  const { code, tableCode, lang } = useVisit();
  const { head } = useMenuHead();
  const againOf = useAgain({
    dish: (menuItemId) => queryOf(getMenuItemDetails, { code, menuItemId, tableCode, lang }),
    menuScheduleUniqueId: head?.menuScheduleUniqueId ?? '',
  });
  return (former) => againOf(() => Promise.resolve(former));
}
