/** Orders the server cart of a table, a room or a lane. */
import type { OrderType } from '../../contract/basics.ts';
import type { CartView } from '../../contract/cart.ts';
import type { MenuDetails } from '../../contract/menu.ts';
import type { PaymentMethod } from '../../contract/paymentMethods.ts';
import { billWithPayment } from '../../rules/cart/bill.ts';
import { decimalsOf } from '../../rules/common/money.ts';
import type { PaymentDraft } from '../../storage/orderEntries.ts';
import type { Checkout } from './checkoutState.ts';
import { tableRequest, type TableRequestParts } from './tableRequest.ts';

export function decimalsAtTable(view: CartView, head: MenuDetails): number {
  return decimalsOf(view.currency, view.currencyDecimals ?? head.currencyDecimals);
}

/** The server's bill, with the fee of the payment method and the tip. */
export function billAtTable(
  view: CartView,
  head: MenuDetails,
  method: PaymentMethod | undefined,
  tip: number,
) {
  const { taxes, serviceCharge } = head;
  const cashStep = method?.kind === 'cash' ? head.cashRounding : undefined;
  return billWithPayment(
    view.totals,
    {
      currency: view.currency,
      decimals: decimalsAtTable(view, head),
      taxes,
      serviceCharge,
      cashStep,
    },
    { fee: method?.fee ?? 0, tip },
  );
}

interface TableOrder extends Pick<TableRequestParts, 'code' | 'tableCode' | 'guest' | 'car'> {
  orderType: OrderType | undefined;
  head: MenuDetails;
  view: CartView;
  method: PaymentMethod;
  /** The bill that the diner sees. */
  bill: ReturnType<typeof billAtTable>;
  draft: Pick<PaymentDraft, 'note' | 'changeFor' | 'contact'>;
}

interface OrderTools {
  checkout: Pick<Checkout, 'submit'>;
  /** False if the venue has closed. True if nobody knows: then the server decides. */
  isOpen: () => Promise<boolean>;
}

export async function orderAtTable(
  { checkout, isOpen }: OrderTools,
  { orderType = 'Table', ...order }: TableOrder,
): Promise<void> {
  if (!(await isOpen())) return;
  const decimals = decimalsAtTable(order.view, order.head);
  await checkout.submit(tableRequest({ ...order, orderType, decimals }));
}
