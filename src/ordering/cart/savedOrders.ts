/** The orders saved on this device: see `storage/savedOrders.ts`. */
import { KEPT_ORDER_LIFE_MS } from '../../config/times.ts';
import { ORDER_STATUS } from '../../contract/orderStatus.ts';
import type { EOrderStatus } from '../../contract/orders.ts';
import { isPlacedStatus } from '../../rules/order/orderProgress.ts';
import { sentCartEntry } from '../../storage/cartEntries.ts';
import { forgetOldOrders, savedOrderEntry, type SavedOrder } from '../../storage/savedOrders.ts';
import { ordersOf } from './settleCart.ts';

type Line = SavedOrder['lines'][number];
type OrderAtPlace = Pick<SavedOrder, 'eOrderID' | 'code' | 'tableCode' | 'customerId'>;

/** The answer of a read of this order, for tables or for customers. */
export type AnsweredOrder = Pick<
  EOrderStatus,
  'orderNo' | 'orderType' | 'orderStatus' | 'paymentStatus' | 'tableLabel' | 'totals' | 'invoice'
> & {
  lines: readonly (Omit<Line, 'addedBy' | 'instruction'> & Partial<Line>)[];
  timeline: EOrderStatus['timeline'];
};

/** The order as this device knows it: its last answer, else its cart when it was sent. */
export function savedOrderOf(place: OrderAtPlace): SavedOrder | undefined {
  return savedOrderEntry.read(place.eOrderID) ?? sentCartOf(place);
}

function sentCartOf(place: OrderAtPlace): SavedOrder | undefined {
  const seen = sentCartEntry.read(place.eOrderID);
  const placed = ordersOf(place.code, place.tableCode).find(
    ({ eOrderID }) => eOrderID === place.eOrderID,
  );
  if (!seen || !placed || seen.view.uniqueCartId !== placed.orderKey) return undefined;
  return {
    ...place,
    placedAtMs: placed.placedAtMs,
    orderNo: '',
    orderType: undefined,
    orderStatus: ORDER_STATUS.placed,
    paymentStatus: 0,
    lines: seen.view.cartList,
    totals: seen.view.totals,
  };
}

/** The answered order, with the fields that only this device knows. */
export function withOwnWords(place: OrderAtPlace, answer: AnsweredOrder): SavedOrder {
  const before = savedOrderOf(place);
  return {
    ...place,
    placedAtMs: before?.placedAtMs ?? placedAtOf(answer),
    orderNo: answer.orderNo,
    orderType: answer.orderType,
    orderStatus: answer.orderStatus,
    paymentStatus: answer.paymentStatus,
    tableLabel: answer.tableLabel,
    lines: answer.lines.map((line) => lineWithOwnWords(line, before)),
    totals: answer.totals,
    invoice: answer.invoice,
  };
}

/** A never placed order gets no receipt; one cancelled later keeps it, marked as cancelled. */
export function keepOrder(kept: SavedOrder): void {
  const isKept = savedOrderEntry.read(kept.eOrderID) !== undefined;
  if (!isKept && !isPlacedStatus(kept.orderStatus)) return;
  // This reads all saved orders: skip it when an answer only updates a receipt.
  if (!isKept) forgetOldOrders(Date.now() - KEPT_ORDER_LIFE_MS);
  savedOrderEntry.write(kept, kept.eOrderID);
  sentCartEntry.remove(kept.eOrderID);
}

function lineWithOwnWords(
  line: AnsweredOrder['lines'][number],
  before: SavedOrder | undefined,
): Line {
  const own = before?.lines.find(({ uniqueId }) => uniqueId === line.uniqueId);
  return {
    ...line,
    instruction: line.instruction || own?.instruction || '',
    addedBy: line.addedBy ?? own?.addedBy,
  };
}

function placedAtOf({ timeline }: AnsweredOrder): number {
  const placed = timeline.find(({ orderStatus }) => orderStatus === ORDER_STATUS.placed);
  return Date.parse(placed?.at ?? '') || Date.now();
}
