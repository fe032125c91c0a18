/** The check-out's side of a device cart: see `CartOrder`. */
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
import { isStillHere } from '../../storage/login.ts';
import { scheduledDeliveryEntry, scheduledPickupEntry } from '../../storage/servingEntries.ts';
import type { CartOrder } from './cart.ts';
import { settleDeviceCart } from '../../storage/deviceCartStorage.ts';
import { modes } from '../visit/modes.ts';
import { isUnsettled, orderMadeFrom, rememberOrder } from './settleCart.ts';

/** Stands in for a table code where a customer's orders are stored. */
export function deviceTable(customerId: number): string {
  return `@${customerId}`;
}

/** Whether the outcome of the cart's order is still unknown. */
export function isUnderWay(deliveryId: string): boolean {
  const intent = pendingOrderEntry.read(deliveryId);
  return intent !== undefined && isUnsettled(intent);
}

/** While its order is sent, paid or held by the server, the cart does not expire on the device. */
export function isHeldByServer(deliveryId: string, nowMs = Date.now()): boolean {
  const intent = pendingOrderEntry.read(deliveryId);
  if (!intent) return false;
  if (isUnsettled(intent) || intent.state === 'confirmed') return true;
  return intent.eOrderID > 0 && nowMs < (Date.parse(intent.keepUntil ?? '') || 0);
}

/** Call before the intent is removed: it knows the lines that were ordered. */
export function settleDeviceOrder(
  code: string,
  customerId: number,
  orderKey: string,
  eOrderID: number,
): void {
  const ordered = pendingOrderEntry.read(orderKey)?.request.menuItemList;
  settleDeviceCart(customerId, orderKey, ordered);
  paymentDraftEntry.remove(orderKey);
  scheduledDeliveryEntry.remove(code);
  scheduledPickupEntry.remove(code);
  rememberOrder(code, deviceTable(customerId), orderKey, eOrderID);
}

/** Whether an intent was made from a device cart. */
export function isOfDevice({ orderType }: Pick<PendingOrder, 'orderType'>): boolean {
  return modes[orderType].cart === 'device';
}

/** Enough, because the order in question was sent a moment ago. */
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
  const isHere = () => isStillHere(code, customerId);
  return {
    isHere,
    settle: (eOrderId) => {
      if (!isHere()) return;
      settleDeviceOrder(code, customerId, orderKey, eOrderId);
      look();
    },
    // A device cart keeps its key, whatever the server knows.
    retireKey: () => undefined,
    placedAs: () => orderMadeFrom(code, deviceTable(customerId), orderKey),
    orderOfCart: () => orderByKey(customerId, orderKey),
    version: () => undefined,
  };
}
