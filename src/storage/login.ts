import type { Lang } from '../contract/languages.ts';
import { customerIdEntry, tokenEntry, userIdEntry, userNameEntry } from './loginEntries.ts';
import { stores } from './store.ts';
import { codeEntry, langEntry, tableCodeEntry } from './visitEntries.ts';

export type StoredLogin =
  | { status: 'loggedOut' }
  /** An incomplete login, which must be cleared before anything else. */
  | { status: 'broken' }
  | {
      status: 'loggedIn';
      userId: number;
      customerId: number;
      userName: string;
      token: string | undefined;
    };

/** True when this customer is still logged in at the venue. */
export function isStillHere(code: string, customerId: number): boolean {
  const login = readLogin(code);
  return login.status === 'loggedIn' && login.customerId === customerId;
}

export function readLogin(code: string): StoredLogin {
  const userId = userIdEntry.read(code);
  const customerId = customerIdEntry.read(code);
  const userName = userNameEntry.read(code);
  if (userId === undefined || customerId === undefined || userName === undefined) {
    return { status: (userId ?? customerId ?? userName) ? 'broken' : 'loggedOut' };
  }
  return { status: 'loggedIn', userId, customerId, userName, token: tokenEntry.read(code) };
}

/**
 * Keys of unsent input: forms of an order, a dish, an address, a rating, a report or a room; a
 * visitor's pending line and area; the promo code of a cart.
 */
const ENTERED =
  /^(?:(?:paymentDraft|dishDraft|addressDraft|rating|report|roomGuest|bay|arrived|pending(?:Line|LineAt|Promo)|askedZone)_|Promo\d)/;

/**
 * Resets the visit after a 403 or 404; the open page keeps its place and language, and the diner's
 * unsent input stays for another try.
 */
export function clearVisit(keep: { code?: string; tableCode?: string; lang?: Lang }): void {
  for (const key of stores.session.keys()) {
    if (!ENTERED.test(key)) stores.session.remove(key);
  }
  if (keep.code === undefined) return;
  codeEntry.write(keep.code);
  if (keep.tableCode !== undefined) tableCodeEntry.write(keep.tableCode);
  if (keep.lang !== undefined) langEntry.write(keep.lang, keep.code);
}
