/** Events that depend on the time, such as late payments. They run before each call. */
import { ORDER_STATUS } from '../../../contract/orderStatus.ts';
import { PAYMENT_STATUS } from '../../../contract/payment.ts';
import { pointsEarned } from '../account/loyalty.ts';
import { orderStatusOf } from './orderState.ts';
import { reportPayment } from '../checkout/payments.ts';
import { now, type World } from '../common/world.ts';

export function settle(world: World): void {
  const at = now(world);
  for (const payment of world.payments.values()) {
    if (payment.reportsAt !== undefined && payment.reportsAt <= at) {
      reportPayment(world, payment, 'paid', payment.reportsAt);
    }
    const isOver = payment.paymentStatus === PAYMENT_STATUS.started && payment.expiresAt <= at;
    if (isOver) payment.paymentStatus = PAYMENT_STATUS.expired;
  }
  for (const order of world.orders.values()) {
    if (order.hasEarned || orderStatusOf(world, order) !== ORDER_STATUS.completed) continue;
    order.hasEarned = true;
    const customer = world.customers.get(order.customerId);
    if (!customer) continue;
    const concept = world.catalog.conceptOf(order.conceptId);
    order.pointsEarned = pointsEarned(concept, customer, order.orderType, order.sums);
    customer.points += order.pointsEarned;
  }
}
