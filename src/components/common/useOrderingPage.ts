import { useMatch } from 'react-router-dom';
import { patterns } from '../../rules/common/routes.ts';

type OrderingPage = 'browsing' | 'cart' | 'checkout' | 'other';

/** The ordering step of the page on screen, on either side of the venue. */
export function useOrderingPage(): OrderingPage {
  const checkout = [
    useMatch(patterns.payment),
    useMatch(patterns.orderDetails),
    useMatch(patterns.orderReview),
  ];
  const home = [useMatch(patterns.emenu), useMatch(patterns.deliveryHomepage)];
  const menu = [useMatch(patterns.menu), useMatch(patterns.deliveryMenu)];
  const landing = useMatch(patterns.delivery);
  const deliveryCart = useMatch(patterns.deliveryCart);
  const cart = useMatch(patterns.cart);
  if (checkout.some(Boolean)) return 'checkout';
  if (deliveryCart || (cart && cart.params.eOrderId === undefined)) return 'cart';
  return [...home, ...menu, landing].some(Boolean) ? 'browsing' : 'other';
}
