import { isCartLocked } from '../../ordering/checkout/checkoutState.ts';
import { hasOpenOrder, ordersOf } from '../../ordering/cart/settleCart.ts';
import { useCartActions } from '../../ordering/cart/useCart.ts';
import { useCheckout } from '../../ordering/checkout/useCheckout.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { useOrderingPage } from '../common/useOrderingPage.ts';
import { OrderStripOutline } from '../order/OrderStripOutline.tsx';

const OrderStrip = lazyPart(() => import('../order/OrderStrip.tsx'), 'OrderStrip', {
  placeholder: () => <Outline />,
});
const CheckoutOutcome = lazyPart(() => import('./CheckoutOutcome.tsx'), 'CheckoutOutcome', {
  isNeeded: true,
});

function Outline() {
  const { code } = useVisit();
  const { ordersAt } = useCartActions();
  const open = ordersOf(code, ordersAt).filter(({ isClosed }) => !isClosed);
  return <OrderStripOutline orders={Math.max(1, open.length)} />;
}

/** Loads the strip only if there is an order, so that other diners do not wait for it. */
export function OrderStripSlot() {
  const { code } = useVisit();
  const { orderKey, ordersAt } = useCartActions();
  const { state } = useCheckout();
  const page = useOrderingPage();
  const hasOrder = page !== 'other' && hasOpenOrder(code, ordersAt, orderKey);
  if (page === 'checkout' || !(isCartLocked(state) || hasOrder)) return null;
  return <OrderStrip />;
}

export function CheckoutSlot() {
  const { state } = useCheckout();
  if (state.step === 'idle') return null;
  return <CheckoutOutcome />;
}
