/** The inputs of the check-out, and the parsing of the server's answers. */
import * as v from 'valibot';
import { isApiFailure, isRefusal, refusalData, type ApiFailure } from '../../api/failure.ts';
import type { Callers } from '../../api/callers.ts';
import { RESUME_LIMIT_MS, SECOND_MS } from '../../config/times.ts';
import { CartChange, Totals } from '../../contract/cart.ts';
import type * as endpoints from '../../contract/endpoints/tableCartOrders.ts';
import type { PaymentStart } from '../../contract/payment.ts';
import type { EOrderRequest, EOrderResult, OrderHeaders } from '../../contract/orders.ts';
import { OrderedAs } from '../../contract/orderedAs.ts';
import { list } from '../../contract/schema.ts';
import { STATUS } from '../../contract/status.ts';
import { decimalsOf, toMinor } from '../../rules/common/money.ts';
import { modifierListOf } from '../../rules/cart/cartLines.ts';
import { isKeyUsed } from '../../rules/order/orderProgress.ts';
import type { PendingOrder } from '../../storage/orderEntries.ts';
import type { CartOrder } from '../cart/cart.ts';
import type { CheckoutState } from './checkoutState.ts';
import type { Mode } from '../visit/modes.ts';
import type { OrderLock } from './orderLock.ts';
import { amountToPay } from './trustedPayment.ts';

type Api = Pick<
  Callers<typeof endpoints>,
  'checkEOrderStatus' | 'paymentByCard' | 'placeOrder' | 'saveEOrder' | 'saveEOrderDriveThrough'
>;

/** A sent request reaches the server within this time, or never. */
export const LATE_REQUEST_MS = 5 * SECOND_MS;

export interface CheckoutIdentity {
  code: string;
  tableCode: string;
  orderKey: string;
  userId: number;
  customerId: number;
  save: Mode['save'];
  /** The first request only saves the order; it is placed after the diner has reviewed the bill. */
  isReviewed: boolean;
}

export interface CheckoutTools extends CartOrder {
  api: Api;
  intents: {
    read: (orderKey: string) => PendingOrder | undefined;
    write: (intent: PendingOrder, orderKey: string) => void;
    remove: (orderKey: string) => void;
  };
  lock: OrderLock;
  now: () => number;
  wait: (ms: number) => Promise<void>;
  /** The address of a payment page; undefined if the app must not open it. */
  paymentPage: (address: string) => string | undefined;
  /** The settings do not name the host of this payment page. */
  isHostUnnamed: (address: string) => boolean;
  /** Stores the order's key, to cancel it later, and the answer, to show it while offline. */
  remember: (answer: EOrderResult) => void;
  onState: (state: CheckoutState) => void;
}

function orderHeaders(identity: CheckoutIdentity, { eOrderID }: PendingOrder): OrderHeaders {
  return { 'user-id': identity.userId, 'eorder-id': eOrderID };
}

/** Sends the intent's stored request by the call that saves orders of this mode. */
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

export function startPayment(
  identity: CheckoutIdentity,
  api: Api,
  intent: PendingOrder,
  totals: Totals,
): Promise<PaymentStart> {
  const { code, tableCode } = identity;
  const { currency } = totals;
  const amount = amountToPay(totals);
  const headers = orderHeaders(identity, intent);
  return api.paymentByCard({ code, tableCode, amount, currency, headers });
}

/**
 * Leaves for the payment page. If the settings do not name its host, the diner confirms first.
 * During the question another tab may place the order, or someone may pay it, so the tap checks
 * again.
 */
export function leaveOrAsk(
  api: Api,
  { isHostUnnamed, onState }: Pick<CheckoutTools, 'isHostUnnamed' | 'onState'>,
  { eOrderID }: PendingOrder,
  redirectUrl: string,
  totals: Totals,
  onPlaced: (eOrderID: number) => Promise<void>,
): void {
  const leave = () => onState({ step: 'leaving', redirectUrl });
  const lookAgain = async () => {
    const isPlaced = await isOrderPlaced(api, eOrderID).catch(() => false);
    await (isPlaced ? onPlaced(eOrderID) : leave());
  };
  const question = { redirectUrl, totals, leave: () => void lookAgain() };
  if (!isHostUnnamed(redirectUrl)) leave();
  else onState({ step: 'bankUnnamed', ...question });
}

/** The request with only the device cart's lines that the server has in the order. */
export async function asOrdered(
  api: Api,
  request: EOrderRequest,
  eOrderId: number,
): Promise<EOrderRequest> {
  if (!request.menuItemList) return request;
  const { lines } = await api.checkEOrderStatus({ eOrderId });
  const ordered = new Map(lines.map(({ uniqueId, qty }) => [uniqueId, qty]));
  const menuItemList = request.menuItemList.flatMap((line) => {
    const quantity = ordered.get(line.uniqueId);
    return quantity === undefined ? [] : [{ ...line, quantity }];
  });
  // If no line matches, the server uses other ids: keep all lines.
  return menuItemList.length > 0 ? { ...request, menuItemList } : request;
}

/** False also for an order that the server does not know. */
export async function isOrderPlaced(api: Api, eOrderId: number): Promise<boolean> {
  try {
    return isKeyUsed(await api.checkEOrderStatus({ eOrderId }));
  } catch (failure) {
    if (isRefusal(failure, STATUS.notFound)) return false;
    throw failure;
  }
}

/** The paid request; false if it was not paid, undefined if that is unknown. */
export async function paidRequest(
  api: Api,
  { request, eOrderID }: PendingOrder,
): Promise<EOrderRequest | false | undefined> {
  try {
    return (await isOrderPlaced(api, eOrderID)) && (await asOrdered(api, request, eOrderID));
  } catch {
    return undefined;
  }
}

/** The time since the intent was sent. An invalid time counts as too old to send again. */
export function ageOf({ sentAt }: PendingOrder, nowMs: number): number {
  const ageMs = nowMs - Date.parse(sentAt);
  return Number.isNaN(ageMs) ? RESUME_LIMIT_MS : ageMs;
}

/** The intent to store before sending. A saved order keeps its number. */
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
    transactionId: known?.transactionId,
    customerId: identity.customerId,
    isForReview,
    keepUntil: known?.keepUntil,
  };
}

/** An order whose payment was started can still be paid, even if a later try failed. */
export function withPayment(intent: PendingOrder): PendingOrder {
  const isBegun = intent.transactionId !== undefined && intent.eOrderID > 0;
  const isOver = intent.state === 'draft' || intent.state === 'rejected';
  return isBegun && isOver ? { ...intent, state: 'confirmed' } : intent;
}

/** Leaves out lines. Only requests of a device cart have lines; others stay unchanged. */
export function requestWithout(
  request: EOrderRequest,
  uniqueIds: readonly string[],
): EOrderRequest {
  const menuItemList = request.menuItemList?.filter((line) => !uniqueIds.includes(line.uniqueId));
  if (!menuItemList) return request;
  return { ...request, menuItemList, ModifierList: modifierListOf(menuItemList) };
}

/** True when the server's total is higher than the one the diner saw, or in another currency. */
export function needsConsent(agreed: EOrderRequest, { payable, ...totals }: Totals): boolean {
  const decimals = decimalsOf(totals.currency, totals.currencyDecimals);
  const isDearer = toMinor(payable, decimals) > toMinor(agreed.expectedTotal, decimals);
  return isDearer || totals.currency !== agreed.currency;
}

const NewTotals = v.object({ totals: Totals, changes: list(CartChange, 'cart changes') });

/** The new total, if the server refused the order because of a changed total. */
export function newTotalsIn(failure: ApiFailure): v.InferOutput<typeof NewTotals> | undefined {
  return failure.status === STATUS.totalsChanged ? refusalData(failure, NewTotals) : undefined;
}

/** The order that the cart has already become, according to the refusal; 0 if there is none. */
export function orderBehind(failure: ApiFailure, { eOrderID }: PendingOrder): number {
  if (failure.status === STATUS.paymentAlreadyDone) return eOrderID;
  const isOrdered = failure.status === STATUS.alreadyOrdered;
  return (isOrdered && refusalData(failure, OrderedAs)?.eOrderID) || 0;
}

/** True when the saved order has expired on the server. Saving it again renews it. */
export function isLapsed(failure: unknown): boolean {
  return (
    isApiFailure(failure) &&
    failure.status === STATUS.cartUnknown &&
    (failure.call === 'TableCart/PlaceOrder' || failure.call.startsWith('TableCart/paymentByCard'))
  );
}

export function isUnpaid(failure: unknown): boolean {
  return isRefusal(failure, STATUS.paymentNeeded);
}
