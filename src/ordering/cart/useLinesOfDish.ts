import { useCheckItemExistsInCart } from '../../queries/tableCart.ts';
import { useCart } from './useCart.ts';
import { useTableCode } from '../visit/useTable.ts';
import { useVisit } from '../visit/useVisit.ts';

interface LinesOfDish {
  units: number;
  /** Undefined if there are several. */
  line: { tableCartId: number; uniqueId: string } | undefined;
}

/** The cart's lines of a dish; undefined if there are none. */
export function useLinesOfDish(menuItemId: number): LinesOfDish | undefined {
  const { mode } = useVisit();
  const { orderKey, view } = useCart();
  const hasTable = useTableCode() !== undefined;
  const isAsked = mode.cart === 'server' && hasTable && orderKey !== '';
  const { data } = useCheckItemExistsInCart(orderKey, menuItemId, { enabled: isAsked });
  if (mode.cart === 'device') {
    const lines = view?.cartList.filter((line) => line.menuItemId === menuItemId) ?? [];
    const [line, ...others] = lines;
    if (!line) return undefined;
    const units = lines.reduce((sum, { qty }) => sum + qty, 0);
    return { units, line: others.length === 0 ? line : undefined };
  }
  if (!data?.exists) return undefined;
  const isOneLine = data.lines <= 1 && data.tableCartId > 0;
  const line = { tableCartId: data.tableCartId, uniqueId: '' };
  return { units: data.qty, line: isOneLine ? line : undefined };
}
