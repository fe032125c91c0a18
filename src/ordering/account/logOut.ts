import { call } from '../../api/client.ts';
import { links } from '../../rules/common/routes.ts';
import { LOGOUT_WAIT_MS } from '../../config/times.ts';
import { logout } from '../../contract/endpoints/delivery/customer.ts';
import { namesOrder } from '../../rules/venue/access.ts';
import { closeNotices } from '../../pwa/page/closeNotices.ts';
import { forgetCopies } from '../../pwa/page/forgetCopies.ts';
import { unsubscribePush } from '../../pwa/page/pushSubscription.ts';
import { appStore } from '../../state/appStore.ts';
import { readReferenceCookie } from '../../storage/cookies.ts';
import {
  beginLeaving,
  clearLogin,
  loginOutside,
  storeNothingMore,
  type LoginOutside,
  type LogoutReason,
} from '../../storage/loginChanges.ts';
import { readLogin } from '../../storage/login.ts';
import { conceptIdEntry } from '../../storage/loginEntries.ts';
import { pendingLoginEntry } from '../../storage/verificationEntries.ts';
import { pushEntry, pushToldEntry } from '../../storage/servingEntries.ts';

/** Venues with a log-out in progress: a 401 during it must not start a second one. */
const leaving = new Set<string>();

export function isLeaving(code: string): boolean {
  return leaving.has(code);
}

/** True when any login data is stored for this venue, even incomplete. */
export function hasLogin(code: string): boolean {
  return readLogin(code).status !== 'loggedOut' || pendingLoginEntry.read(code) !== undefined;
}

async function tellServer(
  code: string,
  tokenKey: string | undefined,
  signal: AbortSignal,
): Promise<void> {
  const conceptId = conceptIdEntry.read(code);
  const pushEndpoint = conceptId === undefined ? undefined : pushEntry.read(conceptId);
  const rfId = conceptId === undefined ? '' : readReferenceCookie(conceptId);
  const body = { rfId, ...(pushEndpoint !== undefined && { pushEndpoint }) };
  await call(logout, { code, body, headers: { tokenKey } }, { signal });
}

/** Ends the push subscription on this device, because the log-out may not reach the server. */
async function dropPush(conceptId: number | undefined): Promise<void> {
  if (conceptId === undefined || pushEntry.read(conceptId) === undefined) return;
  pushEntry.remove(conceptId);
  pushToldEntry.remove(conceptId);
  await unsubscribePush();
}

/** Removes the copies and messages of an ended login. */
export async function forgetOutside(
  code: string,
  { token, conceptId, wasChosen }: LoginOutside,
): Promise<void> {
  const work: Promise<void>[] = [];
  if (wasChosen) work.push(dropPush(conceptId), closeNotices(code));
  if (token !== undefined) work.push(forgetCopies(token));
  await Promise.allSettled(work);
}

/**
 * Ends the login outside of this page. The customer waits only a limited time for it, and the
 * device forgets them even if it fails.
 */
async function leaveElsewhere(
  code: string,
  reason: LogoutReason,
  login: LoginOutside,
): Promise<void> {
  const stop = new AbortController();
  // The server already knows that an expired login has ended.
  const isTold = reason === 'chosen' && navigator.onLine;
  const told = isTold ? tellServer(code, login.token, stop.signal) : Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LOGOUT_WAIT_MS);
  });
  await Promise.race([Promise.allSettled([told, forgetOutside(code, login)]), limit]);
  clearTimeout(timer);
  stop.abort();
}

interface LogOutSteps {
  /** Drops the customer's cached answers. */
  forget: () => void;
  /** Shows the next page; true if the browser reloads for it. */
  reload: () => boolean;
}

/** Ends a login, by choice or because it expired. */
export async function logOut(
  code: string,
  reason: LogoutReason,
  { forget, reload }: LogOutSteps,
): Promise<void> {
  // This comes first, because the diner may close the tab before the server answers. A chosen
  // log-out also erases what an expired login would leave behind.
  if (reason === 'chosen') beginLeaving(code);
  if (leaving.has(code)) {
    // The first log-out is done and its page is reloading: it can no longer see this one's mark.
    if (reason === 'chosen' && !hasLogin(code)) clearLogin(code, reason);
    return;
  }
  leaving.add(code);
  const login = loginOutside(code, reason);
  const clear = () => clearLogin(code, reason);
  // A diner who leaves or closes the app during the request must not leave the login behind.
  document.addEventListener('visibilitychange', clear);
  addEventListener('pagehide', clear);
  await leaveElsewhere(code, reason, login);
  document.removeEventListener('visibilitychange', clear);
  removeEventListener('pagehide', clear);
  clear();
  forget();
  // While the page reloads, late refusals of the old login may still arrive.
  if (reload()) return;
  leaving.delete(code);
  appStore.getState().lookAtLogin(code);
}

/**
 * Reloads the page without its customer, unless the diner would then see the browser's own error
 * page. Answers that arrive until then are not stored.
 */
export function reloadPage(address = currentAddress()): boolean {
  if (!navigator.onLine && !navigator.serviceWorker?.controller) return false;
  storeNothingMore();
  // A navigation would pass this page, and its order, as the referrer of the next page.
  if (address !== currentAddress()) history.replaceState(null, '', address);
  globalThis.location.reload();
  return true;
}

function currentAddress(): string {
  const { pathname, search } = globalThis.location;
  return pathname + search;
}

/** The current address, or the landing page if the address would show an order to the next user. */
export function addressOnceLeft(code: string, address = currentAddress()): string {
  return namesOrder(address) ? links.delivery(code) : address;
}
