import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notePayment, paymentOf } from '../../../src/ordering/checkout/pendingOrders.ts';
import { pendingOrderEntry } from '../../../src/storage/orderEntries.ts';
import { E_ORDER_ID, intent, ORDER_KEY } from './checkoutScene.ts';

const OTHER_KEY = 'mnopqrstuvwx';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-01-01T13:00:00Z') });
  pendingOrderEntry.write(intent({ eOrderID: E_ORDER_ID }), ORDER_KEY);
  pendingOrderEntry.write(intent({ eOrderID: E_ORDER_ID + 1 }), OTHER_KEY);
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

it('finds the payment of a bare return address', () => {
  notePayment(E_ORDER_ID, 'T-1');
  const found = paymentOf(new URLSearchParams());
  expect(found).toEqual({ eOrderId: E_ORDER_ID, transactionId: 'T-1', code: 'BEIT' });
  expect(pendingOrderEntry.read(OTHER_KEY)).toMatchObject({ state: 'sending' });
});

it('drops a payment of the day before', () => {
  notePayment(E_ORDER_ID, 'T-1');
  vi.setSystemTime(Date.parse('2026-01-02T13:00:00Z'));
  expect(paymentOf(new URLSearchParams())).toBeUndefined();
  expect(pendingOrderEntry.read(ORDER_KEY)).toBeUndefined();
});
