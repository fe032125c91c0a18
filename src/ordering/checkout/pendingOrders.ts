/** Looks up stored intents by order number or transaction. */
import * as v from 'valibot';
import { INTENT_LIFE_MS } from '../../config/times.ts';
import { pendingOrderEntry, type PendingOrder } from '../../storage/orderEntries.ts';
import { pendingOrderKeys } from '../../storage/orderTraces.ts';

interface Pending {
  orderKey: string;
  intent: PendingOrder;
}

/** Newest first. Removes expired intents. */
function pendingOrders(nowMs = Date.now()): Pending[] {
  const found: Pending[] = [];
  for (const orderKey of pendingOrderKeys()) {
    const intent = pendingOrderEntry.read(orderKey);
    if (!intent) continue;
    if (nowMs - Date.parse(intent.sentAt) > INTENT_LIFE_MS) pendingOrderEntry.remove(orderKey);
    else found.push({ orderKey, intent });
  }
  return found.toSorted((a, b) => b.intent.sentAt.localeCompare(a.intent.sentAt));
}

/** Records that the diner is leaving for this payment's page. */
export function notePayment(eOrderId: number, transactionId: string): void {
  for (const { orderKey, intent } of pendingOrders()) {
    if (intent.eOrderID !== eOrderId) continue;
    pendingOrderEntry.write({ ...intent, state: 'confirmed', transactionId }, orderKey);
  }
}

const AskedPayment = v.object({
  eOrderId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  transactionId: v.pipe(v.string(), v.nonEmpty()),
  /** Used only for the language and a link back, since the address may be forged. */
  code: v.optional(v.string()),
});
export type AskedPayment = v.InferOutput<typeof AskedPayment>;

/** Checks the state that a page has stored in its history entry. */
export function isAskedPayment(value: unknown): value is AskedPayment {
  return v.is(AskedPayment, value);
}

/** The payment that a return address names. The intents supply parts missing from the address. */
export function paymentOf(search: URLSearchParams): AskedPayment | undefined {
  const said = Number(search.get('eOrderId') ?? '');
  const saidId = Number.isSafeInteger(said) && said > 0 ? said : undefined;
  const saidTransaction = search.get('transactionId') || undefined;
  const known = pendingOrders().find(
    ({ intent }) =>
      intent.transactionId !== undefined &&
      (saidId === undefined || intent.eOrderID === saidId) &&
      (saidTransaction === undefined || intent.transactionId === saidTransaction),
  )?.intent;
  const eOrderId = saidId ?? known?.eOrderID;
  const transactionId = saidTransaction ?? known?.transactionId;
  if (!eOrderId || !transactionId) return undefined;
  return { eOrderId, transactionId, code: search.get('code') || known?.code };
}

/** True while the answer to this key's order is missing. */
export function isOrderInDoubt(orderKey: string): boolean {
  const state = pendingOrders().find((pending) => pending.orderKey === orderKey)?.intent.state;
  return state === 'sending' || state === 'unknown';
}
