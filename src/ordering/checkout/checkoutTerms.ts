/** What the checkout needs, what it can be, and how it reads the server's words. */
import * as v from 'valibot';
import { isApiFailure } from '../../api/failure.ts';
import type { Callers } from '../../api/callers.ts';
import { RESUME_LIMIT_MS } from '../../config/times.ts';
import { CartChange, Totals } from '../../contract/cart.ts';
import type * as endpoints from '../../contract/endpoints/tableCartOrders.ts';
import type { EOrderRequest, EOrderResult, OrderHeaders } from '../../contract/orders.ts';
import { list } from '../../contract/schema.ts';
import { STATUS } from '../../contract/status.ts';
import { decimalsOf, toMinor } from '../../rules/common/money.ts';
import { modifierListOf } from '../../rules/cart/cartLines.ts';
import type { PendingOrder } from '../../storage/orderEntries.ts';
import type { CheckoutState } from './checkoutState.ts';
import type { Mode } from '../visit/modes.ts';
import type { OrderLock } from './orderLock.ts';

type Api = Pick<
  Callers<typeof endpoints>,
  'checkEOrderStatus' | 'paymentByCard' | 'placeOrder' | 'saveEOrder' | 'saveEOrderDriveThrough'
>;

export interface CheckoutIdentity {
  code: string;
  tableCode: string;
  orderKey: string;
  userId: number;
  customerId: number;
  save: Mode['save'];
  /** The first request saves, and the diner's word on the server's bill places. */
  isReviewed: boolean;
}

export interface CheckoutTools {
  api: Api;
  intents: {
    read: (orderKey: string) => PendingOrder | undefined;
    write: (intent: PendingOrder, orderKey: string) => void;
    remove: (orderKey: string) => void;
  };
  lock: OrderLock;
  now: () => number;
  wait: (ms: number) => Promise<void>;
  /** The payment page's address if the app may go there. */
  paymentPage: (address: string) => string | undefined;
  /** Key and answer stay known: for what one may still do with the order, and for its page. */
  remember: (answer: EOrderResult) => void;
  /** The key has made its order: whatever comes next has a new one. */
  settle: (eOrderId: number) => void;
  /** The server knows no such cart. */
  retireKey: () => void;
  /** The order that this device knows the key to have made. */
  placedAs: () => number | undefined;
  /** The order that the server knows the cart to have made; 0 for none. */
  orderOfCart: () => Promise<number>;
  /** The version of the cart that the diner has before their eyes. */
  cartVersion: () => number | undefined;
  onState: (state: CheckoutState) => void;
}

export function orderHeaders(identity: CheckoutIdentity, { eOrderID }: PendingOrder): OrderHeaders {
  return { 'user-id': identity.userId, 'eorder-id': eOrderID };
}

/** The call that saves an order of this mode, with the intent's own words. */
export function save(
  identity: CheckoutIdentity,
  api: Api,
  intent: PendingOrder,
): Promise<EOrderResult> {
  const { request: body, orderType } = intent;
  const { code, orderKey } = identity;
  const headers = orderHeaders(identity, intent);
  return identity.save === 'saveEOrderDriveThrough'
    ? api.saveEOrderDriveThrough({ uniqueCartId: orderKey, body, headers })
    : api.saveEOrder({ code, storeId: body.storeId, orderType, orderKey, body, headers });
}

/** How long ago it was sent; one that does not tell counts as too old to send again. */
export function ageOf({ sentAt }: PendingOrder, nowMs: number): number {
  const ageMs = nowMs - Date.parse(sentAt);
  return Number.isNaN(ageMs) ? RESUME_LIMIT_MS : ageMs;
}

/** What is written down before anything is sent; an order that is known keeps its number. */
export function newIntent(
  identity: CheckoutIdentity,
  request: EOrderRequest,
  known: PendingOrder | undefined,
  { isForReview, nowMs }: { isForReview: boolean; nowMs: number },
): PendingOrder {
  return {
    state: 'sending',
    request,
    eOrderID: known?.eOrderID ?? 0,
    code: identity.code,
    tableCode: identity.tableCode,
    orderType: request.orderType,
    sentAt: new Date(nowMs).toISOString(),
    transactionId: undefined,
    customerId: identity.customerId,
    isForReview,
    keepUntil: known?.keepUntil,
  };
}

/** The same order without some lines, where it carries them itself. */
export function requestWithout(
  request: EOrderRequest,
  uniqueIds: readonly string[],
): EOrderRequest {
  const menuItemList = request.menuItemList?.filter((line) => !uniqueIds.includes(line.uniqueId));
  if (!menuItemList) return request;
  return { ...request, menuItemList, ModifierList: modifierListOf(menuItemList) };
}

/** The server asks for more than the diner has agreed to pay, or for other money. */
export function needsConsent(agreed: EOrderRequest, { payable, ...totals }: Totals): boolean {
  const decimals = decimalsOf(totals.currency, totals.currencyDecimals);
  const isDearer = toMinor(payable, decimals) > toMinor(agreed.expectedTotal, decimals);
  return isDearer || totals.currency !== agreed.currency;
}

export const NewTotals = v.object({ totals: Totals, changes: list(CartChange, 'cart changes') });

/** A saved order that lapsed on the server: saving again renews it. Only placing and paying say so. */
export function isLapsed(failure: unknown): boolean {
  return (
    isApiFailure(failure) &&
    failure.status === STATUS.cartUnknown &&
    (failure.call === 'TableCart/PlaceOrder' || failure.call.startsWith('TableCart/paymentByCard'))
  );
}
