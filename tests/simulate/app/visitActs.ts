/** The actions of a visit that are the same for both kinds of carts. */
import type { Cart } from '../../../src/ordering/cart/cart.ts';
import type { Checkout } from '../../../src/ordering/checkout/checkoutState.ts';
import type { CartState } from '../../../src/state/cartSlice.ts';
import {
  IDLE,
  linesGone,
  type createSteps,
  type createTries,
  type Tell,
  type Visit,
} from './visit.ts';
import { watchPayment } from './watchPayment.ts';

/** The current cart and check-out. */
export interface Core {
  orderKey: string;
  cart: Cart;
  checkout: Checkout;
}

interface ActTools {
  tell: Tell;
  core: () => Core;
  cart: () => CartState;
  steps: ReturnType<typeof createSteps>;
  tried: ReturnType<typeof createTries>;
}

export function visitActs({ tell, core, cart: seen, steps, tried }: ActTools) {
  const { show, state } = steps;
  return {
    orderKey: () => core().orderKey,
    cart: seen,
    state,
    change: (line, qty) => {
      tell({ kind: 'changed', orderKey: core().orderKey, line, qty });
      core().cart.change(line.tableCartId, qty);
    },
    remove: ({ tableCartId }) => {
      tell({ kind: 'touched', orderKey: core().orderKey });
      void tried('remove', () => core().cart.remove(tableCartId));
    },
    clear: () => {
      tell({ kind: 'touched', orderKey: core().orderKey });
      void tried('clear', () => core().cart.clear());
    },
    applyPromo: (promo) => void tried('promo', () => core().cart.applyPromo(promo)),
    removePromo: () => void tried('promo', () => core().cart.removePromo()),
    lookAtCart: () => void core().cart.refresh(),
    confirm: (totals) => {
      tell({ kind: 'agreed', orderKey: core().orderKey, payable: totals.payable });
      void core().checkout.confirm(totals);
    },
    again: () => {
      tell({ kind: 'wishedAgain', orderKey: core().orderKey });
      void core().checkout.again();
    },
    sendRest: () => {
      const lines = linesGone(state(), seen());
      const all = seen().view?.cartList.length ?? 0;
      if (lines.length === 0 || lines.length === all) return false;
      const { orderKey, cart, checkout } = core();
      tell({ kind: 'touched', orderKey });
      void tried('rest', async () => {
        for (const { tableCartId } of lines) await cart.remove(tableCartId);
        tell({ kind: 'wishedAgain', orderKey });
        await checkout.withoutLines(lines.map(({ uniqueId }) => uniqueId));
      });
      return true;
    },
    checkAgain: () => void core().checkout.resume(state()),
    dismiss: () => show(IDLE),
    watchPayment: (eOrderId, transactionId) => watchPayment(eOrderId, transactionId, tell),
  } satisfies Partial<Visit>;
}
