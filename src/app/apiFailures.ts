import type { QueryClient } from '@tanstack/react-query';
import { configureApi } from '../api/client.ts';
import type { ApiFailure } from '../api/failure.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { modes } from '../ordering/modes.ts';
import { hasLogin, isLeaving, logOut, reloadPage } from '../ordering/logOut.ts';
import { clearVisit, readLogin } from '../storage/login.ts';
import { onCustomerGone } from '../storage/loginChanges.ts';
import { appStore } from '../state/appStore.ts';

/** What the whole app does about a failed call, beside what its page shows. */
function onFailure(failure: ApiFailure, endpoint: Endpoint, client: QueryClient): void {
  const { visit, lang, alert, closeShop } = appStore.getState();
  if (endpoint.isSilent || endpoint.isOpenToAll) return;
  if (failure.httpStatus === 401) {
    const code = visit?.code;
    if (code !== undefined && isLeaving(code)) return;
    if (code !== undefined && hasLogin(code)) {
      void logOut(code, 'expired', { forget: () => client.clear(), reload: reloadPage });
    } else {
      // The public key itself was refused: reloading would ask the same again, for ever.
      closeShop();
    }
  } else if (failure.httpStatus === 403 || failure.httpStatus === 404) {
    clearVisit({ code: visit?.code, tableCode: visit?.tableCode, lang });
    appStore.getState().restoreVisit();
    alert(failure.httpStatus);
  }
}

export function connectApi(client: QueryClient): void {
  configureApi({
    token: () => {
      const code = appStore.getState().visit?.code;
      const login = code === undefined ? undefined : readLogin(code);
      return login?.status === 'loggedIn' ? login.token : undefined;
    },
    lang: () => appStore.getState().lang,
    onFailure: (failure, endpoint) => onFailure(failure, endpoint, client),
  });
}

/** A log-out in one tab is one in all of them. */
export function followLogOut(client: QueryClient): () => void {
  return onCustomerGone((code) => {
    client.removeQueries({ queryKey: ['Delivery'] });
    const { visit } = appStore.getState();
    // At a table nothing of the customer is on screen, and the diner may be in the middle of an order.
    if (visit?.code === code && modes[visit.state].side === 'delivery') reloadPage();
  });
}
