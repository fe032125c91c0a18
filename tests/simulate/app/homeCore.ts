import type { HomeIdentity } from '../../../src/ordering/cart/connectDeviceCart.ts';
import { deviceOrder } from '../../../src/ordering/cart/deviceOrder.ts';
import type { Checkout, CheckoutState } from '../../../src/ordering/checkout/checkoutState.ts';
import { deferredCheckout } from '../../../src/ordering/checkout/deferredCheckout.ts';
import { appStore } from '../../../src/state/appStore.ts';

/** The check-out of one customer, as `CheckoutProvider` makes it. */
export function checkoutOf(
  { code, customerId, mode }: HomeIdentity,
  orderKey: string,
  look: () => void,
  onState: (state: CheckoutState) => void,
): Checkout {
  const { save, isReviewed } = mode;
  const { tableCode = '' } = appStore.getState().visit ?? {};
  return deferredCheckout(
    { code, tableCode, orderKey, save, isReviewed },
    deviceOrder(code, customerId, orderKey, look),
    onState,
  );
}
