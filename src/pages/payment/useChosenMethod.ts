import { useMemo } from 'react';
import { brokenLimit, usableMethods } from '../../components/PaymentMethods.tsx';
import type { OrderType } from '../../contract/basics.ts';
import type { CartView } from '../../contract/cart.ts';
import type { MenuDetails } from '../../contract/menu.ts';
import type { PaymentMethod } from '../../contract/payment.ts';
import { billWithPayment } from '../../rules/bill.ts';
import type { PaymentDraft } from '../../storage/orderEntries.ts';

/**
 * The diner's way to pay, and the server's bill with it and the tip laid on it. At first it is the
 * one that the venue names first; one that went away meanwhile is not replaced behind their back.
 */
export function useChosenMethod(
  view: CartView,
  head: MenuDetails,
  orderType: OrderType,
  { paymentMethodId, tip }: PaymentDraft,
  decimals: number,
) {
  return useMemo(() => {
    const methods = usableMethods(head.paymentMethods, orderType);
    const billOf = (method: PaymentMethod | undefined) =>
      billWithPayment(
        view.totals,
        {
          currency: view.currency,
          decimals,
          taxes: head.taxes,
          serviceCharge: head.serviceCharge,
          cashStep: method?.kind === 'cash' ? head.cashRounding : undefined,
        },
        { fee: method?.fee ?? 0, tip: head.tips ? tip : 0 },
      );
    const totalOf = (method: PaymentMethod) => billOf(method).payable;
    const fitting = methods.filter((method) => !brokenLimit(method, totalOf(method)));
    const method =
      paymentMethodId === undefined
        ? fitting[0]
        : fitting.find((known) => known.paymentMethodId === paymentMethodId);
    return { methods, method, bill: billOf(method), totalOf };
  }, [view, head, orderType, paymentMethodId, tip, decimals]);
}
