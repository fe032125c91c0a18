import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useRatingDraft } from '../../../src/pages/rating/useRatingDraft.ts';
import { clearLogin, writeLogin } from '../../../src/storage/loginChanges.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const logIn = (customerId: number) =>
  writeLogin('BEIT', {
    userId: 9000 + customerId,
    customerId,
    conceptId: 11,
    token: `tok_${customerId}`,
    rfId: '',
    userName: 'Noura',
    isNewCustomer: false,
    expiresAt: '2125-03-01T20:30:00+03:00',
  });

/** Opens the form. */
const open = () =>
  renderHook(() => useRatingDraft('BEIT', 161, 0), { wrapper: MemoryRouter }).result;

function write(mobileNo: string) {
  const form = open();
  act(() => form.current.tell({ mobileNo }));
}

it('restores a draft after its writer has logged in again', () => {
  logIn(501);
  write('55512345');
  clearLogin('BEIT', 'expired');
  expect(open().current.draft.mobileNo).toBe('55512345');
  logIn(501);
  expect(open().current.draft.mobileNo).toBe('55512345');
});

it('hides a draft from the next customer after its writer was logged out', () => {
  logIn(501);
  write('55512345');
  clearLogin('BEIT', 'expired');
  logIn(502);
  expect(open().current.draft.mobileNo).toBe('');
});

it("keeps a visitor's draft when they log in", () => {
  write('66112233');
  logIn(502);
  expect(open().current.draft.mobileNo).toBe('66112233');
});
