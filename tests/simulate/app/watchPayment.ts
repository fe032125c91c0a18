/** The page after the bank: it requests the result as `usePaymentCheck` does. */
import { callersOf } from '../../../src/api/callers.ts';
import { isRefusal } from '../../../src/api/failure.ts';
import {
  PAYMENT_POLL_FAST_FOR_MS,
  PAYMENT_POLL_FAST_MS,
  PAYMENT_POLL_LIMIT_MS,
  PAYMENT_POLL_SLOW_MS,
} from '../../../src/config/times.ts';
import {
  checkQlubPaymentStatusForTransaction,
  creditCardPaymentResult,
} from '../../../src/contract/endpoints/tableCartOrders.ts';
import { PAYMENT_STATUS } from '../../../src/contract/payment.ts';
import { STATUS } from '../../../src/contract/status.ts';
import { settleOrder } from '../../../src/ordering/checkout/settleOrder.ts';
import { isPaymentOpen } from '../../../src/ordering/checkout/usePaymentCheck.ts';
import type { News } from './news.ts';

const api = callersOf({ checkQlubPaymentStatusForTransaction, creditCardPaymentResult });

export function watchPayment(
  eOrderId: number,
  transactionId: string | undefined,
  tell: (news: News) => void,
): void {
  const startedAt = Date.now();
  const ask = async () => {
    try {
      const result =
        transactionId === undefined
          ? await api.creditCardPaymentResult({ eOrderId })
          : await api.checkQlubPaymentStatusForTransaction({ eOrderId, transactionId });
      // Ignores an answer about another order.
      if (result.eOrderID === eOrderId) {
        if (result.paymentStatus === PAYMENT_STATUS.paid) settleOrder(eOrderId);
        tell({ kind: 'payment', eOrderId, paymentStatus: result.paymentStatus });
        if (!isPaymentOpen(result.paymentStatus)) return;
      }
    } catch (failure) {
      if (isRefusal(failure, STATUS.notFound)) return;
    }
    const waitedMs = Date.now() - startedAt;
    if (waitedMs >= PAYMENT_POLL_LIMIT_MS) return;
    const isFast = waitedMs < PAYMENT_POLL_FAST_FOR_MS;
    setTimeout(() => void ask(), isFast ? PAYMENT_POLL_FAST_MS : PAYMENT_POLL_SLOW_MS);
  };
  void ask();
}
