/** A cart at a table, made for a check. */
import * as v from 'valibot';
import type { CartView, CartViewLine } from '../../../contract/cart.ts';
import { addToCart, getCartDetails, updateCartQty } from '../../../contract/endpoints/tableCart.ts';
import type { Menu, MenuItem } from '../../../contract/menu.ts';
import { pathOf, type Heard } from '../server.ts';
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

/** A new cart at the table, or the reason for skipping the rule. */
export async function atTable(visit: Visit): Promise<Table | Left> {
  const { options, server } = visit;
  if (!options.isWriting) return new Left('Skipped without --write.');
  if (options.table === undefined) return new Left('No table was named (--table).');
  const [menu, dish] = [await visit.menu(), await visit.plainDish()];
  if (!menu || !dish) return new Left('The menu has no dish that one tap orders.');
  const uniqueCartId = freshKey();
  const { code, table } = options;
  const add = (more: Record<string, unknown> = {}) =>
    server.call({
      method: 'POST',
      path: addToCart.path,
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
  const readCart = () =>
    server.call({ path: pathOf(getCartDetails, { lang: 'EN', tableCode: table, uniqueCartId }) });
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
    change: (tableCartId, qty) =>
      server.call({ path: pathOf(updateCartQty, { tableCartId, qty }) }),
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
