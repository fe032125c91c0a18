import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { acceptLogin } from '../../../src/ordering/account/logIn.ts';
import {
  addressOnceLeft,
  hasLogin,
  isLeaving,
  logOut,
} from '../../../src/ordering/account/logOut.ts';
import { logout } from '../../../src/contract/endpoints/delivery/customer.ts';
import { customerCalls } from '../../../src/contract/examples/delivery/customer.ts';
import { deliveryCartEntry, expiredCartEntry } from '../../../src/storage/cartEntries.ts';
import { endedLoginEntry } from '../../../src/storage/endedLogin.ts';
import { readLogin } from '../../../src/storage/login.ts';
import {
  noteCustomerOfTab,
  onCustomerGone,
  writeLogin,
} from '../../../src/storage/loginChanges.ts';
import { pushEntry } from '../../../src/storage/servingEntries.ts';
import { codeSentEntry, pendingLoginEntry } from '../../../src/storage/verificationEntries.ts';
import { line } from '../../rules/make.ts';
import { LOGIN } from '../../state/aLogin.ts';
import { CART } from '../../storage/storageTable.ts';

const server = vi.hoisted(() => ({
  logout:
    vi.fn<
      (endpoint: Endpoint, asked: object, options: { signal: AbortSignal }) => Promise<unknown>
    >(),
  unsubscribePush: vi.fn(() => Promise.resolve(true)),
}));
vi.mock('../../../src/pwa/page/pushSubscription.ts', () => ({
  unsubscribePush: server.unsubscribePush,
}));
vi.mock('../../../src/api/client.ts', () => ({ call: server.logout }));

const NUMBER = { countryId: 1, dialCode: '+965', mobileNo: '50009999' };
let online: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  server.logout.mockReset().mockResolvedValue(null);
  online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  writeLogin('BEIT', LOGIN);
});

const steps = (isLoadedAgain = false) => {
  const order: string[] = [];
  return {
    order,
    forget: () => void order.push(`forget, ${readLogin('BEIT').status}`),
    reload: () => {
      order.push('reload');
      return isLoadedAgain;
    },
  };
};

const cart = () => ({ ...CART, menuItemList: [line()], ModifierList: [] });

describe('a chosen log-out', () => {
  test.each<[string, boolean]>([
    ['while their login runs out', true],
    ['when it has just run out', false],
  ])('%s also removes what would have been set aside', async (_, isAtOnce) => {
    deliveryCartEntry.write(cart(), 501);
    const ending = logOut('BEIT', 'expired', steps());
    if (!isAtOnce) await ending;
    await Promise.all([ending, logOut('BEIT', 'chosen', steps())]);
    expect(expiredCartEntry.read(501)).toBeUndefined();
    expect(endedLoginEntry.read('BEIT')).toBeUndefined();
    expect(localStorage.getItem('leaving_BEIT')).toBeNull();
  });

  test('tells the server, clears the login, and then reloads the page', async () => {
    server.logout.mockImplementation(() => {
      // Even if the tab closes now, nobody is logged in here any more.
      expect(readLogin('BEIT').status).toBe('broken');
      return Promise.resolve(null);
    });
    const taken = steps();
    await logOut('BEIT', 'chosen', taken);
    expect(server.logout).toHaveBeenCalledWith(
      logout,
      { code: 'BEIT', body: { rfId: 'rf-1' }, headers: { tokenKey: 'secret' } },
      expect.anything(),
    );
    expect(taken.order).toEqual(['forget, loggedOut', 'reload']);
    expect(document.cookie).not.toContain('secret');
    expect(isLeaving('BEIT')).toBe(false);
  });

  test('ends the push messages to this phone', async () => {
    pushEntry.write('https://push.example/1', LOGIN.conceptId);
    await logOut('BEIT', 'chosen', steps());
    expect(server.unsubscribePush).toHaveBeenCalledOnce();
    expect(pushEntry.read(LOGIN.conceptId)).toBeUndefined();
  });

  test('works without a network, and calls no server', async () => {
    online.mockReturnValue(false);
    await logOut('BEIT', 'chosen', steps());
    expect(server.logout).not.toHaveBeenCalled();
    expect(readLogin('BEIT').status).toBe('loggedOut');
  });

  test("ignores the server's answer", async () => {
    server.logout.mockRejectedValue(new Error('gone'));
    await logOut('BEIT', 'chosen', steps());
    expect(readLogin('BEIT').status).toBe('loggedOut');
  });

  test('waits two seconds for a silent server, and then aborts the call', async () => {
    vi.useFakeTimers();
    server.logout.mockReturnValue(new Promise(() => undefined));
    const taken = steps();
    const leaving = logOut('BEIT', 'chosen', taken);
    await vi.advanceTimersByTimeAsync(1999);
    expect(taken.order).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await leaving;
    expect(taken.order).toHaveLength(2);
    expect(server.logout.mock.calls[0]?.[2].signal.aborted).toBe(true);
    vi.useRealTimers();
  });

  test('tapped twice happens once', async () => {
    const taken = steps();
    await Promise.all([logOut('BEIT', 'chosen', taken), logOut('BEIT', 'chosen', taken)]);
    expect(server.logout).toHaveBeenCalledTimes(1);
    expect(taken.order).toHaveLength(2);
  });
});

test('an expired login is not reported to the server', async () => {
  await logOut('BEIT', 'expired', steps());
  expect(server.logout).not.toHaveBeenCalled();
  expect(readLogin('BEIT').status).toBe('loggedOut');
});

test('the venue is still being left while the browser reloads the page', async () => {
  writeLogin('LEFT', LOGIN);
  await logOut('LEFT', 'expired', steps(true));
  expect(isLeaving('LEFT')).toBe(true);
});

test('a new customer without a saved profile has a login too', () => {
  expect(hasLogin('NEW')).toBe(false);
  pendingLoginEntry.write({ ...LOGIN, ...NUMBER, userName: '', isNewCustomer: true }, 'NEW');
  expect(hasLogin('NEW')).toBe(true);
});

describe('another tab', () => {
  const sent = customerCalls.sendVerificationCode.answer as Parameters<
    typeof codeSentEntry.write
  >[0];
  const change = (key: string, oldValue: string | null, newValue: string | null) =>
    dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }));

  test('notices the end of a login, and clears what it kept itself', () => {
    const heard = vi.fn<(code: string) => void>();
    const stop = onCustomerGone(heard);
    sessionStorage.setItem('Promo501', '{}');
    codeSentEntry.write(sent, 'BEIT');
    change('customerId_BEIT', '501', null);
    expect(heard).toHaveBeenCalledExactlyOnceWith('BEIT');
    expect(sessionStorage.getItem('Promo501')).toBeNull();
    expect(codeSentEntry.read('BEIT')).toBeUndefined();
    expect(expiredCartEntry.read(501)).toBeUndefined();
    stop();
    change('customerId_BEIT', '501', null);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('notices that a customer is leaving, since the tab that does it may close', () => {
    const heard = vi.fn<(code: string) => void>();
    const stop = onCustomerGone(heard);
    // The customer's login has just ended here.
    endedLoginEntry.write({ customerId: 501 }, 'BEIT');
    change('leaving_BEIT', null, 'true');
    expect(heard).toHaveBeenCalledExactlyOnceWith('BEIT');
    expect(endedLoginEntry.read('BEIT')).toBeUndefined();
    change('leaving_BEIT', 'true', null);
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
  });

  test('ends a log-in of the same customer that began here, even in a tab that slept', () => {
    sessionStorage.clear();
    const begun = { ...LOGIN, userName: '', isNewCustomer: true };
    expect(acceptLogin('BEIT', begun, NUMBER)).toBe('profileNeeded');
    expect(pendingLoginEntry.read('BEIT')?.token).toBe('secret');
    localStorage.clear();
    noteCustomerOfTab('BEIT');
    expect(pendingLoginEntry.read('BEIT')).toBeUndefined();
  });

  test('notices another customer too, but not a login where there was none', () => {
    const heard = vi.fn<(code: string) => void>();
    const stop = onCustomerGone(heard);
    change('customerId_BEIT', null, '501');
    change('customerId_BEIT', '501', '501');
    change('userName_BEIT', 'Sara', null);
    expect(heard).not.toHaveBeenCalled();
    change('customerId_BEIT', '501', '502');
    expect(heard).toHaveBeenCalledExactlyOnceWith('BEIT');
    stop();
  });
});

test('the next person with the phone sees no order in the address', () => {
  const left = (address: string) => addressOnceLeft('BEIT', address);
  expect(left('/Delivery/BEIT/Order/7001')).toBe('/Delivery/BEIT');
  expect(left('/Delivery/BEIT/orderreview/7001')).toBe('/Delivery/BEIT');
  expect(left('/Delivery/BEIT/Menu?categoryId=3')).toBe('/Delivery/BEIT/Menu?categoryId=3');
});
