import { beforeEach, expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createSessionSlice, type SessionSlice } from '../../src/state/sessionSlice.ts';
import { clearLogin, renameCustomer, writeLogin } from '../../src/storage/loginChanges.ts';
import { LOGIN } from './aLogin.ts';

const start = () => createStore<SessionSlice>()((...tools) => createSessionSlice(...tools));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('entering a venue reads the login there', () => {
  writeLogin('BEIT', LOGIN);
  const store = start();
  store.getState().enterDelivery('BEIT');
  store.getState().enterVisit('MATSURI', 'M3');
  expect(store.getState().logins).toMatchObject({
    BEIT: { status: 'loggedIn', customerId: 501, userName: 'Sara' },
    MATSURI: { status: 'loggedOut' },
  });
});

test('a login that begins, is renamed or ends is noticed when it is read', () => {
  const store = start();
  const { enterDelivery, lookAtLogin } = store.getState();
  enterDelivery('BEIT');
  const known = () => store.getState().logins['BEIT'];
  writeLogin('BEIT', LOGIN);
  lookAtLogin('BEIT');
  expect(known()).toMatchObject({ status: 'loggedIn', userName: 'Sara' });
  renameCustomer('BEIT', 'Noura');
  lookAtLogin('BEIT');
  expect(known()).toMatchObject({ userName: 'Noura' });
  clearLogin('BEIT', 'chosen');
  lookAtLogin('BEIT');
  expect(known()).toEqual({ status: 'loggedOut' });
});

test('an unchanged login draws nothing again', () => {
  writeLogin('BEIT', LOGIN);
  const store = start();
  store.getState().enterDelivery('BEIT');
  const { logins } = store.getState();
  store.getState().lookAtLogin('BEIT');
  store.getState().enterDelivery('BEIT');
  expect(store.getState().logins).toBe(logins);
});

test('a venue that was not entered has no login', () => {
  writeLogin('BEIT', LOGIN);
  const store = start();
  store.getState().lookAtLogin('BEIT');
  expect(store.getState().logins).toEqual({});
});
