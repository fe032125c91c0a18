import { useMatch } from 'react-router-dom';
import { patterns } from '../../rules/common/routes.ts';

type OrderingPage = 'browsing' | 'cart' | 'checkout' | 'other';

/** The ordering step of the page on screen, on either side of the venue. */
export function useOrderingPage(): OrderingPage {
  const isPaying = useMatch(patterns.payment) !== null;
  const isFilling = useMatch(patterns.orderDetails) !== null;
  const isReviewing = useMatch(patterns.orderReview) !== null;
  const isHome = useMatch(patterns.emenu) !== null;
  const isMenu = useMatch(patterns.menu) !== null;
  const isLanding = useMatch(patterns.delivery) !== null;
  const isDeliveryHome = useMatch(patterns.deliveryHomepage) !== null;
  const isDeliveryMenu = useMatch(patterns.deliveryMenu) !== null;
  const isDeliveryCart = useMatch(patterns.deliveryCart) !== null;
  const cart = useMatch(patterns.cart);
  if (isPaying || isFilling || isReviewing) return 'checkout';
  if (isDeliveryCart || (cart !== null && cart.params.eOrderId === undefined)) return 'cart';
  const isBrowsing = isHome || isMenu || isLanding || isDeliveryHome || isDeliveryMenu;
  return isBrowsing ? 'browsing' : 'other';
}
