import { expect, it } from 'vitest';
import { isPaymentOpen } from '../../../src/ordering/checkout/usePaymentCheck.ts';

it.each([
  ['nothing was started', 0, false],
  ['started', 1, true],
  ['paid', 3, false],
  ['failed', 4, false],
  ['refunded', 7, false],
  ['an unknown status', 99, true],
])('a payment is open until it has ended: %s', (_, paymentStatus, isOpen) => {
  expect(isPaymentOpen(paymentStatus)).toBe(isOpen);
});
