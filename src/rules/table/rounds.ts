/** The totals of all orders of an evening at a table. */
import type { EOrderStatus } from '../../contract/orders.ts';
import { PAYMENT_STATUS } from '../../contract/payment.ts';
import { ORDER_STATUS } from '../../contract/orderStatus.ts';
import { toMajor, toMinor } from '../common/money.ts';

type Counted = Pick<EOrderStatus, 'orderStatus' | 'paymentStatus' | 'totals'>;

/** True when this order is still to be paid or has been paid. */
export function counts({ orderStatus, paymentStatus }: Counted): boolean {
  const isOff = orderStatus === ORDER_STATUS.cancelled || orderStatus === ORDER_STATUS.rejected;
  return !isOff && paymentStatus !== PAYMENT_STATUS.refunded;
}

export function isPaid({ paymentStatus }: Counted): boolean {
  return paymentStatus === PAYMENT_STATUS.paid;
}

interface Tally {
  total: number;
  paid: number;
  open: number;
}

/** In major units, added up in minor units. */
export function tallyOf(orders: readonly Counted[], decimals: number): Tally {
  const sum = (some: readonly Counted[]) =>
    toMajor(
      some.reduce((minor, { totals }) => minor + toMinor(totals.payable, decimals), 0),
      decimals,
    );
  const counted = orders.filter(counts);
  return {
    total: sum(counted),
    paid: sum(counted.filter(isPaid)),
    open: sum(counted.filter((order) => !isPaid(order))),
  };
}
