import { call } from '../../api/client.ts';
import { links } from '../../config/paths.ts';
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

/** Venues with a log-out in progress: a 401 meanwhile must not start a second one. */
const leaving = new Set<string>();

export function isLeaving(code: string): boolean {
  return leaving.has(code);
}

/** Whether any login data is stored for this venue, even incomplete. */
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

/** Ends the push subscription here, because the server may not have heard of the log-out. */
async function dropPush(conceptId: number | undefined): Promise<void> {
  if (conceptId === undefined || pushEntry.read(conceptId) === undefined) return;
  pushEntry.remove(conceptId);
  pushToldEntry.remove(conceptId);
  await unsubscribePush();
}

/** Copies and messages of a login that is over. */
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
 * What has to be told or taken back outside of this page. None of it keeps the customer waiting for long,
 * and the device forgets them whatever comes of it.
 */
async function leaveElsewhere(
  code: string,
  reason: LogoutReason,
  login: LoginOutside,
): Promise<void> {
  const stop = new AbortController();
  // The server does not know an expired login any more.
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
  /** Drops what was read for the customer. */
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
  // First of all: the tab may be closed before the server has answered, and a login that is just
  // running out leaves nothing behind either where the customer wishes to leave.
  if (reason === 'chosen') beginLeaving(code);
  if (leaving.has(code)) {
    // That one is done, and its page is loaded anew: what it would heed is not stored any more.
    if (reason === 'chosen' && !hasLogin(code)) clearLogin(code, reason);
    return;
  }
  leaving.add(code);
  const login = loginOutside(code, reason);
  const clear = () => clearLogin(code, reason);
  // Whoever leaves the app meanwhile, or closes it, must not leave the customer behind.
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
 * Loads the page again without its customer, unless that would leave the diner with the browser's own error
 * page. What is still answered until then is not stored any more.
 */
export function reloadPage(address = currentAddress()): boolean {
  if (!navigator.onLine && !navigator.serviceWorker?.controller) return false;
  storeNothingMore();
  // Going there would name this page, and its order, as the one that the next page came from.
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
