import type { QueryClient } from '@tanstack/react-query';
import { configureApi } from '../api/client.ts';
import type { ApiFailure } from '../api/failure.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { STATUS } from '../contract/status.ts';
import { clearVisit, readLogin } from '../storage/login.ts';
import { appStore } from '../state/appStore.ts';

async function endLogin(code: string | undefined, client: QueryClient): Promise<void> {
  const { hasLogin, isLeaving, logOut, reloadPage } = await import('../ordering/account/logOut.ts');
  if (code !== undefined && isLeaving(code)) return;
  if (code !== undefined && hasLogin(code)) {
    await logOut(code, 'expired', { forget: () => client.clear(), reload: reloadPage });
  } else {
    // If the public key is refused, a reload would loop for ever.
    appStore.getState().refuseApp();
  }
}

/** App-wide reaction to a failed call, in addition to the page's own message. */
function onFailure(failure: ApiFailure, endpoint: Endpoint, client: QueryClient): void {
  const { visit, lang, alert } = appStore.getState();
  if (endpoint.isSilent) return;
  const code = visit?.code;
  const isUnknownHere =
    failure.status === STATUS.loginRequired &&
    code !== undefined &&
    readLogin(code).status === 'loggedIn';
  // The server does not accept this login: end it.
  const isLoginRefused = failure.httpStatus === 401 || isUnknownHere;
  if (isLoginRefused && !endpoint.isOpenToAll) {
    // If the log-out code does not load, the next refusal tries again.
    endLogin(code, client).catch((error: unknown) => console.warn('No log-out.', error));
  } else if (failure.httpStatus === 403 || failure.httpStatus === 404) {
    clearVisit({ code, tableCode: visit?.tableCode, lang });
    appStore.getState().restoreVisit();
    alert(failure.httpStatus);
  }
}

/** The token of the customer logged in at this venue. */
export function tokenAt(code: string | undefined): string | undefined {
  const login = code === undefined ? undefined : readLogin(code);
  return login?.status === 'loggedIn' ? login.token : undefined;
}

export function connectApi(client: QueryClient): void {
  configureApi({
    token: () => tokenAt(appStore.getState().visit?.code),
    lang: () => appStore.getState().lang,
    onHeard: (isServer) => appStore.getState().noteServerHeard(isServer),
    onFailure: (failure, endpoint) => onFailure(failure, endpoint, client),
  });
}
