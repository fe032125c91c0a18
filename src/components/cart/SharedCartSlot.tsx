import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { useCart } from '../../ordering/cart/useCart.ts';

const SharedCartLayer = lazyPart(() => import('./SharedCartLayer.tsx'), 'SharedCartLayer');

/** The code for shared carts, which only phones that share one load. */
export function SharedCartSlot() {
  const { hash } = useLocation();
  const { sharing } = useCart();
  return sharing || hash.startsWith('#cart=') ? <SharedCartLayer /> : null;
}
