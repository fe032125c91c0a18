/**
 * Requests that a server must refuse, and requests that it must not refuse, without changing data.
 */
import { getOrderDetails } from '../../../contract/endpoints/delivery/customer.ts';
import { getMenuItemDetails } from '../../../contract/endpoints/dishes.ts';
import { getCartCount, getCartDetails } from '../../../contract/endpoints/tableCart.ts';
import {
  checkEOrderStatus,
  creditCardPaymentResult,
} from '../../../contract/endpoints/tableCartOrders.ts';
import { checkOperationHourForTable } from '../../../contract/endpoints/tablePage.ts';
import { STATUS } from '../../../contract/status.ts';
import { freshKey, NO_SUCH_NUMBER, type Rule } from '../visit.ts';
import { hoursOf, needHours, NO_TABLE, NO_TABLE_NAMED } from './atTable.ts';
import { granted, needed, refused, unless } from './said.ts';

export const REFUSAL_RULES: readonly Rule[] = [
  {
    id: 'unknown dish',
    title: 'An unknown dish is refused with -1',
    breaks: 'With 404 the diner’s visit is cleared; without a refusal the dish’s page stays empty.',
    look: async ({ hear, parts }) => {
      const { menuItemId = 0 } = await parts();
      await needed(hear(getMenuItemDetails, { menuItemId }), 'MenuItemDetails');
      const heard = await hear(getMenuItemDetails, { menuItemId: NO_SUCH_NUMBER });
      return refused(heard, STATUS.notFound, 'One');
    },
  },
  {
    id: 'unknown order',
    title: 'An unknown order is refused with -1',
    breaks: 'An old link to an order shows an error instead of saying that the order is gone.',
    look: async ({ hear }) => {
      const unknown = { eOrderId: NO_SUCH_NUMBER };
      return [
        ...refused(await hear(checkEOrderStatus, unknown), STATUS.notFound, 'Its status'),
        ...refused(await hear(creditCardPaymentResult, unknown), STATUS.notFound, 'Its payment'),
      ];
    },
  },
  {
    id: 'orders are private',
    title: 'The details of an order are refused with -3 to a visitor without a login',
    breaks: 'Anyone who tries order numbers reads names, phone numbers and addresses.',
    look: async ({ hear }) =>
      refused(await hear(getOrderDetails, { eOrderId: 1 }), STATUS.loginRequired, 'Reading one'),
  },
  {
    id: 'unknown table',
    title: 'An unknown table is refused with -19',
    breaks: 'A wrong code on a table accepts orders for a table that does not exist.',
    look: async (visit) => {
      await needHours(visit);
      return refused(await hoursOf(visit, NO_TABLE), STATUS.tableUnknown, 'One');
    },
  },
  {
    id: 'hours of the table',
    title: 'A table’s hours are returned, and closed is not a refusal',
    breaks: 'A closed venue shows an error instead of its opening times.',
    look: async ({ send, options }) => {
      if (options.table === undefined) return NO_TABLE_NAMED;
      const body = { tableCode: options.table, orderTime: '2031-01-01T03:33:00+00:00' };
      const heard = await send(checkOperationHourForTable, undefined, { body });
      return granted(heard, 'An hour in the night');
    },
  },
  {
    id: 'unknown cart',
    title: 'An unknown cart is empty, and not a refusal',
    breaks: 'Every first visit to a table begins with an error.',
    look: async ({ send, options }) => {
      if (options.table === undefined) return NO_TABLE_NAMED;
      const parts = { uniqueCartId: freshKey() };
      const cart = await send(getCartDetails, parts);
      const count = await send(getCartCount, parts);
      const lines = (cart.data as { cartList?: unknown } | null)?.cartList;
      return [
        ...granted(cart, 'One'),
        ...unless(!Array.isArray(lines) || lines.length === 0, 'It has lines'),
        ...granted(count, 'Its count'),
        ...unless(
          count.told <= 0 || count.data === 0,
          `Its count is ${JSON.stringify(count.data)}`,
        ),
      ];
    },
  },
];
