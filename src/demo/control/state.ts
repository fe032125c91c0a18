/** The server's data that tests can read: orders, carts, payments, messages. */
import { countOf } from '../backend/cart/carts.ts';
import { major } from '../backend/common/money.ts';
import { isLapsed, orderStatusOf, paymentStatusOf } from '../backend/order/orderState.ts';
import { pushMessagesOf } from '../backend/popups/pushes.ts';
import { now, type World } from '../backend/common/world.ts';

export function stateOf(world: World) {
  return {
    world: world.name,
    now: new Date(now(world)).toISOString(),
    orders: [...world.orders.values()]
      .filter((order) => order.request.expectedTotal > 0 || order.lines.length > 0)
      .map((order) => ({
        eOrderID: order.eOrderID,
        orderNo: order.orderNo,
        orderKey: order.orderKey,
        code: order.code,
        storeId: order.storeId,
        orderType: order.orderType,
        tableCode: order.tableCode,
        customerId: order.customerId,
        createdOn: new Date(order.createdOn).toISOString(),
        orderStatus: orderStatusOf(world, order),
        paymentStatus: paymentStatusOf(world, order),
        isLapsed: isLapsed(world, order),
        payable: major(order.sums.payable, order.sums.decimals),
        currency: order.sums.currency,
        lines: order.lines.map((line) => ({
          uniqueId: line.uniqueId,
          menuItemId: line.item.id,
          qty: line.quantity,
        })),
      })),
    carts: [...world.carts.values()].map((cart) => ({
      uniqueCartId: cart.uniqueCartId,
      tableCode: cart.tableCode,
      cartVersion: cart.version,
      cartCount: countOf(cart),
      lines: cart.lines.map((line) => ({
        tableCartId: line.tableCartId,
        uniqueId: line.uniqueId,
        menuItemId: line.itemId,
        qty: line.quantity,
      })),
    })),
    payments: [...world.payments.values()].map((payment) => ({
      transactionId: payment.transactionId,
      eOrderID: payment.eOrderID,
      provider: payment.provider,
      paymentStatus: payment.paymentStatus,
      expiresAt: new Date(payment.expiresAt).toISOString(),
    })),
    inbox: messagesOf(world),
    reviews: world.reviews,
    pushes: world.pushes.size,
    pushMessages: pushMessagesOf(world),
  };
}

export type DemoState = ReturnType<typeof stateOf>;

export function messagesOf(world: World) {
  return world.codes.toReversed().map((record) => ({
    verificationId: record.verificationId,
    source: record.source,
    to: record.source === 'email' ? record.email : `${record.dialCode} ${record.mobileNo}`,
    code: record.code,
    sentAt: new Date(record.sentAt).toISOString(),
    isUsed: record.usedAt !== undefined,
  }));
}
