import { beforeEach, describe, expect, it } from 'vitest';
import { endedLoginEntry } from '../../src/storage/endedLogin.ts';
import {
  clearLogin,
  makeWayFor,
  noteCustomerOfTab,
  onCustomerGone,
  renameCustomer,
  writeLogin,
} from '../../src/storage/loginChanges.ts';
import { noteOrder } from '../../src/storage/orderNotes.ts';
import { LOGIN } from '../state/aLogin.ts';

const keys = () => Object.keys(localStorage).toSorted();
const tabKeys = () => Object.keys(sessionStorage).toSorted();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  writeLogin('BEIT', LOGIN);
});

/** Of an evening at a table: names, notes, and what each has ordered. */
const AT_TABLES =
  'cartSeen_BEIT_T12 cartSeen_ROUTE_T1 guestName sentCart_7001 split_BEIT_T12 split_ROUTE_T1'.split(
    ' ',
  );

describe('an evening at a table', () => {
  beforeEach(() => {
    for (const key of AT_TABLES) localStorage.setItem(key, 'x');
  });

  it('leaves no name and no note behind a customer who leaves', () => {
    clearLogin('BEIT', 'chosen');
    expect(keys()).toEqual(['cartSeen_ROUTE_T1', 'split_ROUTE_T1']);
  });

  it('goes on when the login runs out, but for carts that have become receipts', () => {
    clearLogin('BEIT', 'expired');
    expect(keys()).toEqual(AT_TABLES.filter((key) => key !== 'sentCart_7001'));
  });
});

it('the pages of an order and of an address are not named to whoever comes next', () => {
  sessionStorage.setItem('scrollPlaces', '{"default /Delivery/BEIT/Order/7001":120}');
  clearLogin('BEIT', 'chosen');
  expect(tabKeys()).toEqual([]);
});

it('a name that the server answers after the log-out is not written down', () => {
  clearLogin('BEIT', 'chosen');
  renameCustomer('BEIT', 'Sara Al Mutairi');
  expect(keys()).toEqual([]);
  expect(document.cookie).toBe('');
});

/** What this tab keeps of a customer's work. */
const IN_TAB = `
  Promo501 addressDraft_BEIT askedZone_BEIT dishDraft_BEIT expiredCart_501
  paymentDraft_dL1v3rY9x rating_BEIT_161_7001 scrollPlaces sentOrder_7001`
  .trim()
  .split(/\s+/);
const work = () => {
  for (const key of IN_TAB) sessionStorage.setItem(key, 'x');
};

describe('another customer on the same phone', () => {
  it('finds nothing of one whose login ran out in this tab', () => {
    clearLogin('BEIT', 'expired');
    work();
    for (const key of ['yours_BEIT', 'guestName']) localStorage.setItem(key, 'x');
    expect(makeWayFor('BEIT', 777)).toBe(true);
    expect([...keys(), ...tabKeys()]).toEqual([]);
  });

  it('finds nothing that a tab has noted of their order before it heard that they left', () => {
    const stop = onCustomerGone(() => undefined);
    clearLogin('BEIT', 'chosen');
    noteOrder(7001, { orderStatus: 3 });
    const key = 'customerId_BEIT';
    dispatchEvent(new StorageEvent('storage', { key, oldValue: '501', newValue: null }));
    expect(keys()).toEqual([]);
    stop();
  });

  it('finds nothing of one who logged in elsewhere while the code was on its way', () => {
    for (const key of ['deliveryAddress_BEIT', 'deliveryCart_501', 'yours_BEIT']) {
      localStorage.setItem(key, 'x');
    }
    work();
    expect(makeWayFor('BEIT', 777)).toBe(true);
    expect([...keys(), ...tabKeys()]).toEqual([]);
    expect(document.cookie).toBe('');
  });

  it('is no other where the same one comes back', () => {
    clearLogin('BEIT', 'expired');
    work();
    expect(makeWayFor('BEIT', 501)).toBe(false);
    expect(endedLoginEntry.read('BEIT')?.customerId).toBe(501);
    writeLogin('BEIT', LOGIN);
    expect(makeWayFor('BEIT', 501)).toBe(false);
    expect(tabKeys()).toEqual([...IN_TAB, 'endedLogin_BEIT'].toSorted());
  });

  it('and may log in in another tab than the one in which the first one’s login ran out', () => {
    clearLogin('BEIT', 'expired');
    work();
    const stop = onCustomerGone(() => undefined);
    logInElsewhere('501');
    expect(tabKeys()).toContain('expiredCart_501');
    logInElsewhere('777');
    expect(tabKeys()).toEqual(['tabCustomer_BEIT']);
    stop();
  });
});

function logInElsewhere(newValue: string): void {
  const oldValue = localStorage.getItem('customerId_BEIT');
  localStorage.setItem('customerId_BEIT', newValue);
  dispatchEvent(new StorageEvent('storage', { key: 'customerId_BEIT', oldValue, newValue }));
}

describe('a tab that slept while its customer left in another one', () => {
  const leaveElsewhere = () => {
    noteCustomerOfTab('BEIT');
    work();
    for (const key of keys()) localStorage.removeItem(key);
  };

  it('forgets one whose login had run out here, and who came back in the other one', () => {
    clearLogin('BEIT', 'expired');
    const stop = onCustomerGone(() => undefined);
    logInElsewhere('501');
    // Its page is just loading when they leave, so that it hears nothing of it.
    stop();
    localStorage.removeItem('customerId_BEIT');
    noteCustomerOfTab('BEIT');
    expect(tabKeys()).toEqual([]);
  });

  it('forgets them when it is used again', () => {
    leaveElsewhere();
    noteCustomerOfTab('BEIT');
    expect(tabKeys()).toEqual([]);
  });

  it('does so when another one is here by then', () => {
    leaveElsewhere();
    writeLogin('BEIT', { ...LOGIN, customerId: 777 });
    noteCustomerOfTab('BEIT');
    expect(tabKeys()).toEqual(['tabCustomer_BEIT']);
    expect(sessionStorage.getItem('tabCustomer_BEIT')).toBe('777');
  });

  it('keeps all of one who is still here, and a visitor’s own', () => {
    noteCustomerOfTab('BEIT');
    work();
    noteCustomerOfTab('BEIT');
    expect(tabKeys()).toEqual([...IN_TAB, 'tabCustomer_BEIT'].toSorted());
    clearLogin('BEIT', 'chosen');
    sessionStorage.setItem('dishDraft_BEIT', 'x');
    noteCustomerOfTab('BEIT');
    expect(sessionStorage.getItem('dishDraft_BEIT')).toBe('x');
  });
});
