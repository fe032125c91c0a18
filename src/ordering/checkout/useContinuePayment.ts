import { useEffect, useState } from 'react';
import { ApiFailure } from '../../api/failure.ts';
import { LEAVING_LIMIT_MS } from '../../config/times.ts';
import type { PaymentStart } from '../../contract/payment.ts';
import { usePaymentByCard } from '../../queries/tableCartOrders.ts';
import { readLogin } from '../../storage/login.ts';
import { notePayment } from './pendingOrders.ts';
import { amountToPay, isHostUnnamed, trustedPaymentUrl, type Bill } from './trustedPayment.ts';
import { leaveForBank } from './leaveForBank.ts';
import { useOnReturn } from '../visit/useOnReturn.ts';

interface PayableOrder {
  eOrderID: number;
  code: string;
  tableCode: string;
  amount: number;
  currency: string;
  decimals?: number;
}

interface UnnamedBank {
  address: string;
  bill: Bill;
}

/** Opens the payment page of a saved order. The server reuses an open page: no double payment. */
export function useContinuePayment(
  onRefused: (failure: unknown) => void,
  /** The payment was started, but the diner did not go to its page. */
  onDeclined: () => void,
) {
  const pay = usePaymentByCard();
  const [isLeaving, setIsLeaving] = useState(false);
  const [unnamed, setUnnamed] = useState<UnnamedBank>();
  useOnReturn((isFrozenPage) => {
    if (isFrozenPage) setIsLeaving(false);
  });
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => setIsLeaving(false), LEAVING_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [isLeaving]);

  const leave = (address: string) => {
    setUnnamed(undefined);
    setIsLeaving(true);
    leaveForBank(address);
  };
  const start = ({ eOrderID, code, tableCode, amount, currency, decimals }: PayableOrder) => {
    if (!navigator.onLine) {
      onRefused(new ApiFailure('network', 'TableCart/paymentByCard'));
      return;
    }
    const bill = { payable: amount, currency, currencyDecimals: decimals };
    const onStarted = (started: PaymentStart) => {
      let address: string;
      try {
        address = trustedPaymentUrl(started, bill);
      } catch (failure) {
        onRefused(failure);
        return;
      }
      notePayment(eOrderID, started.transactionId);
      if (isHostUnnamed(address)) setUnnamed({ address, bill });
      else leave(address);
    };
    const login = readLogin(code);
    const userId = login.status === 'loggedIn' ? login.userId : 0;
    const headers = { 'user-id': userId, 'eorder-id': eOrderID };
    pay.mutate(
      { code, tableCode, amount: amountToPay(bill), currency, headers },
      { onError: onRefused, onSuccess: onStarted },
    );
  };
  const question = unnamed && {
    ...unnamed,
    onLeave: () => leave(unnamed.address),
    onClose: () => {
      setUnnamed(undefined);
      onDeclined();
    },
  };
  return { start, isBusy: pay.isPending || isLeaving, question };
}
