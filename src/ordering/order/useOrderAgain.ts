import { useQueryClient } from '@tanstack/react-query';
import { getOrderDetails } from '../../contract/endpoints/delivery/customer.ts';
import {
  getMenuitemDetailById,
  getUnavailableItemsForStore,
} from '../../contract/endpoints/delivery/menu.ts';
import { getMenuItemDetails } from '../../contract/endpoints/dishes.ts';
import { queryOf, type Read } from '../../queries/read.ts';
import { useCart } from '../cart/useCart.ts';
import { useServing } from '../delivery/useServing.ts';
import { useMenuHead } from '../menu/useMenuHead.ts';
import { useVisit } from '../visit/useVisit.ts';
import { orderAgain, type Again, type Former } from './orderAgain.ts';

function useAgainTools() {
  const { cart } = useCart();
  const client = useQueryClient();
  return { cart, read: <T>(question: Read<T>) => client.fetchQuery(question) };
}

/** An order of the customer, from the store that serves the customer now. */
export function useOrderAgain(eOrderId: number): Again {
  const { lang } = useVisit();
  const { storeId } = useServing();
  const tools = useAgainTools();
  const former = async () => {
    const { lines, currency, totals } = await tools.read(queryOf(getOrderDetails, { eOrderId }));
    return { lines, currency, decimals: totals.currencyDecimals };
  };
  return orderAgain(former, {
    ...tools,
    dish: (menuItemId) =>
      queryOf(getMenuitemDetailById, { storeId, menuScheduleId: 0, menuItemId, lang }),
    soldOut: queryOf(getUnavailableItemsForStore, { storeId }),
    menuScheduleUniqueId: '',
  });
}

/** Orders from this table: one dish or a whole round. */
export function useRoundsAgain(): (former: Former) => Again {
  const { code, tableCode, lang } = useVisit();
  const { head } = useMenuHead();
  const tools = useAgainTools();
  return (former) =>
    orderAgain(() => Promise.resolve(former), {
      ...tools,
      dish: (menuItemId) => queryOf(getMenuItemDetails, { code, menuItemId, tableCode, lang }),
      menuScheduleUniqueId: head?.menuScheduleUniqueId ?? '',
    });
}
