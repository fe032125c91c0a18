import type { QueryClient } from '@tanstack/react-query';
import { modes } from '../ordering/visit/modes.ts';
import { addressOnceLeft, reloadPage } from '../ordering/account/logOut.ts';
import { appStore } from '../state/appStore.ts';
import { onCustomerGone } from '../storage/loginChanges.ts';

/** A log-out in one tab is one in all of them. */
export function followLogOut(client: QueryClient): () => void {
  return onCustomerGone((code) => {
    client.removeQueries({ queryKey: ['Delivery'] });
    const { visit } = appStore.getState();
    // At a table nothing of the customer is on screen, and the diner may be in the middle of an order.
    if (visit?.code === code && modes[visit.state].side === 'delivery')
      reloadPage(addressOnceLeft(code));
  });
}
