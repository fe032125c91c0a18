import * as v from 'valibot';
import { refusalData, type ApiFailure } from '../../api/failure.ts';
import { CartChange, type CartViewLine } from '../../contract/cart.ts';
import { list } from '../../contract/schema.ts';
import { STATUS } from '../../contract/status.ts';
import { useCart } from '../../ordering/cart/useCart.ts';

const Gone = v.object({ changes: list(CartChange, 'cart changes') });

/** The dishes that are sold out, among the lines still in the cart. */
export function useSoldOutLines(failure: ApiFailure | undefined): CartViewLine[] {
  const { view } = useCart();
  if (failure?.status !== STATUS.itemUnavailable) return [];
  const gone = refusalData(failure, Gone)?.changes.map(({ uniqueId }) => uniqueId) ?? [];
  return view?.cartList.filter(({ uniqueId }) => gone.includes(uniqueId)) ?? [];
}
