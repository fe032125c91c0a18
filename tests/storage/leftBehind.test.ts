import { beforeEach, describe, expect, it } from 'vitest';
import { clearLogin, renameCustomer, writeLogin } from '../../src/storage/loginChanges.ts';

const LOGIN = {
  userId: 601,
  customerId: 501,
  conceptId: 100,
  token: 'secret',
  rfId: 'rf-1',
  userName: 'Sara',
  isNewCustomer: false,
  expiresAt: '2099-01-01T00:00:00+03:00',
};
const keys = () => Object.keys(localStorage).toSorted();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  writeLogin('BEIT', LOGIN);
});

/** Of an evening at a table: names, notes, and what each has ordered. */
const AT_TABLES = [
  'cartSeen_BEIT_T12',
  'cartSeen_ROUTE_T1',
  'guestName',
  'sentCart_7001',
  'split_BEIT_T12',
  'split_ROUTE_T1',
];

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

it('a name that the server answers after the log-out is not written down', () => {
  clearLogin('BEIT', 'chosen');
  renameCustomer('BEIT', 'Sara Al Mutairi');
  expect(keys()).toEqual([]);
  expect(document.cookie).toBe('');
});
