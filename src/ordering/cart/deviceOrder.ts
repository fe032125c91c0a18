/** What an order means for the cart that a device keeps. */
import { call } from '../../api/client.ts';
import {
  getCustomerOrderDetails,
  getOrderDetails,
} from '../../contract/endpoints/delivery/customer.ts';
import {
  paymentDraftEntry,
  pendingOrderEntry,
  type PendingOrder,
} from '../../storage/orderEntries.ts';
import { scheduledDeliveryEntry, scheduledPickupEntry } from '../../storage/servingEntries.ts';
import type { CartOrder } from './cart.ts';
import { settleDeviceCart } from '../../storage/deviceCartStorage.ts';
import { modes } from '../visit/modes.ts';
import { isUnsettled, orderMadeFrom, rememberOrder } from './settleCart.ts';

/** A device's orders stand beside those of the venue's tables. */
export function deviceTable(customerId: number): string {
  return `@${customerId}`;
}

/** Nobody knows yet what became of its order. */
export function isUnderWay(deliveryId: string): boolean {
  const intent = pendingOrderEntry.read(deliveryId);
  return intent !== undefined && isUnsettled(intent);
}

/** While an order is sent, paid or kept by the server, the device's own clock does not count. */
export function isHeldByServer(deliveryId: string, nowMs = Date.now()): boolean {
  const intent = pendingOrderEntry.read(deliveryId);
  if (!intent) return false;
  if (isUnsettled(intent) || intent.state === 'confirmed') return true;
  return intent.eOrderID > 0 && nowMs < (Date.parse(intent.keepUntil ?? '') || 0);
}

export function settleDeviceOrder(
  code: string,
  customerId: number,
  orderKey: string,
  eOrderID: number,
): void {
  settleDeviceCart(customerId, orderKey);
  paymentDraftEntry.remove(orderKey);
  scheduledDeliveryEntry.remove(code);
  scheduledPickupEntry.remove(code);
  rememberOrder(code, deviceTable(customerId), orderKey, eOrderID);
}

/** Whether an intent was made from a cart of the device. */
export function isOfDevice({ orderType }: Pick<PendingOrder, 'orderType'>): boolean {
  return modes[orderType].cart === 'device';
}

/** The newest orders are enough: what is looked for was sent a moment ago. */
const ORDERS_TO_LOOK_AT = 5;

async function orderByKey(customerId: number, orderKey: string): Promise<number> {
  const { orderList } = await call(getCustomerOrderDetails, { customerId });
  const newest = orderList.slice(0, ORDERS_TO_LOOK_AT);
  const orders = await Promise.all(
    newest.map(({ eOrderID }) => call(getOrderDetails, { eOrderId: eOrderID })),
  );
  return orders.find((order) => order.orderKey === orderKey)?.eOrderID ?? 0;
}

export function deviceOrder(
  code: string,
  customerId: number,
  orderKey: string,
  look: () => void,
): CartOrder {
  return {
    settle: (eOrderId) => {
      settleDeviceOrder(code, customerId, orderKey, eOrderId);
      look();
    },
    // The cart is the device's own: without an order on the server it is still the same cart.
    retireKey: () => undefined,
    placedAs: () => orderMadeFrom(code, deviceTable(customerId), orderKey),
    orderOfCart: () => orderByKey(customerId, orderKey),
    version: () => undefined,
  };
}
