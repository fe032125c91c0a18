import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { logOut, reloadPage } from '../../../src/ordering/account/logOut.ts';
import { clearLogin, storeNothingMore, writeLogin } from '../../../src/storage/loginChanges.ts';
import { deliveryIdEntry } from '../../../src/storage/cartEntries.ts';
import { endedLoginEntry } from '../../../src/storage/endedLogin.ts';
import { readLogin } from '../../../src/storage/login.ts';
import { stores } from '../../../src/storage/store.ts';
import { codeEntry } from '../../../src/storage/visitEntries.ts';
import { LOGIN } from '../../state/aLogin.ts';

const server = vi.hoisted(() => ({ answer: Promise.withResolvers<null>() }));
vi.mock('../../../src/api/client.ts', () => ({ call: () => server.answer.promise }));

const STAYS = { forget: () => undefined, reload: () => false };
const { write } = stores.local;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  server.answer = Promise.withResolvers();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  writeLogin('BEIT', LOGIN);
});
afterEach(() => {
  vi.unstubAllGlobals();
  stores.local.write = write;
});

test.each([
  ['closes the tab', () => dispatchEvent(new Event('pagehide'))],
  ['turns to another app', () => document.dispatchEvent(new Event('visibilitychange'))],
])('a customer who logs out and %s before the server answers has left', async (_, leave) => {
  deliveryIdEntry.write('dL1v3rY9x', 501);
  const leaving = logOut('BEIT', 'chosen', STAYS);
  expect(Object.keys(localStorage)).not.toEqual([]);
  leave();
  expect(Object.keys(localStorage)).toEqual([]);
  expect(document.cookie).toBe('');
  server.answer.resolve(null);
  await leaving;
  // Closing tabs does not log out the next customer.
  writeLogin('BEIT', LOGIN);
  leave();
  expect(readLogin('BEIT').status).toBe('loggedIn');
});

test('a customer who leaves while the page reloads after an ended login has left', async () => {
  writeLogin('CEDAR', { ...LOGIN, customerId: 502 });
  const loadAnew = () => {
    storeNothingMore();
    return true;
  };
  await logOut('CEDAR', 'expired', { ...STAYS, reload: loadAnew });
  expect(endedLoginEntry.read('CEDAR')).toBeDefined();
  await logOut('CEDAR', 'chosen', STAYS);
  expect(endedLoginEntry.read('CEDAR')).toBeUndefined();
});

test('answers that arrive before the reload are not stored', () => {
  const reload = vi.fn<() => void>();
  const { location: here } = globalThis;
  vi.stubGlobal('location', { pathname: '/Delivery/BEIT/Order/7001', search: '', reload });
  clearLogin('BEIT', 'chosen');
  expect(reloadPage('/Delivery/BEIT')).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  // Any other address would tell the next page which order it came from.
  expect(here.pathname).toBe('/Delivery/BEIT');
  deliveryIdEntry.write('dL1v3rY9x', 501);
  codeEntry.write('BEIT');
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
});

describe('the messages on the phone', () => {
  const notice = (path?: string) => ({
    data: path === undefined ? null : { path },
    close: vi.fn(),
  });
  const ours = [notice('/Delivery/BEIT/Order/7001'), notice('/Cart/BEIT/T12/7002?x=1'), notice()];
  const theirs = [notice('/Delivery/ROUTE/Order/9'), notice('/Rooms/GRAND/7')];
  const isGone = ({ close }: ReturnType<typeof notice>) => close.mock.calls.length > 0;

  test.each([
    ['chosen', true],
    ['expired', false],
  ] as const)("%s: the venue's notifications are removed: %s", async (reason, isTaken) => {
    for (const { close } of [...ours, ...theirs]) close.mockReset();
    const registration = {
      active: null,
      getNotifications: () => Promise.resolve([...ours, ...theirs]),
    };
    const container = { getRegistration: () => Promise.resolve(registration) };
    vi.stubGlobal('navigator', { onLine: false, serviceWorker: container });
    await logOut('BEIT', reason, STAYS);
    expect(ours.map(isGone)).toEqual([isTaken, isTaken, isTaken]);
    expect(theirs.map(isGone)).toEqual([false, false]);
  });
});
