import { Suspense } from 'react';
import { isCartLocked } from '../../ordering/checkout/checkoutState.ts';
import { hasOpenOrder } from '../../ordering/cart/settleCart.ts';
import { useCartActions } from '../../ordering/cart/useCart.ts';
import { useCheckout } from '../../ordering/checkout/useCheckout.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { lazily, lazilyBeside } from '../../ui/lazily.ts';

const OrderStrip = lazilyBeside(() => import('../order/OrderStrip.tsx'), 'OrderStrip');
const CheckoutDialogs = lazily(() => import('./CheckoutDialogs.tsx'), 'CheckoutDialogs');

/** Whoever has not ordered yet does not wait for what is said of orders. */
export function LateOrderStrip() {
  const { code } = useVisit();
  const { orderKey, ordersAt } = useCartActions();
  const { state } = useCheckout();
  if (!isCartLocked(state) && !hasOpenOrder(code, ordersAt, orderKey)) return null;
  return (
    <Suspense>
      <OrderStrip />
    </Suspense>
  );
}

export function LateCheckoutDialogs() {
  const { state } = useCheckout();
  if (state.step === 'idle') return null;
  return (
    <Suspense>
      <CheckoutDialogs />
    </Suspense>
  );
}
