import { useMemo } from 'react';
import type { OrderType } from '../../contract/basics.ts';
import type { CartView } from '../../contract/cart.ts';
import type { MenuDetails } from '../../contract/menu.ts';
import type { PaymentMethod } from '../../contract/payment.ts';
import { billAtTable, decimalsAtTable } from '../../ordering/checkout/orderAtTable.ts';
import { chosenMethod, usableMethods } from '../../rules/checkout/paymentMethods.ts';
import { tipBaseOf, tipOf } from '../../rules/checkout/tips.ts';
import type { PaymentDraft } from '../../storage/orderEntries.ts';

/** The chosen payment method, and the server's bill including its fee and the tip. */
export function useChosenMethod(
  view: CartView,
  head: MenuDetails,
  orderType: OrderType,
  { paymentMethodId, tip, tipPercent }: PaymentDraft,
) {
  return useMemo(() => {
    const methods = usableMethods(head.paymentMethods, orderType);
    const decimals = decimalsAtTable(view, head);
    const billWith = (method: PaymentMethod | undefined, ownTip: number) =>
      billAtTable(view, head, method, ownTip);
    const baseOf = (method: PaymentMethod | undefined) => tipBaseOf(billWith(method, 0), decimals);
    const billOf = (method: PaymentMethod | undefined) =>
      billWith(method, tipOf({ tip, tipPercent }, head.tips, baseOf(method), decimals));
    const totalOf = (method: PaymentMethod) => billOf(method).payable;
    const method = chosenMethod(methods, paymentMethodId, totalOf);
    return { methods, method, bill: billOf(method), tipBase: baseOf(method), totalOf };
  }, [view, head, orderType, paymentMethodId, tip, tipPercent]);
}
