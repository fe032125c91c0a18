/** The page that shows the saved order before it is placed. */
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
  /** Returns to the form; the next visit of this page reads the order again. */
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
    // Another tab has saved the order again, so the page reads it again.
    if (shown && key === pendingOrderEntry.key(shown.orderKey)) void open(shown.eOrderID);
  });
  /** The order as shown, regardless of the storage. Undefined if the button is disabled. */
  const readyOrder = () => {
    const request = shown && pendingOrderEntry.read(shown.orderKey)?.request;
    if (!shown || !request || shown.orderKey !== orderKey()) return undefined;
    if (!isSavedAsAsked(request, shown)) return undefined;
    const { totals, paymentMethod } = shown;
    // Some servers do not return the note, so the request's note counts.
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
