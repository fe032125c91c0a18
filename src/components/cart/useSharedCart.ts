import { useCartActions } from '../../ordering/cart/useCart.ts';
import { useAppStore } from '../../state/appStore.ts';

/** The stored data of a shared cart, and whether it is the cart on screen. */
export function useSharedCart() {
  const { orderKey } = useCartActions();
  const kept = useAppStore((state) => state.carts[orderKey]?.sharing);
  const isHere = kept?.orderKey === orderKey;
  const isOffered = isHere && kept.isOffered === true;
  return { kept, isShared: isHere && !isOffered, isOffered, names: kept?.names ?? [] };
}
