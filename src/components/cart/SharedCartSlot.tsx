import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { useCart } from '../../ordering/cart/useCart.ts';

const Together = lazyPart(() => import('./SharedCart.tsx'), 'Together');

/** What phones that share a cart need, loaded by those only. */
export function TogetherSlot() {
  const { hash } = useLocation();
  const { sharing } = useCart();
  return sharing || hash.startsWith('#cart=') ? <Together /> : null;
}
