import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { useCart } from '../../ordering/cart/useCart.ts';

const SharedCartLayer = lazyPart(() => import('./SharedCartLayer.tsx'), 'SharedCartLayer');

/** What phones that share a cart need, loaded by those only. */
export function SharedCartSlot() {
  const { hash } = useLocation();
  const { sharing } = useCart();
  return sharing || hash.startsWith('#cart=') ? <SharedCartLayer /> : null;
}
