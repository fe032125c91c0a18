import { useEffect, useState } from 'react';
import { isRefusal } from '../../api/failure.ts';
import {
  PAYMENT_POLL_FAST_FOR_MS,
  PAYMENT_POLL_FAST_MS,
  PAYMENT_POLL_LIMIT_MS,
  PAYMENT_POLL_SLOW_MS,
} from '../../config/times.ts';
import { PAYMENT_STATUS, type PaymentResult } from '../../contract/payment.ts';
import { STATUS } from '../../contract/status.ts';
import { useRead, type Read } from '../../queries/read.ts';
import { settleOrder } from './settleOrder.ts';

export interface PaymentCheck {
  result: PaymentResult | undefined;
  /** The last request failed; polling continues. */
  isUnanswered: boolean;
  /** The server does not know the payment. */
  isUnknown: boolean;
  /** Polling has ended; the diner can ask again. */
  isGivenUp: boolean;
  isAsking: boolean;
  askAgain: () => void;
}

const AT_REST: ReadonlySet<number> = new Set([
  PAYMENT_STATUS.none,
  PAYMENT_STATUS.paid,
  PAYMENT_STATUS.failed,
  PAYMENT_STATUS.cancelled,
  PAYMENT_STATUS.expired,
  PAYMENT_STATUS.refunded,
]);

/** The payment has not ended. An unknown status counts as open. */
export function isPaymentOpen(paymentStatus: number): boolean {
  return !AT_REST.has(paymentStatus);
}

/** Polls the result of a payment: quickly at first, then slower, then only when the diner asks. */
export function usePaymentCheck(question: Read<PaymentResult>, eOrderId: number): PaymentCheck {
  const [startedAt, setStartedAt] = useState(() => Date.now());
  const [isGivenUp, setIsGivenUp] = useState(false);
  const answer = useRead(question, {
    refetchInterval: ({ state }) => {
      const waitedMs = Date.now() - startedAt;
      // Without data, continue polling: one failure must not look like a failed payment.
      const isOpen = state.data === undefined || isPaymentOpen(state.data.paymentStatus);
      const isKnown = !isRefusal(state.error, STATUS.notFound);
      if (!isOpen || !isKnown || waitedMs >= PAYMENT_POLL_LIMIT_MS) return false;
      return waitedMs < PAYMENT_POLL_FAST_FOR_MS ? PAYMENT_POLL_FAST_MS : PAYMENT_POLL_SLOW_MS;
    },
    refetchOnWindowFocus: 'always',
  });
  useEffect(() => {
    const timer = setTimeout(() => setIsGivenUp(true), PAYMENT_POLL_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [startedAt]);

  // Ignore an answer about another order.
  const result = answer.data?.eOrderID === eOrderId ? answer.data : undefined;
  const isPaid = result?.paymentStatus === PAYMENT_STATUS.paid;
  useEffect(() => {
    if (isPaid) settleOrder(eOrderId);
  }, [isPaid, eOrderId]);

  return {
    result,
    // Not `error`, which is cleared during the next request.
    isUnanswered: answer.errorUpdatedAt > answer.dataUpdatedAt,
    isUnknown: isRefusal(answer.error, STATUS.notFound) || answer.data !== result,
    isGivenUp,
    isAsking: answer.isFetching,
    askAgain: () => {
      setIsGivenUp(false);
      setStartedAt(Date.now());
      void answer.refetch();
    },
  };
}
