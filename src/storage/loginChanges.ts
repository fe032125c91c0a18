/** Starts and ends a login on this device. */
import type { Login } from '../contract/customer.ts';
import { SECOND_MS } from '../config/times.ts';
import {
  carEntry,
  paymentDraftEntry,
  paymentDraftKeys,
  pendingOrderEntry,
  sentOrderEntry,
  sentOrderIds,
} from './orderEntries.ts';
import { forgetSavedOrders } from './savedOrders.ts';
import { orderNoteEntry, orderNoteIds } from './orderNotes.ts';
import { deliveryCartEntry, deliveryIdEntry, expiredCartEntry, promoEntry } from './cartEntries.ts';
import {
  orderKeyEntry,
  orderKeyIds,
  pendingOrderKeys,
  placedOrdersEntry,
  SENT_CART_PREFIX,
  seenCartKey,
} from './orderTraces.ts';
import { removeLoginCookies, writeLoginCookies, writeNameCookie } from './cookies.ts';
import { endedLoginEntry, keepEndedLogin, leavingEntry, tabCustomerEntry } from './endedLogin.ts';
import { codeSentEntry, loginNumberEntry, pendingLoginEntry } from './verificationEntries.ts';
import {
  conceptIdEntry,
  customerIdEntry,
  loginEndsAtEntry,
  tokenEntry,
  userIdEntry,
  userNameEntry,
} from './loginEntries.ts';
import {
  askedZoneEntry,
  deliveryAddressEntry,
  isOutOfZoneEntry,
  pickupAddressEntry,
  scheduledDeliveryEntry,
  scheduledPickupEntry,
} from './servingEntries.ts';
import { keepFilters } from './keepFilters.ts';
import { menuPlacesEntry } from './menuPlaces.ts';
import { guestNameEntry } from './sharedCart.ts';
import { stores } from './store.ts';
import { forgetAtTables, splitKey } from './tableKeys.ts';
import { scrollPositionsEntry } from './visitEntries.ts';
import { yoursEntry } from './yours.ts';
import {
  addressDraftEntry,
  dishDraftEntry,
  forgetRatingDrafts,
  forgetReportDrafts,
} from './draftEntries.ts';

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
  const reason = isChosen(code, cause) ? 'chosen' : cause;
  // The login may just have expired: a chosen log-out also removes its customer's set-aside data.
  const ended = reason === 'chosen' ? endedLoginEntry.read(code)?.customerId : undefined;
  const customerId = customerIdEntry.read(code) ?? ended;
  const conceptId = conceptIdEntry.read(code);
  if (reason === 'chosen') endedLoginEntry.remove(code);
  else keepEndedLogin(code);
  if (customerId !== undefined) clearCustomer(customerId, reason);
  if (conceptId !== undefined) removeLoginCookies(conceptId);
  for (const eOrderId of orderKeyIds()) orderKeyEntry.remove(eOrderId);
  if (reason === 'chosen') {
    forgetDrafts(code);
    forgetHabits(code);
  } else for (const orderKey of paymentDraftKeys()) paymentDraftEntry.remove(orderKey);
  forgetOrderNotes();
  forgetAtTables(code, placedOrdersEntry.key);
  forgetSavedOrders(code, customerId);
  forgetAtTables(code, () => SENT_CART_PREFIX);
  for (const entry of [
    userIdEntry,
    customerIdEntry,
    userNameEntry,
    tokenEntry,
    conceptIdEntry,
    loginEndsAtEntry,
    leavingEntry,
    deliveryAddressEntry,
    pickupAddressEntry,
    scheduledDeliveryEntry,
    scheduledPickupEntry,
    isOutOfZoneEntry,
    askedZoneEntry,
    tabCustomerEntry,
    carEntry,
    codeSentEntry,
    pendingLoginEntry,
    loginNumberEntry,
  ]) {
    entry.remove(code);
  }
}

/** The next person with this phone must not see favourites, viewed dishes, or notes at a table. */
function forgetHabits(code: string): void {
  yoursEntry.remove(code);
  keepFilters(code, '');
  guestNameEntry.remove();
  forgetAtTables(code, splitKey);
  forgetAtTables(code, seenCartKey);
}

function forgetOrderNotes(): void {
  for (const eOrderId of orderNoteIds()) orderNoteEntry.remove(eOrderId);
}

function clearCustomer(customerId: number, reason: LogoutReason): void {
  const cart = deliveryCartEntry.read(customerId);
  if (reason === 'chosen') {
    expiredCartEntry.remove(customerId);
    promoEntry.remove(customerId);
  } else if (cart !== undefined && cart.menuItemList.length > 0) {
    expiredCartEntry.write(cart, customerId);
  }
  deliveryCartEntry.remove(customerId);
  deliveryIdEntry.remove(customerId);
  for (const orderKey of pendingOrderKeys()) {
    if (pendingOrderEntry.read(orderKey)?.customerId === customerId) {
      pendingOrderEntry.remove(orderKey);
    }
  }
}

/** For a page that reloads without its customer: an answer may still arrive. */
export function storeNothingMore(): void {
  for (const store of Object.values(stores)) store.write = () => undefined;
}

/** Removes this tab's data of a customer; the other tab has removed the shared data. */
function forgetInTab(code: string, customerId: number): void {
  promoEntry.remove(customerId);
  expiredCartEntry.remove(customerId);
  for (const entry of [
    codeSentEntry,
    pendingLoginEntry,
    endedLoginEntry,
    askedZoneEntry,
    tabCustomerEntry,
  ]) {
    entry.remove(code);
  }
  forgetDrafts(code);
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
  forgetHabits(code);
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

/** Removes the customer's unfinished input and places: the places name orders and addresses. */
function forgetDrafts(code: string): void {
  menuPlacesEntry.remove();
  scrollPositionsEntry.remove();
  for (const orderKey of paymentDraftKeys()) paymentDraftEntry.remove(orderKey);
  for (const eOrderId of sentOrderIds()) sentOrderEntry.remove(eOrderId);
  dishDraftEntry.remove(code);
  addressDraftEntry.remove(code);
  forgetRatingDrafts(code);
  forgetReportDrafts();
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
    else forgetOrderNotes();
    if (isGone) listener(code);
  };
  globalThis.addEventListener('storage', onStorage);
  return () => globalThis.removeEventListener('storage', onStorage);
}
