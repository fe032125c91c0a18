/** Cart and check-out of one order key at a table, put together as `CartProvider` and `CheckoutProvider` do. */
import { lostCode } from '../../../src/api/failure.ts';
import { lazyModule } from '../../../src/defer/lazyModule.ts';
import type { CartOrder } from '../../../src/ordering/cart/cart.ts';
import { deferredCart } from '../../../src/ordering/cart/deferredCart.ts';
import { orderMadeFrom, settleCart } from '../../../src/ordering/cart/settleCart.ts';
import type { CheckoutState } from '../../../src/ordering/checkout/checkoutState.ts';
import { deferredCheckout } from '../../../src/ordering/checkout/deferredCheckout.ts';
import type { TableRequestParts } from '../../../src/ordering/checkout/tableRequest.ts';
import { modes } from '../../../src/ordering/visit/modes.ts';
import { appStore } from '../../../src/state/appStore.ts';
import type { Core } from './visitActs.ts';

export interface TablePlace {
  code: string;
  tableCode: string;
  state: 'Table' | 'DriveThrough' | 'Room';
  /** Who asks, where the mode wants to know: the guest of a room, the car in a lane. */
  named: Pick<TableRequestParts, 'guest' | 'car'>;
}

const loadServerCart = lazyModule(
  () => import('../../../src/ordering/cart/connectServerCart.ts'),
  lostCode('Cart'),
);

export function coreOf(
  { code, tableCode, state }: TablePlace,
  orderKey: string,
  onState: (state: CheckoutState) => void,
  onRefused: (failure: unknown) => void,
): Core {
  const { lang } = appStore.getState();
  const { save, isReviewed } = modes[state];
  const identity = { code, tableCode, state, orderKey, lang };
  const order: CartOrder = {
    settle: (eOrderId) => settleCart(code, tableCode, orderKey, eOrderId),
    retireKey: () => appStore.getState().retireOrderKey(code, tableCode, orderKey),
    placedAs: () => orderMadeFrom(code, tableCode, orderKey),
    isHere: () => true,
    orderOfCart: async () => {
      const { orderOfCart } = await loadServerCart();
      return orderOfCart(lang, tableCode, orderKey);
    },
    version: () => appStore.getState().carts[orderKey]?.view?.cartVersion,
  };
  return {
    orderKey,
    cart: deferredCart(
      async () => (await loadServerCart()).connectServerCart(identity, onRefused),
      (failure) => appStore.getState().patchCart(orderKey, { failure }),
    ),
    checkout: deferredCheckout({ code, tableCode, orderKey, save, isReviewed }, order, onState),
  };
}
