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
  /** The last question got no answer that says anything; it is asked again all the same. */
  isUnanswered: boolean;
  /** The server knows no such payment. */
  isUnknown: boolean;
  /** Asked long enough: now only when the diner wishes. */
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

/** Between the diner, the provider and the bank, as is every payment that is not known to have ended. */
export function isPaymentOpen(paymentStatus: number): boolean {
  return !AT_REST.has(paymentStatus);
}

/** Asks what became of a payment: quickly at first, then slower, then only when the diner wishes. */
export function usePaymentCheck(question: Read<PaymentResult>, eOrderId: number): PaymentCheck {
  const [startedAt, setStartedAt] = useState(() => Date.now());
  const [isGivenUp, setIsGivenUp] = useState(false);
  const answer = useRead(question, {
    refetchInterval: ({ state }) => {
      const waitedMs = Date.now() - startedAt;
      // Whoever has just paid is not told to start again because one answer was bad.
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

  // An answer about another order says nothing about this one.
  const result = answer.data?.eOrderID === eOrderId ? answer.data : undefined;
  const isPaid = result?.paymentStatus === PAYMENT_STATUS.paid;
  useEffect(() => {
    if (isPaid) settleOrder(eOrderId);
  }, [isPaid, eOrderId]);

  return {
    result,
    // The error itself is gone while the next question is on its way.
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
