/** The page on which a diner looks at the saved order before it is placed. */
import { callersOf } from '../../../src/api/callers.ts';
import { getOrderDetails } from '../../../src/contract/endpoints/delivery/customer.ts';
import type { OrderDetails } from '../../../src/contract/orders.ts';
import { isSavedAsAsked } from '../../../src/rules/checkout/savedAsAsked.ts';
import { isKeyUsed } from '../../../src/rules/order/orderProgress.ts';
import { pendingOrderEntry } from '../../../src/storage/orderEntries.ts';
import type { createTries } from './visit.ts';

const api = callersOf({ getOrderDetails });

export function createReview(tried: ReturnType<typeof createTries>, orderKey: () => string) {
  let shown: OrderDetails | undefined;
  let visits = 0;
  /** For the form: coming back shows an order that is read then. */
  const close = () => {
    shown = undefined;
    visits += 1;
  };
  const open = (eOrderId: number) =>
    tried('review', async () => {
      const visit = visits;
      const order = await api.getOrderDetails({ eOrderId });
      if (visit === visits) shown = isKeyUsed(order) ? undefined : order;
    });
  globalThis.addEventListener('storage', ({ key }) => {
    // Another tab has saved it anew: the page reads it again.
    if (shown && key === pendingOrderEntry.key(shown.orderKey)) void open(shown.eOrderID);
  });
  /** As the page shows it, whatever is stored. Undefined where its button is shut. */
  const readyOrder = () => {
    const request = shown && pendingOrderEntry.read(shown.orderKey)?.request;
    if (!shown || !request || shown.orderKey !== orderKey()) return undefined;
    if (!isSavedAsAsked(request, shown)) return undefined;
    const { totals, paymentMethod } = shown;
    // A server that does not repeat a note says nothing of it.
    const note = shown.note ?? request.note;
    const { paymentMethodId } = paymentMethod;
    const { tip } = totals;
    return {
      orderKey: shown.orderKey,
      totals,
      request: { ...request, paymentMethodId, tip, note },
    };
  };
  return { open, close, readyOrder };
}
