/** What this device keeps of its orders: see `storage/keptOrders.ts`. */
import { KEPT_ORDER_LIFE_MS } from '../../config/times.ts';
import { ORDER_STATUS } from '../../contract/orderStatus.ts';
import type { EOrderStatus } from '../../contract/orders.ts';
import { isPlacedStatus } from '../../rules/order/orderProgress.ts';
import { appStore } from '../../state/appStore.ts';
import { keptOrderEntry, keptOrderIds, type KeptOrder } from '../../storage/keptOrders.ts';

type Line = KeptOrder['lines'][number];
type OrderAtPlace = Pick<KeptOrder, 'eOrderID' | 'code' | 'tableCode' | 'customerId'>;

/** The answer of a read of this order, for tables or for customers. */
export type AnsweredOrder = Pick<
  EOrderStatus,
  'orderNo' | 'orderType' | 'orderStatus' | 'paymentStatus' | 'tableLabel' | 'totals' | 'invoice'
> & {
  lines: readonly (Omit<Line, 'addedBy' | 'instruction'> & Partial<Line>)[];
  timeline: EOrderStatus['timeline'];
};

/** Call before the cart is gone: it has the notes, which no later answer of a table's order tells. */
export function keepCartAsOrder(place: OrderAtPlace, orderKey: string): void {
  const view = appStore.getState().carts[orderKey]?.view;
  if (!view || view.cartList.length === 0 || keptOrderEntry.read(place.eOrderID)) return;
  write({
    ...place,
    placedAtMs: Date.now(),
    orderNo: '',
    orderType: undefined,
    orderStatus: ORDER_STATUS.placed,
    paymentStatus: 0,
    lines: view.cartList,
    totals: view.totals,
  });
}

/** The order as just answered, with what only this device knows. */
export function withOwnWords(place: OrderAtPlace, answer: AnsweredOrder): KeptOrder {
  const before = keptOrderEntry.read(place.eOrderID);
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

/** An order that was never placed is no receipt; one that was cancelled since is told as that. */
export function keepOrder(kept: KeptOrder): void {
  if (isPlacedStatus(kept.orderStatus) || keptOrderEntry.read(kept.eOrderID)) write(kept);
}

function lineWithOwnWords(
  line: AnsweredOrder['lines'][number],
  before: KeptOrder | undefined,
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

function write(kept: KeptOrder): void {
  dropOld();
  keptOrderEntry.write(kept, kept.eOrderID);
}

function dropOld(): void {
  const sinceMs = Date.now() - KEPT_ORDER_LIFE_MS;
  for (const eOrderId of keptOrderIds()) {
    const kept = keptOrderEntry.read(eOrderId);
    if (kept && kept.placedAtMs < sinceMs) keptOrderEntry.remove(eOrderId);
  }
}
