import { call } from '../../api/client.ts';
import { links } from '../../config/paths.ts';
import { LOGOUT_WAIT_MS } from '../../config/times.ts';
import { logout } from '../../contract/endpoints/delivery/customer.ts';
import { namesOrder } from '../../rules/venue/access.ts';
import { forgetCopies } from '../../pwa/forgetCopies.ts';
import { unsubscribePush } from '../../pwa/pushSubscription.ts';
import { appStore } from '../../state/appStore.ts';
import { readReferenceCookie } from '../../storage/cookies.ts';
import {
  clearLogin,
  loginOutside,
  type LoginOutside,
  type LogoutReason,
} from '../../storage/loginChanges.ts';
import { conceptIdEntry, leavingEntry, userIdEntry } from '../../storage/loginEntries.ts';
import { pendingLoginEntry } from '../../storage/verificationEntries.ts';
import { pushEntry, pushToldEntry } from '../../storage/servingEntries.ts';

/** Venues with a log-out in progress: a 401 meanwhile must not start a second one. */
const leaving = new Set<string>();

export function isLeaving(code: string): boolean {
  return leaving.has(code);
}

/** Whether any login data is stored for this venue, even incomplete. */
export function hasLogin(code: string): boolean {
  return userIdEntry.read(code) !== undefined || pendingLoginEntry.read(code) !== undefined;
}

/** Tells the server, with a short time limit. */
async function tellServer(code: string, tokenKey: string | undefined): Promise<void> {
  const conceptId = conceptIdEntry.read(code);
  const pushEndpoint = conceptId === undefined ? undefined : pushEntry.read(conceptId);
  const rfId = conceptId === undefined ? '' : readReferenceCookie(conceptId);
  const body = { rfId, ...(pushEndpoint !== undefined && { pushEndpoint }) };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = new AbortController();
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      stop.abort();
      resolve();
    }, LOGOUT_WAIT_MS);
  });
  const told = call(logout, { code, body, headers: { tokenKey } }, { signal: stop.signal }).then(
    () => undefined,
    // The device forgets its customer whatever the server says.
    () => undefined,
  );
  await Promise.race([told, limit]);
  clearTimeout(timer);
}

/** Ends the push subscription here, because the server may not have heard of the log-out. */
function dropPush(conceptId: number | undefined): void {
  if (conceptId === undefined || pushEntry.read(conceptId) === undefined) return;
  pushEntry.remove(conceptId);
  pushToldEntry.remove(conceptId);
  void unsubscribePush().catch(() => undefined);
}

/** Copies and messages of a login that is over. */
export async function forgetOutside({ token, conceptId }: LoginOutside): Promise<void> {
  dropPush(conceptId);
  if (token !== undefined) await forgetCopies(token);
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
  if (leaving.has(code)) return;
  leaving.add(code);
  // First of all: the tab may be closed before the server has answered.
  if (reason === 'chosen') leavingEntry.write(true, code);
  const login = loginOutside(code, reason);
  // The server does not know an expired login any more.
  if (reason === 'chosen' && navigator.onLine) await tellServer(code, login.token);
  clearLogin(code, reason);
  await forgetOutside(login);
  forget();
  // While the page reloads, late refusals of the old login may still arrive.
  if (reload()) return;
  leaving.delete(code);
  appStore.getState().lookAtLogin(code);
}

/** Loads the page again, unless that would leave the diner with the browser's own error page. */
export function reloadPage(address = currentAddress()): boolean {
  if (!navigator.onLine && !navigator.serviceWorker?.controller) return false;
  if (address === currentAddress()) globalThis.location.reload();
  else globalThis.location.replace(address);
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
