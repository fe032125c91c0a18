import { lazy, Suspense } from 'react';
import { isCartLocked } from '../ordering/checkoutState.ts';
import { hasOpenOrder } from '../ordering/settleCart.ts';
import { useCartActions } from '../ordering/useCart.ts';
import { useCheckout } from '../ordering/useCheckout.ts';
import { useVisit } from '../ordering/useVisit.ts';

const OrderStrip = lazy(() =>
  import('./OrderStrip.tsx').then((file) => ({ default: file.OrderStrip })),
);
const CheckoutDialogs = lazy(() =>
  import('./CheckoutDialogs.tsx').then((file) => ({ default: file.CheckoutDialogs })),
);

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
