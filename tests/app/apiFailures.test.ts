import { beforeEach, describe, expect, test, vi } from 'vitest';
import type * as apiClient from '../../src/api/client.ts';
import { ApiFailure } from '../../src/api/failure.ts';
import { connectApi } from '../../src/app/apiFailures.ts';
import { getUserAddressList } from '../../src/contract/endpoints/delivery/addresses.ts';
import { saveUserProfile } from '../../src/contract/endpoints/delivery/customer.ts';
import { addNewRateAndReview } from '../../src/contract/endpoints/rateAndReview.ts';
import type * as logOutModule from '../../src/ordering/account/logOut.ts';
import { createQueryClient } from '../../src/queries/client.ts';
import { appStore } from '../../src/state/appStore.ts';
import { readLogin } from '../../src/storage/login.ts';
import { writeLogin } from '../../src/storage/loginChanges.ts';
import { pendingLoginEntry } from '../../src/storage/verificationEntries.ts';
import { LOGIN } from '../state/aLogin.ts';

type Settings = Parameters<typeof apiClient.configureApi>[0];
const seen = vi.hoisted(() => ({ settings: {} as Settings, reloads: 0 }));
vi.mock('../../src/api/client.ts', async (original) => ({
  ...(await original<typeof apiClient>()),
  configureApi: (given: Settings) => {
    seen.settings = given;
  },
}));
vi.mock('../../src/ordering/account/logOut.ts', async (original) => ({
  ...(await original<typeof logOutModule>()),
  reloadPage: () => {
    seen.reloads += 1;
    return true;
  },
}));

const NUMBER = { countryId: 1, dialCode: '+965', mobileNo: '50009999' };
const unknownToken = new ApiFailure('http', 'Delivery/getUserAddressList', { httpStatus: 401 });
const loginRequired = new ApiFailure('refusal', 'Delivery/getUserAddressList', {
  httpStatus: 200,
  status: -3,
});

let code = 0;
/** Enters another venue in each test: a venue that logs out stays so until the page reloads. */
function enter(): string {
  code += 1;
  appStore.getState().enterDelivery(`VENUE${code}`);
  return `VENUE${code}`;
}

const fail = async (failure: ApiFailure) => {
  seen.settings.onFailure?.(failure, getUserAddressList);
  await vi.dynamicImportSettled();
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  seen.reloads = 0;
  appStore.setState({ isAppRefused: false, alertedCode: undefined });
  connectApi(createQueryClient());
});

describe('a login that the server does not know', () => {
  test.each([
    ['refused by HTTP', unknownToken],
    ['asked for again', loginRequired],
  ])('%s, logs out once, however many calls fail', async (_, failure) => {
    const venue = enter();
    writeLogin(venue, LOGIN);
    await fail(failure);
    await fail(failure);
    await fail(failure);
    expect(readLogin(venue).status).toBe('loggedOut');
    expect(seen.reloads).toBe(1);
    expect(appStore.getState().isAppRefused).toBe(false);
  });

  test('of a new customer leads back to the phone number', async () => {
    const venue = enter();
    pendingLoginEntry.write({ ...LOGIN, ...NUMBER, userName: '', isNewCustomer: true }, venue);
    seen.settings.onFailure?.(unknownToken, saveUserProfile);
    await vi.dynamicImportSettled();
    expect(pendingLoginEntry.read(venue)).toBeUndefined();
    expect(seen.reloads).toBe(1);
  });
});

test('a visitor who is asked to log in loses nothing', async () => {
  enter();
  await fail(loginRequired);
  expect(seen.reloads).toBe(0);
  expect(appStore.getState().isAppRefused).toBe(false);
});

test('a refused public key stops further calls', async () => {
  enter();
  await fail(unknownToken);
  expect(seen.reloads).toBe(0);
  expect(appStore.getState().isAppRefused).toBe(true);
});

describe('a rating, which anyone may send', () => {
  const refused = (httpStatus: number) =>
    new ApiFailure('http', 'RateAndReview/AddNewRateAndReview', { httpStatus });

  test('logs nobody out', async () => {
    const venue = enter();
    writeLogin(venue, LOGIN);
    seen.settings.onFailure?.(refused(401), addNewRateAndReview);
    await vi.dynamicImportSettled();
    expect(readLogin(venue).status).toBe('loggedIn');
    expect(appStore.getState().isAppRefused).toBe(false);
    expect(appStore.getState().alertedCode).toBeUndefined();
  });

  test('alerts and clears the visit after a 404, like any other call', () => {
    enter();
    sessionStorage.setItem('notificationVENUE', '[]');
    seen.settings.onFailure?.(refused(404), addNewRateAndReview);
    expect(sessionStorage.getItem('notificationVENUE')).toBeNull();
    expect(appStore.getState().alertedCode).toBe(404);
  });
});
