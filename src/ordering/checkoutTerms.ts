/** What the checkout needs, what it can be, and how it reads the server's words. */
import * as v from 'valibot';
import { isApiFailure, type ApiFailure } from '../api/failure.ts';
import type * as orders from '../api/tableCartOrders.ts';
import { RESUME_LIMIT_MS } from '../config/times.ts';
import { CartChange, Totals } from '../contract/cart.ts';
import type { EOrderRequest, EOrderResult } from '../contract/orders.ts';
import { id, list } from '../contract/schema.ts';
import { STATUS } from '../contract/status.ts';
import type { PendingOrder } from '../storage/orderEntries.ts';
import type { Mode } from './modes.ts';
import type { OrderLock } from './orderLock.ts';

type Api = Pick<
  typeof orders,
  'checkEOrderStatus' | 'paymentByCard' | 'placeOrder' | 'saveEOrder' | 'saveEOrderDriveThrough'
>;

export interface TotalsChange {
  shownTotal: number;
  totals: Totals;
  changes: readonly CartChange[];
}

export type CheckoutState =
  | { step: 'idle' }
  /** A request is on its way. */
  | { step: 'sending' }
  /** No answer came; the same question is asked again. */
  | { step: 'checking' }
  /** Asking again did not help for now; the diner may ask once more, never order once more. */
  | { step: 'unknown'; failure: ApiFailure }
  | { step: 'changed'; change: TotalsChange }
  /** On the server, for the diner to look at. */
  | { step: 'saved'; eOrderId: number }
  | { step: 'leaving'; redirectUrl: string }
  /** The diner waits for it; else it was paid on a page that they left, and they read on meanwhile. */
  | { step: 'placed'; eOrderId: number; isAwaited: boolean }
  /** `eOrderId` is 0 when nothing was saved. */
  | { step: 'refused'; failure: ApiFailure; eOrderId: number }
  /** An order that broke off long ago never reached the server, and is not sent any more. */
  | { step: 'notSent' }
  /** Another tab is sending this very order. */
  | { step: 'elsewhere' };

/** While its order is under way, a cart must stay as it was sent. */
export function isCartLocked({ step }: CheckoutState): boolean {
  return step === 'sending' || step === 'checking' || step === 'unknown' || step === 'elsewhere';
}

export interface CheckoutPlace {
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
  /** The key stays known for what one may still do with the order. */
  rememberKey: (eOrderId: number) => void;
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

export function orderHeaders(place: CheckoutPlace, { eOrderID }: PendingOrder) {
  return { userId: place.userId, eOrderId: eOrderID };
}

/** The call that saves an order of this mode, with the intent's own words. */
export function save(place: CheckoutPlace, api: Api, intent: PendingOrder): Promise<EOrderResult> {
  const { request, orderType } = intent;
  const headers = orderHeaders(place, intent);
  return place.save === 'saveEOrderDriveThrough'
    ? api.saveEOrderDriveThrough(place.orderKey, request, headers)
    : api.saveEOrder(place.code, request.storeId, orderType, place.orderKey, request, headers);
}

/** How long ago it was sent; one that does not tell counts as too old to send again. */
export function ageOf({ sentAt }: PendingOrder, nowMs: number): number {
  const ageMs = nowMs - Date.parse(sentAt);
  return Number.isNaN(ageMs) ? RESUME_LIMIT_MS : ageMs;
}

/** What is written down before anything is sent; an order that is known keeps its number. */
export function newIntent(
  place: CheckoutPlace,
  request: EOrderRequest,
  known: PendingOrder | undefined,
  { isForReview, nowMs }: { isForReview: boolean; nowMs: number },
): PendingOrder {
  return {
    state: 'sending',
    request,
    eOrderID: known?.eOrderID ?? 0,
    code: place.code,
    tableCode: place.tableCode,
    orderType: request.orderType,
    sentAt: new Date(nowMs).toISOString(),
    transactionId: undefined,
    customerId: place.customerId,
    isForReview,
    keepUntil: known?.keepUntil,
  };
}

/** Nobody knows yet what became of it. */
export function isUnsettled({ state }: PendingOrder): boolean {
  return state === 'sending' || state === 'unknown';
}

/** Which order a key has become, where a refusal says so. */
export const OrderedAs = v.object({ eOrderID: id });
export const NewTotals = v.object({ totals: Totals, changes: list(CartChange, 'cart changes') });

/** A saved order that lapsed on the server: saving again renews it. Only placing and paying say so. */
export function isLapsed(failure: unknown): boolean {
  return (
    isApiFailure(failure) &&
    failure.status === STATUS.cartUnknown &&
    (failure.call === 'TableCart/PlaceOrder' || failure.call.startsWith('TableCart/paymentByCard'))
  );
}
