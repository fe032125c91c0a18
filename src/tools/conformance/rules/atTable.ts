/** A cart at a table, made for a check. */
import * as v from 'valibot';
import type { CartView, CartViewLine } from '../../../contract/cart.ts';
import { addToCart, getCartDetails, updateCartQty } from '../../../contract/endpoints/tableCart.ts';
import { checkOperationHourForTable } from '../../../contract/endpoints/tablePage.ts';
import type { Menu, MenuItem } from '../../../contract/menu.ts';
import type { Call, Heard } from '../server.ts';
import { freshKey, Left, type Looked, type Rule, type Visit } from '../visit.ts';
import { needed } from './said.ts';

export interface Table {
  visit: Visit;
  menu: Menu;
  dish: MenuItem;
  uniqueCartId: string;
  add: (more?: Record<string, unknown>) => Promise<Heard>;
  /** Like `add`, but skips the rule on failure; for rules that check another promise. */
  added: (more?: Record<string, unknown>) => Promise<Heard>;
  readCart: () => Promise<Heard>;
  cart: () => Promise<CartView>;
  /** The first line of the cart. */
  line: () => Promise<CartViewLine>;
  change: (tableCartId: number, qty: number) => Promise<Heard>;
}

export const NO_TABLE = 'NOSUCHTABLE9';
export const NO_TABLE_NAMED = new Left('No table was named (--table).');

export function hoursOf({ send }: Visit, tableCode: string, more: Partial<Call> = {}) {
  const body = { tableCode, orderTime: new Date().toISOString() };
  return send(checkOperationHourForTable, undefined, { body, ...more });
}

/** Skips the rule if the server does not return a table's hours; another rule checks that. */
export async function needHours(visit: Visit): Promise<void> {
  const { table } = visit.options;
  if (table !== undefined) await needed(hoursOf(visit, table), 'checkOperationHourForTable');
}

/** A new cart at the table, or the reason for skipping the rule. */
export async function atTable(visit: Visit): Promise<Table | Left> {
  const { options, send } = visit;
  if (!options.isWriting) return new Left('Skipped without --write.');
  if (options.table === undefined) return NO_TABLE_NAMED;
  const [menu, dish] = [await visit.menu(), await visit.plainDish()];
  if (!menu || !dish) return new Left('The menu has no dish that one tap orders.');
  const uniqueCartId = freshKey();
  const { code, table } = options;
  const add = (more: Record<string, unknown> = {}) =>
    send(addToCart, undefined, {
      body: {
        State: 'Table',
        tableCode: table,
        menuScheduleUniqueId: menu.menuScheduleUniqueId,
        menuItemId: dish.id,
        qty: 1,
        uniqueCartId,
        uniqueId: freshKey(),
        code,
        ...more,
      },
    });
  const readCart = () => send(getCartDetails, { uniqueCartId });
  const cart = async () => {
    const { data } = await needed(readCart(), 'The cart');
    const read = v.safeParse(getCartDetails.answer, data);
    if (!read.success) throw new Left('The cart cannot be read.');
    return read.output;
  };
  return {
    visit,
    menu,
    dish,
    uniqueCartId,
    add,
    added: (more) => needed(add(more), 'AddToCart'),
    readCart,
    cart,
    line: async () => {
      const [line] = (await cart()).cartList;
      if (!line) throw new Left('A dish that was added is not in the cart.');
      return line;
    },
    change: (tableCartId, qty) => send(updateCartQty, { tableCartId, qty }),
  };
}

export function tableRule(rule: Omit<Rule, 'look'>, look: (table: Table) => Promise<Looked>): Rule {
  return {
    ...rule,
    look: async (visit) => {
      const table = await atTable(visit);
      return table instanceof Left ? table : look(table);
    },
  };
}
