/** A cart at a table that is made for a check. */
import type { CartView } from '../../../contract/cart.ts';
import { addToCart, updateCartQty } from '../../../contract/endpoints/tableCart.ts';
import type { Menu, MenuItem } from '../../../contract/menu.ts';
import { pathOf, type Heard } from '../server.ts';
import { cartOf, freshKey, Left, type Rule, type Visit } from '../visit.ts';

export interface Table {
  visit: Visit;
  menu: Menu;
  dish: MenuItem;
  uniqueCartId: string;
  add: (more?: Record<string, unknown>) => Promise<Heard>;
  cart: () => Promise<CartView>;
  change: (tableCartId: number, qty: number) => Promise<Heard>;
}

/** A new cart at the table, or why there is none. */
export async function atTable(visit: Visit): Promise<Table | Left> {
  const { options, server } = visit;
  if (!options.isWriting) return new Left('Nothing is written without --write.');
  if (options.table === undefined) return new Left('No table was named (--table).');
  const [menu, dish] = [await visit.menu(), await visit.plainDish()];
  if (!menu || !dish) return new Left('The menu has no dish that one tap orders.');
  const uniqueCartId = freshKey();
  const { code, table } = options;
  return {
    visit,
    menu,
    dish,
    uniqueCartId,
    add: (more = {}) =>
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
      }),
    cart: () => cartOf(visit, uniqueCartId),
    change: (tableCartId, qty) =>
      server.call({ path: pathOf(updateCartQty, { tableCartId, qty }) }),
  };
}

export function tableRule(
  rule: Omit<Rule, 'look'>,
  look: (table: Table) => Promise<readonly string[] | Left>,
): Rule {
  return {
    ...rule,
    look: async (visit) => {
      const table = await atTable(visit);
      return table instanceof Left ? table : look(table);
    },
  };
}
