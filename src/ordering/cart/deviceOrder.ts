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

/** Replaces the table code in the storage of a customer's orders. */
export function deviceTable(customerId: number): string {
  return `@${customerId}`;
}

/** True while the outcome of the cart's order is unknown. */
export function isUnderWay(deliveryId: string): boolean {
  const intent = pendingOrderEntry.read(deliveryId);
  return intent !== undefined && isUnsettled(intent);
}

/** True while the order is sent or paid, or the server holds it: the cart then does not expire. */
export function isHeldByServer(deliveryId: string, nowMs = Date.now()): boolean {
  const intent = pendingOrderEntry.read(deliveryId);
  if (!intent) return false;
  if (isUnsettled(intent) || intent.state === 'confirmed') return true;
  return intent.eOrderID > 0 && nowMs < (Date.parse(intent.keepUntil ?? '') || 0);
}

/** Call before the intent is removed: it contains the ordered lines. */
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

/** True when an intent was made from a device cart. */
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
    // A device cart keeps its key, even if the server does not know the cart.
    retireKey: () => undefined,
    placedAs: () => orderMadeFrom(code, deviceTable(customerId), orderKey),
    orderOfCart: () => orderByKey(customerId, orderKey),
    version: () => undefined,
  };
}
