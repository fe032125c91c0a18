import type { Lang } from '../contract/languages.ts';
import { customerIdEntry, tokenEntry, userIdEntry, userNameEntry } from './loginEntries.ts';
import { stores } from './store.ts';
import { codeEntry, langEntry, tableCodeEntry } from './visitEntries.ts';

export type StoredLogin =
  | { status: 'loggedOut' }
  /** Half a login: it must be cleared before anything else. */
  | { status: 'broken' }
  | {
      status: 'loggedIn';
      userId: number;
      customerId: number;
      userName: string;
      token: string | undefined;
    };

export function readLogin(code: string): StoredLogin {
  const userId = userIdEntry.read(code);
  if (userId === undefined) return { status: 'loggedOut' };
  const customerId = customerIdEntry.read(code);
  const userName = userNameEntry.read(code);
  if (customerId === undefined || userName === undefined) return { status: 'broken' };
  return { status: 'loggedIn', userId, customerId, userName, token: tokenEntry.read(code) };
}

/**
 * What the diner has entered and not sent yet: the forms of an order, a dish, a rating, a room; the
 * line and the part of town of a visitor; the code of a cart.
 */
const ENTERED =
  /^(?:(?:paymentDraft|dishDraft|rating|roomGuest|bay|arrived|pendingLine|pendingLineAt|askedZone)_|Promo\d)/;

/**
 * After a 403 or 404 the visit starts anew; the open page keeps its place and its language. A
 * failure never changes what the diner has entered: the next tap must send what they composed.
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
