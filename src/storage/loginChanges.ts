/** Starts and ends a login on this device. */
import type { Login } from '../contract/customer.ts';
import { SECOND_MS } from '../config/times.ts';
import { deliveryCartEntry, expiredCartEntry } from './cartEntries.ts';
import { removeLoginCookies, writeLoginCookies, writeNameCookie } from './cookies.ts';
import { endedLoginEntry, keepEndedLogin, leavingEntry, tabCustomerEntry } from './endedLogin.ts';
import { keyPart } from './entry.ts';
import { FORGOTTEN, type AnyEntry, type Forgotten } from './forgotten.ts';
import {
  conceptIdEntry,
  customerIdEntry,
  loginEndsAtEntry,
  tokenEntry,
  userIdEntry,
  userNameEntry,
} from './loginEntries.ts';
import { orderNoteEntry } from './orderNotes.ts';
import { stores, type Area } from './store.ts';

export function writeLogin(code: string, login: Login, nowMs = Date.now()): void {
  tokenEntry.write(login.token, code);
  customerIdEntry.write(login.customerId, code);
  userNameEntry.write(login.userName, code);
  conceptIdEntry.write(login.conceptId, code);
  loginEndsAtEntry.write(login.expiresAt, code);
  writeLoginCookies({
    conceptId: login.conceptId,
    userName: login.userName,
    token: login.token,
    rfId: login.rfId,
    lifeSeconds: secondsTo(login.expiresAt, nowMs),
  });
  // Written last: if it exists, the login counts as complete.
  userIdEntry.write(login.userId, code);
}

function secondsTo(iso: string | undefined, nowMs: number): number {
  return (Date.parse(iso ?? '') - nowMs) / SECOND_MS || 0;
}

/** For a new name in the profile, unless the customer has left. The cookie keeps its expiry. */
export function renameCustomer(code: string, userName: string, nowMs = Date.now()): void {
  if (userIdEntry.read(code) === undefined) return;
  userNameEntry.write(userName, code);
  const conceptId = conceptIdEntry.read(code);
  if (conceptId === undefined) return;
  writeNameCookie(conceptId, userName, secondsTo(loginEndsAtEntry.read(code), nowMs));
}

/** After an expired login the customer's work is restored; after a chosen log-out it is not. */
export type LogoutReason = 'chosen' | 'expired';

/** The traces of a login outside of the storage, to be removed too. */
export interface LoginOutside {
  token: string | undefined;
  conceptId: number | undefined;
  /** A chosen log-out also stops the messages. */
  wasChosen: boolean;
}

/** Call this before the login is cleared. */
export function loginOutside(code: string, reason: LogoutReason): LoginOutside {
  const wasChosen = isChosen(code, reason);
  return { token: tokenEntry.read(code), conceptId: conceptIdEntry.read(code), wasChosen };
}

/** The first step of a chosen log-out: the login is incomplete now, even if the tab is closed. */
export function beginLeaving(code: string): void {
  leavingEntry.write(true, code);
  userNameEntry.remove(code);
}

/** True when this log-out was chosen, now or in a tab that was closed during it. */
function isChosen(code: string, reason: LogoutReason): boolean {
  return reason === 'chosen' || leavingEntry.read(code) === true;
}

export function clearLogin(code: string, cause: LogoutReason): void {
  const wasChosen = isChosen(code, cause);
  // The login may just have expired: a chosen log-out also removes its customer's set-aside data.
  const ended = wasChosen ? endedLoginEntry.read(code)?.customerId : undefined;
  const customerId = customerIdEntry.read(code) ?? ended;
  const conceptId = conceptIdEntry.read(code);
  if (!wasChosen) {
    keepEndedLogin(code);
    if (customerId !== undefined) setCartAside(customerId);
  }
  if (conceptId !== undefined) removeLoginCookies(conceptId);
  forget(code, customerId, (at) => wasChosen || at === 'logOut');
}

function setCartAside(customerId: number): void {
  const cart = deliveryCartEntry.read(customerId);
  if (cart !== undefined && cart.menuItemList.length > 0) expiredCartEntry.write(cart, customerId);
}

/** Removes what a log-out removes, as far as it is meant. */
function forget(
  code: string,
  customerId: number | undefined,
  isMeant: (at: Forgotten['at'], area: Area) => boolean,
): void {
  for (const { at, of, entries } of FORGOTTEN) {
    for (const entry of entries.filter(({ area }) => isMeant(at, area))) {
      if (of === 'venue') stores[entry.area].remove(entry.key(code));
      else if (of === 'partsOfVenue') forgetAll(entry, code);
      else if (of === 'everyone') forgetAll(entry);
      else if (of !== 'customer') of(code, customerId);
      else if (customerId !== undefined) stores[entry.area].remove(entry.key(customerId));
    }
  }
}

/** Stands for a part of a key. No entry's own name contains it. */
const PART = '\n';

/** Removes all values of the entry, or those of the venue. */
function forgetAll(entry: AnyEntry, code?: string): void {
  const store = stores[entry.area];
  const [name = '', rest] = entry.key(PART, PART, PART).split(PART);
  const start = code === undefined ? name : `${name}${keyPart(code)}_`;
  for (const key of store.keys()) {
    if (rest === undefined ? key === name : key.startsWith(start)) store.remove(key);
  }
}

/** For a page that reloads without its customer: an answer may still arrive. */
export function storeNothingMore(): void {
  for (const store of Object.values(stores)) store.write = () => undefined;
}

/** Removes this tab's data of a customer; the other tab has removed the shared data. */
function forgetInTab(code: string, customerId: number): void {
  forget(code, customerId, (_, area) => area === 'session');
}

/**
 * Removes the data that this tab set aside for a customer with an expired login, if another or no
 * customer is here now.
 */
function forgetSetAsideFor(code: string, other: number): boolean {
  const ended = endedLoginEntry.read(code);
  if (ended === undefined || ended.customerId === other) return false;
  forgetInTab(code, ended.customerId);
  return true;
}

/**
 * Call this before another login is written: removes the previous customer for good, even if their
 * login expired or they logged in elsewhere since. True if there was one.
 */
export function makeWayFor(code: string, customerId: number): boolean {
  const before = customerIdEntry.read(code);
  if (before !== undefined && before !== customerId) {
    clearLogin(code, 'chosen');
    return true;
  }
  if (!forgetSetAsideFor(code, customerId)) return false;
  forget(code, undefined, (at) => at === 'chosenLogOut');
  return true;
}

/** A sleeping tab gets no event of a log-out: it notices at its next use. */
export function noteCustomerOfTab(code: string): void {
  const before = tabCustomerEntry.read(code);
  const now = customerIdEntry.read(code);
  if (before !== undefined && before !== now) forgetInTab(code, before);
  if (now !== undefined) {
    forgetSetAsideFor(code, now);
    tabCustomerEntry.write(now, code);
  }
}

/**
 * Calls back for each venue with a log-out in another tab; this tab then forgets the customer too.
 */
export function onCustomerGone(listener: (code: string) => void): () => void {
  const prefix = customerIdEntry.key('');
  const leaving = leavingEntry.key('');
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    // The tab of the log-out may be closed before it is done: this one completes it.
    if (key?.startsWith(leaving) && newValue !== null) {
      forgetSetAsideFor(key.slice(leaving.length), 0);
      listener(key.slice(leaving.length));
    }
    if (!key?.startsWith(prefix) || newValue === oldValue) return;
    const customerId = Number(oldValue);
    const code = key.slice(prefix.length);
    const isGone = customerId > 0;
    if (isGone) forgetInTab(code, customerId);
    // Note the new customer in this tab: it may be loading when they log out, and must notice then.
    if (newValue !== null) noteCustomerOfTab(code);
    // This tab may have stored order notes after the other one removed them.
    else forgetAll(orderNoteEntry);
    if (isGone) listener(code);
  };
  globalThis.addEventListener('storage', onStorage);
  return () => globalThis.removeEventListener('storage', onStorage);
}
