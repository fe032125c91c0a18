/** Orders the lines of an earlier order again, as far as the venue offers them today. */
import { isRefusal } from '../../api/failure.ts';
import type { CartLine, CartViewLine } from '../../contract/cart.ts';
import type { MenuItem, UnavailableItems } from '../../contract/menu.ts';
import { STATUS } from '../../contract/status.ts';
import type { Read } from '../../queries/read.ts';
import { decimalsOf } from '../../rules/common/money.ts';
import { linesAgain, type LinesAgain } from '../../rules/order/linesAgain.ts';
import { newUniqueId } from '../../storage/randomKey.ts';
import type { Cart } from '../cart/cart.ts';

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
export interface FoundAgain extends Omit<LinesAgain, 'lines'> {
  lines: CartLine[];
}

export interface Again {
  /** Finds the order's lines on today's menu. */
  look: () => Promise<FoundAgain>;
  /** Adds the lines to the cart, or replaces its content. */
  take: (found: FoundAgain, isInstead: boolean) => Promise<void>;
}

interface AgainTools {
  cart: Pick<Cart, 'clear' | 'saveLine'>;
  read: <T>(question: Read<T>) => Promise<T>;
  dish: (menuItemId: number) => Read<MenuItem>;
  /** The sold-out dishes, if the dish itself does not say so. */
  soldOut?: Read<UnavailableItems>;
  menuScheduleUniqueId: string;
}

const NOTHING_GONE = { menuItemIds: [], modifierItemIds: [] };

export function orderAgain(
  former: () => Promise<Former>,
  { cart, read, dish, soldOut, menuScheduleUniqueId }: AgainTools,
): Again {
  const dishOf = async (menuItemId: number): Promise<MenuItem | undefined> => {
    try {
      return await read(dish(menuItemId));
    } catch (failure) {
      const isGone =
        isRefusal(failure, STATUS.notFound) || isRefusal(failure, STATUS.itemUnavailable);
      if (isGone) return undefined;
      throw failure;
    }
  };

  return {
    look: async () => {
      const { lines, currency, decimals } = await former();
      const ids = [...new Set(lines.map(({ menuItemId }) => menuItemId))];
      const [gone, dishes] = await Promise.all([
        soldOut ? read(soldOut).catch(() => NOTHING_GONE) : NOTHING_GONE,
        eachOf(ids, dishOf),
      ]);
      const byId = new Map(dishes.flatMap((each) => (each ? [[each.id, each] as const] : [])));
      const again = linesAgain(lines, byId, gone, decimalsOf(currency, decimals));
      return {
        ...again,
        lines: again.lines.map((line) => Object.assign({}, line, { uniqueId: newUniqueId() })),
      };
    },
    take: async ({ lines }, isInstead) => {
      if (isInstead) await cart.clear();
      // Sequential: each line is added to the cart that the previous one produced.
      await lines.reduce(async (before, line) => {
        await before;
        await cart.saveLine({ ...line, menuScheduleUniqueId, tableCartId: 0 });
      }, Promise.resolve());
    },
  };
}
