/**
 * Cart and check-out of one order key at a table, connected like in `CartProvider` and
 * `CheckoutProvider`.
 */
import { tableCart, tableOrder } from '../../../src/ordering/cart/tableCart.ts';
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
  /** The guest of a room or the car in a lane, if the mode asks for it. */
  named: Pick<TableRequestParts, 'guest' | 'car'>;
}

export function coreOf(
  { code, tableCode, state }: TablePlace,
  orderKey: string,
  onState: (state: CheckoutState) => void,
  onRefused: (failure: unknown) => void,
): Core {
  const { lang } = appStore.getState();
  const { save, isReviewed } = modes[state];
  const identity = { code, tableCode, state, orderKey, lang };
  return {
    orderKey,
    cart: tableCart(identity, onRefused),
    checkout: deferredCheckout(
      { code, tableCode, orderKey, save, isReviewed },
      tableOrder(identity),
      onState,
    ),
  };
}
