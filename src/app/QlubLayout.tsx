import { Outlet, useSearchParams } from 'react-router-dom';
import { paymentOf } from '../ordering/checkout/pendingOrders.ts';
import { appStore } from '../state/appStore.ts';
import { PageMain } from '../ui/layout/PageMain.tsx';
import { useEntered } from './useEntered.ts';

/** The return address of qlub belongs to no venue's pages; its code is used for the language only. */
export function QlubLayout() {
  const [search] = useSearchParams();
  // Read once: the page removes the query from its address later.
  const { entry: isEntered } = useEntered('qlub', () => ({
    entry: true,
    lang: appStore.getState().followLanguageOf(search.get('code') || paymentOf(search)?.code),
  }));
  if (!isEntered) return null;
  return (
    <PageMain>
      <Outlet />
    </PageMain>
  );
}
