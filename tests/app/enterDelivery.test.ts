import { beforeEach, describe, expect, test } from 'vitest';
import { addressOfGuard, endBrokenLogin } from '../../src/app/enterDelivery.ts';
import { appStore } from '../../src/state/appStore.ts';
import { readLogin } from '../../src/storage/login.ts';
import { writeLogin } from '../../src/storage/loginChanges.ts';
import { customerIdEntry } from '../../src/storage/loginEntries.ts';
import { isDeliveryEntry, isPickUpEntry } from '../../src/storage/venueEntries.ts';
import { stateEntry, storeIdEntry, tableCodeEntry } from '../../src/storage/visitEntries.ts';

const login = {
  userId: 601,
  customerId: 501,
  conceptId: 100,
  token: 'secret',
  rfId: 'r1',
  userName: 'Sara',
  isNewCustomer: false,
  expiresAt: '2099-01-01T00:00:00+03:00',
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a visit on the delivery side', () => {
  const { enterDelivery, enterVisit, chooseDelivery } = appStore.getState();

  test('is a delivery until the diner chooses pickup', () => {
    expect(enterDelivery('BEIT')).toMatchObject({ state: 'Delivery', tableCode: '0' });
    chooseDelivery('BEIT', 'PickUp');
    expect(enterDelivery('BEIT').state).toBe('PickUp');
    expect(enterDelivery('OTHER').state).toBe('Delivery');
    chooseDelivery('BEIT', 'Delivery');
    expect(enterDelivery('BEIT').state).toBe('Delivery');
    expect(stateEntry.read()).toBe('Delivery');
  });

  test('is a delivery when the storage says both', () => {
    isDeliveryEntry.write(true, 'BEIT');
    isPickUpEntry.write(true, 'BEIT');
    expect(enterDelivery('BEIT').state).toBe('Delivery');
  });

  test('forgets the store of another venue', () => {
    enterDelivery('BEIT');
    appStore.getState().rememberStoreId(101);
    enterDelivery('BEIT');
    expect(storeIdEntry.read()).toBe(101);
    enterVisit('OTHER', 'T3');
    expect(storeIdEntry.read()).toBeUndefined();
  });

  test('leaves out how a table is served', () => {
    enterDelivery('BEIT');
    expect(enterVisit('BEIT', undefined)).toMatchObject({ state: 'View', tableCode: '0' });
    enterVisit('BEIT', 'T12');
    enterDelivery('BEIT');
    expect(enterVisit('BEIT', undefined)).toMatchObject({ state: 'Table', tableCode: 'T12' });
  });

  test('drops the table of another venue', () => {
    enterVisit('OTHER', 'T3');
    enterDelivery('BEIT');
    expect(tableCodeEntry.read()).toBeUndefined();
    expect(enterVisit('BEIT', undefined).tableCode).toBe('0');
  });
});

describe('the guard', () => {
  const WANTED = '/Delivery/BEIT/profile?customerId=5';

  test('admits a customer', () => {
    writeLogin('BEIT', login);
    expect(addressOfGuard('BEIT', WANTED, undefined)).toBeUndefined();
  });

  test('sends a visitor to the login, with the way on and the way back', () => {
    expect(addressOfGuard('BEIT', WANTED, '/Delivery/BEIT/Menu?categoryId=3')).toBe(
      `/Delivery/BEIT/Verification?${new URLSearchParams({
        returnUrl: WANTED,
        backUrl: '/Delivery/BEIT/Menu?categoryId=3',
      }).toString()}`,
    );
  });

  test.each([undefined, WANTED])(
    'has no way back when the guarded page was the first one (%s)',
    (left) => {
      expect(addressOfGuard('BEIT', WANTED, left)).toBe(
        `/Delivery/BEIT/Verification?${new URLSearchParams({
          returnUrl: WANTED,
          backUrl: '/Delivery/BEIT',
        }).toString()}`,
      );
    },
  );

  test('ignores a login of another venue', () => {
    writeLogin('OTHER', login);
    expect(addressOfGuard('BEIT', WANTED, undefined)).toContain('/Verification?');
  });

  test('requires only the customer id', () => {
    customerIdEntry.write(501, 'BEIT');
    expect(addressOfGuard('BEIT', WANTED, undefined)).toBeUndefined();
  });

  test.each(['userId', 'customerId', 'userName'])('ends a login without its %s', (part) => {
    writeLogin('BEIT', login);
    localStorage.removeItem(`${part}_BEIT`);
    expect(readLogin('BEIT').status).toBe('broken');
    endBrokenLogin('BEIT');
    expect(readLogin('BEIT').status).toBe('loggedOut');
    expect(addressOfGuard('BEIT', WANTED, undefined)).toContain('/Verification?');
    expect(Object.keys(localStorage)).toEqual([]);
    expect(document.cookie).toBe('');
  });
});
