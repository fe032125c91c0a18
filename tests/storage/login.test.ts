import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Login } from '../../src/contract/customer.ts';
import { clearLogin, renameCustomer, writeLogin } from '../../src/storage/loginChanges.ts';
import { readLogin } from '../../src/storage/login.ts';
import { readReferenceCookie, readXsrfToken } from '../../src/storage/cookies.ts';

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

const keysOf = (storage: Storage) => Object.keys(storage).toSorted();
const cookieNames = () =>
  document.cookie
    .split('; ')
    .flatMap((cookie) => (cookie === '' ? [] : [cookie.split('=')[0] ?? '']))
    .toSorted();

describe('the status of a login', () => {
  it('is logged out where nothing is there', () => {
    expect(readLogin('BEIT')).toEqual({ status: 'loggedOut' });
  });

  it('is logged in with all three, for this venue code alone', () => {
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
    ['customerId_BEIT', ''],
    ['customerId_BEIT', '0'],
    ['customerId_BEIT', 'abc'],
    ['userName_BEIT', null],
    ['userName_BEIT', ''],
    ['userId_BEIT', null],
    ['userId_BEIT', ''],
    ['userId_BEIT', 'abc'],
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
  it('fills the storage and sets two cookies for as long as it lasts', () => {
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

  it('is renamed with its cookie, which ends when it would have', () => {
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

  it('goes on where cookies are blocked', () => {
    Object.defineProperty(document, 'cookie', { get: blocked, set: blocked, configurable: true });
    writeLogin('BEIT', LOGIN, NOW_MS);
    expect(readLogin('BEIT').status).toBe('loggedIn');
    expect([readXsrfToken(), readReferenceCookie(11)]).toEqual([undefined, '']);
    clearLogin('BEIT', 'chosen');
    expect(readLogin('BEIT').status).toBe('loggedOut');
    Reflect.deleteProperty(document, 'cookie');
  });
});

const order = (customerId: number) =>
  JSON.stringify({
    state: 'unknown',
    request: {
      code: 'BEIT',
      storeId: 101,
      orderType: 'Delivery',
      menuScheduleId: 801,
      paymentMethodId: 3,
      expectedTotal: 5,
      currency: 'KWD',
    },
    code: 'BEIT',
    orderType: 'Delivery',
    customerId,
  });

describe('logging out', () => {
  const CART = JSON.stringify([
    {
      deliveryId: 'dL1v3rY9x',
      expiry: '2025-03-01T19:40:00+03:00',
      createdOn: '2025-03-01T19:30:00+03:00',
      menuScheduleId: 801,
      isDelivery: true,
      isPickUp: false,
      menuItemList: [
        {
          id: 301,
          uniqueId: 'aB3dE5gH7jK9',
          price: 4.75,
          quantity: 1,
          modifierGroupList: [],
          menuItem: { id: 301, price: 4.75, currency: 'KWD' },
        },
      ],
      storeId: 101,
      currency: 'KWD',
      currencyDecimals: 3,
    },
  ]);
  const CLEARED_LOCAL = [
    'car_BEIT',
    'customerId_BEIT',
    'deliveryAddress_BEIT',
    'deliveryCart_501',
    'deliveryId_501',
    'eOrder_mine',
    'isOutOfZone_BEIT',
    'leaving_BEIT',
    'loginEndsAt_BEIT',
    'orderKey_7001',
    'pickupAddress_BEIT',
    'scheduledDelivery_BEIT',
    'scheduledPickup_BEIT',
    'token_BEIT',
    'userId_BEIT',
    'userName_BEIT',
  ];
  const KEPT_LOCAL = [
    'categories_BEIT',
    'customerId_ROUTE',
    'deliveryCart_777',
    'eOrder_table',
    'eOrder_theirs',
    'headerSetup_BEIT',
    'installBanner_BEIT',
    'isDelivery_BEIT',
    'isPickUp_BEIT',
    'lang_BEIT',
    'menuItems_BEIT',
    'menuSchedule_BEIT',
    'preferences',
    'push_11',
    'recentVenues',
    'token_ROUTE',
    'uniqueCartId_BEIT_T12',
    'userId_ROUTE',
  ];
  const KEPT_SESSION = ['code', 'langBEIT', 'notificationBEIT', 'pendingLine_BEIT', 'storeId'];

  function fillEverything(): void {
    for (const key of [...CLEARED_LOCAL, ...KEPT_LOCAL]) localStorage.setItem(key, 'x');
    writeLogin('BEIT', LOGIN, NOW_MS);
    document.cookie = 'token_11=tok_9f8e7d; Path=/';
    document.cookie = 'token_22=other; Path=/';
    localStorage.setItem('deliveryCart_501', CART);
    localStorage.setItem('eOrder_mine', order(501));
    localStorage.setItem('eOrder_theirs', order(777));
    localStorage.setItem('eOrder_table', order(0));
    const cleared = ['Promo501', 'codeSentBEIT', 'paymentDraft_x', 'pendingLoginBEIT'];
    for (const key of [...cleared, 'askedZone_BEIT', ...KEPT_SESSION]) {
      sessionStorage.setItem(key, 'x');
    }
  }

  it('where the menus were left goes with a customer who leaves, and stays for one who will be back', () => {
    for (const [reason, left] of [
      ['expired', '{}'],
      ['chosen', null],
    ] as const) {
      fillEverything();
      sessionStorage.setItem('menuPlaces', '{}');
      clearLogin('BEIT', reason);
      expect(sessionStorage.getItem('menuPlaces')).toBe(left);
      sessionStorage.removeItem('menuPlaces');
    }
  });

  it.each(['chosen', 'expired'] as const)(
    '%s: clears exactly the list of the contract',
    (reason) => {
      fillEverything();
      expect(cookieNames()).toEqual(['Username_11', 'rf_Id_11', 'token_11', 'token_22']);
      sessionStorage.setItem('expiredCart_501', CART);
      clearLogin('BEIT', reason);
      expect(keysOf(localStorage)).toEqual(KEPT_LOCAL);
      expect(keysOf(sessionStorage)).toEqual(
        reason === 'chosen'
          ? KEPT_SESSION
          : [...KEPT_SESSION, 'Promo501', 'endedLogin_BEIT', 'expiredCart_501'].toSorted(),
      );
      expect(cookieNames()).toEqual(['token_22']);
    },
  );

  it('sets the cart aside only for a diner who did not choose to leave', () => {
    fillEverything();
    clearLogin('BEIT', 'expired');
    expect(JSON.parse(sessionStorage.getItem('expiredCart_501') ?? '')).toMatchObject([
      { deliveryId: 'dL1v3rY9x', menuItemList: [{ uniqueId: 'aB3dE5gH7jK9' }] },
    ]);
  });

  it('forgets a rating that is being written only for a diner who chose to leave', () => {
    for (const [reason, left] of [
      ['expired', ['rating_BEIT_161_7001', 'rating_ROUTE_261_0']],
      ['chosen', ['rating_ROUTE_261_0']],
    ] as const) {
      fillEverything();
      for (const key of ['rating_BEIT_161_7001', 'rating_ROUTE_261_0']) {
        sessionStorage.setItem(key, 'x');
      }
      clearLogin('BEIT', reason);
      expect(keysOf(sessionStorage).filter((key) => key.startsWith('rating_'))).toEqual(left);
    }
  });

  it('forgets what the customer likes only where they chose to leave, and at this venue', () => {
    for (const [reason, left] of [
      ['expired', ['yours_BEIT', 'yours_ROUTE']],
      ['chosen', ['yours_ROUTE']],
    ] as const) {
      fillEverything();
      for (const key of ['yours_BEIT', 'yours_ROUTE']) localStorage.setItem(key, '{"hearts":[1]}');
      clearLogin('BEIT', reason);
      expect(keysOf(localStorage).filter((key) => key.startsWith('yours_'))).toEqual(left);
    }
  });

  it.each([
    ['expired', 'ROUTE=halal&BEIT=vegan'],
    ['chosen', 'ROUTE=halal'],
  ] as const)('%s: leaves the filters %s', (reason, left) => {
    fillEverything();
    localStorage.setItem('menuFilters', 'ROUTE=halal&BEIT=vegan');
    clearLogin('BEIT', reason);
    expect(localStorage.getItem('menuFilters')).toBe(left);
  });

  it('clears what it can of a login that is half gone', () => {
    fillEverything();
    localStorage.removeItem('customerId_BEIT');
    clearLogin('BEIT', 'expired');
    expect(readLogin('BEIT')).toEqual({ status: 'loggedOut' });
    expect(localStorage.getItem('token_BEIT')).toBeNull();
  });
});
