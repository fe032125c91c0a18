import { PAYMENT_STATUS } from '../../../contract/payment.ts';
import { isPlaced, paymentStatusOf } from './orderState.ts';
import { canCancel } from './orderViews.ts';
import { abandonPayments } from '../checkout/payments.ts';
import { takeBack } from '../checkout/placing.ts';
import type { OrderRecord } from '../common/records.ts';
import { Refusal } from '../common/refusal.ts';
import { now, type World } from '../common/world.ts';

/** Cancels a saved order, or a placed one before the kitchen starts. */
export function cancelOrder(world: World, order: OrderRecord): void {
  if (order.cancelledAt !== undefined) return;
  if (!isPlaced(order)) {
    if (paymentStatusOf(world, order) === PAYMENT_STATUS.processing) throw new Refusal(-51);
    order.cancelledAt = now(world);
    abandonPayments(world, order);
    return;
  }
  if (!canCancel(world, order)) throw new Refusal(-90);
  endOrder(world, order, 'cancelledAt');
}

/** Ends an order in any state; only the venue may do this. */
export function endOrder(
  world: World,
  order: OrderRecord,
  how: 'cancelledAt' | 'rejectedAt',
): void {
  if (order.cancelledAt !== undefined || order.rejectedAt !== undefined) return;
  order[how] = now(world);
  abandonPayments(world, order);
  takeBack(world, order);
}
