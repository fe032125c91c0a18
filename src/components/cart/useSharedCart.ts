import { useCartActions } from '../../ordering/cart/useCart.ts';
import { useAppStore } from '../../state/appStore.ts';

/** What is kept of a shared cart here, and whether it is the cart on screen. */
export function useSharedCart() {
  const { orderKey } = useCartActions();
  const kept = useAppStore((state) => state.carts[orderKey]?.sharing);
  const isHere = kept?.orderKey === orderKey;
  const isOffered = isHere && kept.isOffered === true;
  return { kept, isShared: isHere && !isOffered, isOffered, names: kept?.names ?? [] };
}
