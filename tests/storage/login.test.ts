import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Login } from '../../src/contract/customer.ts';
import { clearLogin, renameCustomer, writeLogin } from '../../src/storage/loginChanges.ts';
import { readLogin } from '../../src/storage/login.ts';
import { readReferenceCookie, readXsrfToken } from '../../src/storage/cookies.ts';
import { ORDER_REQUEST } from '../../src/contract/examples/tableCartOrders.ts';
import { CART } from './storageTable.ts';

const NOW_MS = Date.parse('2025-03-01T19:30:00+03:00');
const LOGIN: Login = {
  userId: 9501,
  customerId: 501,
  conceptId: 11,
  token: 'tok_9f8e7d',
  rfId: 'rf_3344',
  userName: 'Noura حداد',
  isNewCustomer: false,
  expiresAt: '2125-03-01T20:30:00+03:00',
};

function clearCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`;
  }
}
beforeEach(clearCookies);
afterEach(() => {
  for (const storage of [localStorage, sessionStorage]) storage.clear();
});

const sorted = (texts: readonly string[]) => texts.toSorted((a, b) => (a < b ? -1 : 1));
const keysOf = (storage: Storage) => sorted(Object.keys(storage));
const cookieNames = () =>
  document.cookie
    .split('; ')
    .flatMap((cookie) => (cookie === '' ? [] : [cookie.split('=')[0] ?? '']))
    .toSorted();

describe('the status of a login', () => {
  it('is logged out without entries', () => {
    expect(readLogin('BEIT')).toEqual({ status: 'loggedOut' });
  });

  it('is logged in with all three, only for this venue code', () => {
    writeLogin('BEIT', LOGIN, NOW_MS);
    expect(readLogin('BEIT')).toEqual({
      status: 'loggedIn',
      userId: 9501,
      customerId: 501,
      userName: 'Noura حداد',
      token: 'tok_9f8e7d',
    });
    expect(readLogin('ROUTE')).toEqual({ status: 'loggedOut' });
  });

  it.each([
    ['customerId_BEIT', null],
    ['customerId_BEIT', '0'],
    ['customerId_BEIT', 'abc'],
    ['userName_BEIT', null],
    ['userId_BEIT', ''],
  ])('is broken when %s is %j', (key, value) => {
    writeLogin('BEIT', LOGIN, NOW_MS);
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    expect(readLogin('BEIT')).toEqual({ status: 'broken' });
  });
});

function blocked(): never {
  throw new DOMException('blocked', 'SecurityError');
}

describe('writing a login', () => {
  it("fills the storage and sets two cookies with the login's lifetime", () => {
    const set = vi.spyOn(document, 'cookie', 'set');
    writeLogin('BEIT', { ...LOGIN, expiresAt: '2025-03-01T20:30:00+03:00' }, NOW_MS);
    expect(keysOf(localStorage)).toEqual([
      'conceptId_BEIT',
      'customerId_BEIT',
      'loginEndsAt_BEIT',
      'token_BEIT',
      'userId_BEIT',
      'userName_BEIT',
    ]);
    expect(set.mock.calls.map(([cookie]) => cookie)).toEqual([
      'Username_11=Noura%20%D8%AD%D8%AF%D8%A7%D8%AF; path=/; sameSite=Lax; max-age=3600',
      'rf_Id_11=rf_3344; path=/; sameSite=Lax; max-age=3600',
      'token_11=; path=/; sameSite=Strict; max-age=0',
    ]);
  });

  it('is renamed together with its cookie, which keeps its end', () => {
    writeLogin('BEIT', { ...LOGIN, expiresAt: '2025-03-01T20:30:00+03:00' }, NOW_MS);
    const set = vi.spyOn(document, 'cookie', 'set');
    renameCustomer('BEIT', 'نورة; x', NOW_MS + 1_800_000);
    expect(readLogin('BEIT')).toMatchObject({ status: 'loggedIn', userName: 'نورة; x' });
    expect(set.mock.calls.map(([cookie]) => cookie)).toEqual([
      'Username_11=%D9%86%D9%88%D8%B1%D8%A9%3B%20x; path=/; sameSite=Lax; max-age=1800',
    ]);
  });

  it('marks the cookies secure on https', () => {
    vi.stubGlobal('location', { protocol: 'https:' });
    const set = vi.spyOn(document, 'cookie', 'set');
    writeLogin('BEIT', LOGIN, NOW_MS);
    vi.unstubAllGlobals();
    expect(set.mock.calls.every(([cookie]) => /; secure;/.test(cookie))).toBe(true);
  });

  it('continues if cookies are blocked', () => {
    Object.defineProperty(document, 'cookie', { get: blocked, set: blocked, configurable: true });
    writeLogin('BEIT', LOGIN, NOW_MS);
    expect(readLogin('BEIT').status).toBe('loggedIn');
    expect([readXsrfToken(), readReferenceCookie(11)]).toEqual([undefined, '']);
    clearLogin('BEIT', 'chosen');
    expect(readLogin('BEIT').status).toBe('loggedOut');
    Reflect.deleteProperty(document, 'cookie');
  });
});

describe('logging out', () => {
  const words = (text: string) => text.trim().split(/\s+/);
  const CLEARED_LOCAL = words(`
    car_BEIT customerId_BEIT deliveryAddress_BEIT deliveryCart_501 deliveryId_501 eOrder_mine
    isOutOfZone_BEIT leaving_BEIT loginEndsAt_BEIT orderKey_7001 pickupAddress_BEIT
    scheduledDelivery_BEIT scheduledPickup_BEIT token_BEIT userId_BEIT userName_BEIT`);
  const KEPT_LOCAL = words(`
    categories_BEIT customerId_ROUTE deliveryCart_777 eOrder_table eOrder_theirs headerSetup_BEIT
    installBanner_BEIT isDelivery_BEIT isPickUp_BEIT lang_BEIT menuFilters menuItems_BEIT
    menuSchedule_BEIT preferences push_11 recentVenues token_ROUTE uniqueCartId_BEIT_T12
    userId_ROUTE yours_ROUTE`);
  const CLEARED_SESSION = words('askedZone_BEIT codeSentBEIT paymentDraft_x pendingLoginBEIT');
  const KEPT_SESSION = words(
    'code langBEIT notificationBEIT pendingLine_BEIT rating_ROUTE_261_0 storeId',
  );
  /** Entries that stay for a customer who will return. */
  const WAITING_LOCAL = ['yours_BEIT'];
  const WAITING_SESSION = ['Promo501', 'expiredCart_501', 'menuPlaces', 'rating_BEIT_161_7001'];

  const order = (customerId: number) =>
    JSON.stringify({
      state: 'unknown',
      request: ORDER_REQUEST,
      code: 'BEIT',
      orderType: 'Delivery',
      customerId,
    });

  function fillEverything(): void {
    for (const key of [...CLEARED_LOCAL, ...KEPT_LOCAL, ...WAITING_LOCAL])
      localStorage.setItem(key, 'x');
    for (const key of [...CLEARED_SESSION, ...KEPT_SESSION, ...WAITING_SESSION])
      sessionStorage.setItem(key, 'x');
    writeLogin('BEIT', LOGIN, NOW_MS);
    document.cookie = 'token_11=tok_9f8e7d; Path=/';
    document.cookie = 'token_22=other; Path=/';
    localStorage.setItem('deliveryCart_501', JSON.stringify([CART]));
    localStorage.setItem('eOrder_mine', order(501));
    localStorage.setItem('eOrder_theirs', order(777));
    localStorage.setItem('eOrder_table', order(0));
    localStorage.setItem('menuFilters', 'ROUTE=halal&BEIT=vegan');
  }

  it.each([
    ['chosen', KEPT_LOCAL, KEPT_SESSION, 'ROUTE=halal'],
    [
      'expired',
      [...KEPT_LOCAL, ...WAITING_LOCAL],
      [...KEPT_SESSION, ...WAITING_SESSION, 'endedLogin_BEIT'],
      'ROUTE=halal&BEIT=vegan',
    ],
  ] as const)('%s: clears exactly the list of the contract', (reason, local, session, filters) => {
    fillEverything();
    expect(cookieNames()).toEqual(['Username_11', 'rf_Id_11', 'token_11', 'token_22']);
    clearLogin('BEIT', reason);
    expect(keysOf(localStorage)).toEqual(sorted(local));
    expect(keysOf(sessionStorage)).toEqual(sorted(session));
    expect(cookieNames()).toEqual(['token_22']);
    expect(localStorage.getItem('menuFilters')).toBe(filters);
  });

  it('sets the cart aside for a diner who did not choose to leave', () => {
    fillEverything();
    clearLogin('BEIT', 'expired');
    expect(JSON.parse(sessionStorage.getItem('expiredCart_501') ?? '')).toMatchObject([
      { deliveryId: 'dL1v3rY9x', menuItemList: [{ uniqueId: 'aB3dE5gH7jK9' }] },
    ]);
  });

  it('clears the rest of an incomplete login', () => {
    fillEverything();
    localStorage.removeItem('customerId_BEIT');
    clearLogin('BEIT', 'expired');
    expect(readLogin('BEIT')).toEqual({ status: 'loggedOut' });
    expect(localStorage.getItem('token_BEIT')).toBeNull();
  });
});
