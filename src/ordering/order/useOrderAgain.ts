import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isRefusal } from '../../api/failure.ts';
import type { CartViewLine } from '../../contract/cart.ts';
import { getOrderDetails } from '../../contract/endpoints/delivery/customer.ts';
import {
  getMenuitemDetailById,
  getUnavailableItemsForStore,
} from '../../contract/endpoints/delivery/menu.ts';
import type { MenuItem } from '../../contract/menu.ts';
import { STATUS } from '../../contract/status.ts';
import { queryOf } from '../../queries/read.ts';
import { decimalsOf } from '../../rules/common/money.ts';
import { orderAgain, type OrderAgain } from '../../rules/order/orderAgain.ts';
import { newUniqueId } from '../../storage/randomKey.ts';
import { useCart } from '../cart/useCart.ts';
import { useServing } from '../delivery/useServing.ts';
import { useVisit } from '../visit/useVisit.ts';

const DISHES_AT_ONCE = 4;

/** Loads in small batches, in the given order. */
async function eachOf<T>(ids: readonly number[], ask: (id: number) => Promise<T>): Promise<T[]> {
  if (ids.length === 0) return [];
  const first = await Promise.all(ids.slice(0, DISHES_AT_ONCE).map(ask));
  return [...first, ...(await eachOf(ids.slice(DISHES_AT_ONCE), ask))];
}

/** An earlier order, compared with what the store offers today. */
export function useOrderAgain() {
  const { lang } = useVisit();
  const { storeId } = useServing();
  const { cart } = useCart();
  const client = useQueryClient();
  const [isLooking, setIsLooking] = useState(false);

  const dishOf = async (menuItemId: number): Promise<MenuItem | undefined> => {
    try {
      return await client.fetchQuery(
        queryOf(getMenuitemDetailById, { storeId, menuScheduleId: 0, menuItemId, lang }),
      );
    } catch (failure) {
      const isGone =
        isRefusal(failure, STATUS.notFound) || isRefusal(failure, STATUS.itemUnavailable);
      if (isGone) return undefined;
      throw failure;
    }
  };

  const lookAt = async (lines: readonly CartViewLine[], currency: string, decimals?: number) => {
    const ids = [...new Set(lines.map(({ menuItemId }) => menuItemId))];
    const [gone, dishes] = await Promise.all([
      client
        .fetchQuery(queryOf(getUnavailableItemsForStore, { storeId }))
        .catch(() => ({ menuItemIds: [], modifierItemIds: [] })),
      eachOf(ids, dishOf),
    ]);
    const known = dishes.filter((dish) => dish !== undefined);
    const byId = new Map(known.map((dish) => [dish.id, dish]));
    return orderAgain(lines, byId, gone, decimalsOf(currency, decimals));
  };

  return {
    isLooking,
    /** What the order would be today. */
    look: async (eOrderId: number): Promise<OrderAgain> => {
      setIsLooking(true);
      try {
        const order = await client.fetchQuery(queryOf(getOrderDetails, { eOrderId }));
        return await lookAt(order.lines, order.currency, order.totals.currencyDecimals);
      } finally {
        setIsLooking(false);
      }
    },
    /** Puts it into the cart, beside or instead of what is there. */
    take: async ({ lines }: OrderAgain, isInstead: boolean): Promise<void> => {
      if (isInstead) await cart.clear();
      // Sequential: each line is added to the cart that the previous one produced.
      await lines.reduce(async (before, line) => {
        await before;
        const again = { ...line, uniqueId: newUniqueId(), tableCartId: 0 };
        await cart.saveLine({ ...again, menuScheduleUniqueId: '' });
      }, Promise.resolve());
    },
  };
}
