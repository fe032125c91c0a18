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

/** Entries of an evening at a table: names, notes, and orders. */
const AT_TABLES =
  'cartSeen_BEIT_T12 cartSeen_ROUTE_T1 guestName sentCart_7001 split_BEIT_T12 split_ROUTE_T1'.split(
    ' ',
  );

describe('an evening at a table', () => {
  beforeEach(() => {
    for (const key of AT_TABLES) localStorage.setItem(key, 'x');
  });

  it('leaves no name and no note when a customer logs out', () => {
    clearLogin('BEIT', 'chosen');
    expect(keys()).toEqual(['cartSeen_ROUTE_T1', 'split_ROUTE_T1']);
  });

  it('stays when the login expires, except for carts that have become receipts', () => {
    clearLogin('BEIT', 'expired');
    expect(keys()).toEqual(AT_TABLES.filter((key) => key !== 'sentCart_7001'));
  });
});

it('the addresses of order and address pages are hidden from the next person', () => {
  sessionStorage.setItem('scrollPlaces', '{"default /Delivery/BEIT/Order/7001":120}');
  clearLogin('BEIT', 'chosen');
  expect(tabKeys()).toEqual([]);
});

it('a name that the server answers after the log-out is not stored', () => {
  clearLogin('BEIT', 'chosen');
  renameCustomer('BEIT', 'Sara Al Mutairi');
  expect(keys()).toEqual([]);
  expect(document.cookie).toBe('');
});

/** What this tab stores of a customer's work. */
const IN_TAB = `
  Promo501 addressDraft_BEIT askedZone_BEIT dishDraft_BEIT expiredCart_501
  paymentDraft_dL1v3rY9x rating_BEIT_161_7001 scrollPlaces sentOrder_7001`
  .trim()
  .split(/\s+/);
const work = () => {
  for (const key of IN_TAB) sessionStorage.setItem(key, 'x');
};

describe('another customer on the same phone', () => {
  it('finds nothing of a customer whose login expired in this tab', () => {
    clearLogin('BEIT', 'expired');
    work();
    for (const key of ['yours_BEIT', 'guestName']) localStorage.setItem(key, 'x');
    expect(makeWayFor('BEIT', 777)).toBe(true);
    expect([...keys(), ...tabKeys()]).toEqual([]);
  });

  it('finds nothing that a tab stored of an order before it noticed the log-out', () => {
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

  it('is not assumed when the same one comes back', () => {
    clearLogin('BEIT', 'expired');
    work();
    expect(makeWayFor('BEIT', 501)).toBe(false);
    expect(endedLoginEntry.read('BEIT')?.customerId).toBe(501);
    writeLogin('BEIT', LOGIN);
    expect(makeWayFor('BEIT', 501)).toBe(false);
    expect(tabKeys()).toEqual([...IN_TAB, 'endedLogin_BEIT'].toSorted());
  });

  it("may log in in another tab than the one where the first one's login expired", () => {
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

  it('clears one whose login had expired here, and who came back in the other tab', () => {
    clearLogin('BEIT', 'expired');
    const stop = onCustomerGone(() => undefined);
    logInElsewhere('501');
    // The tab's page is loading when they leave, so that it misses the event.
    stop();
    localStorage.removeItem('customerId_BEIT');
    noteCustomerOfTab('BEIT');
    expect(tabKeys()).toEqual([]);
  });

  it('clears them when it is used again', () => {
    leaveElsewhere();
    noteCustomerOfTab('BEIT');
    expect(tabKeys()).toEqual([]);
  });

  it('clears them even if another customer is here by then', () => {
    leaveElsewhere();
    writeLogin('BEIT', { ...LOGIN, customerId: 777 });
    noteCustomerOfTab('BEIT');
    expect(tabKeys()).toEqual(['tabCustomer_BEIT']);
    expect(sessionStorage.getItem('tabCustomer_BEIT')).toBe('777');
  });

  it('keeps everything of one who is still here, and of a visitor', () => {
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
