import { useCheckItemExistsInCart } from '../../queries/tableCart.ts';
import { cartSeenEntry } from '../../storage/cartEntries.ts';
import { useCart } from './useCart.ts';
import { useTableCode } from '../visit/useTable.ts';
import { useVisit } from '../visit/useVisit.ts';

export interface LinesOfDish {
  units: number;
  /** Undefined if there are several. */
  line: { tableCartId: number; uniqueId: string } | undefined;
}

interface LinesInCart {
  /** Undefined if there are none. */
  known: LinesOfDish | undefined;
  /** True when this device has seen a cart and its lines are loading. */
  isLoading: boolean;
}

/** The cart's lines of a dish. */
export function useLinesOfDish(menuItemId: number): LinesInCart {
  const { code, tableCode, mode } = useVisit();
  const { orderKey, view, count } = useCart();
  const hasTable = useTableCode() !== undefined;
  const isAsked = mode.cart === 'server' && hasTable && orderKey !== '';
  const { data, isLoading } = useCheckItemExistsInCart(
    { uniqueCartId: orderKey, menuItemId },
    { enabled: isAsked },
  );
  if (mode.cart === 'device') {
    const lines = view?.cartList.filter((line) => line.menuItemId === menuItemId) ?? [];
    const [line, ...others] = lines;
    const units = lines.reduce((sum, { qty }) => sum + qty, 0);
    return {
      known: line && { units, line: others.length === 0 ? line : undefined },
      isLoading: Boolean(count) && view === undefined,
    };
  }
  const line =
    data && data.lines <= 1 && data.tableCartId > 0
      ? { tableCartId: data.tableCartId, uniqueId: '' }
      : undefined;
  return {
    known: data?.exists ? { units: data.qty, line } : undefined,
    isLoading: isLoading && cartSeenEntry.read(code, tableCode) !== undefined,
  };
}
