import { useEffect, useState } from 'react';
import { ApiFailure } from '../api/failure.ts';
import { appConfig } from '../config/appConfig.ts';
import { LEAVING_LIMIT_MS } from '../config/times.ts';
import { usePaymentByCard } from '../queries/tableCart.ts';
import { decimalsOf, formatMajor } from '../rules/money.ts';
import { paymentPage } from '../rules/safeLinks.ts';
import { readLogin } from '../storage/login.ts';
import { notePayment } from './pendingOrders.ts';
import { usePageReturn } from './usePageReturn.ts';

export interface PayableOrder {
  eOrderID: number;
  code: string;
  tableCode: string;
  amount: number;
  currency: string;
  decimals?: number;
}

const CALL = 'TableCart/paymentByCard';

/** Leads a saved order to its payment page: the open one if there is one, so nobody pays twice. */
export function useContinuePayment(onRefused: (failure: unknown) => void) {
  const pay = usePaymentByCard();
  const [isLeaving, setIsLeaving] = useState(false);
  usePageReturn(() => setIsLeaving(false));
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => setIsLeaving(false), LEAVING_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [isLeaving]);

  const start = ({ eOrderID, code, tableCode, amount, currency, decimals }: PayableOrder) => {
    if (!navigator.onLine) {
      onRefused(new ApiFailure('network', CALL));
      return;
    }
    const login = readLogin(code);
    const digits = decimalsOf(currency, decimals);
    const asked = formatMajor(amount, digits);
    pay.mutate(
      {
        code,
        tableCode,
        amount: asked,
        currency,
        headers: { userId: login.status === 'loggedIn' ? login.userId : 0, eOrderId: eOrderID },
      },
      {
        onError: onRefused,
        onSuccess: (started) => {
          const { origin } = globalThis.location;
          const page = paymentPage(started.redirectUrl, origin, appConfig().paymentHosts);
          const isSame =
            started.currency === currency && formatMajor(started.amount, digits) === asked;
          if (page === undefined || !isSame) {
            const field = page === undefined ? 'redirectUrl' : 'amount';
            onRefused(new ApiFailure('contract', CALL, { field }));
            return;
          }
          notePayment(eOrderID, started.transactionId);
          setIsLeaving(true);
          globalThis.location.assign(page);
        },
      },
    );
  };
  return { start, isBusy: pay.isPending || isLeaving };
}
