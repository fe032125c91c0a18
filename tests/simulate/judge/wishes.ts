/** Finds the wish behind an order, and the wish that should be behind it. */
import type { EOrderRequest } from '../../../src/contract/orders.ts';
import { savedKeyIn, type Sent, type Wish } from '../diner/ledger.ts';
import type { OrderFact } from '../venue/venue.ts';
import type { Judge } from './judge.ts';

export function minorOf(judge: Judge, amount: number): number {
  return Math.round(amount * 10 ** judge.session.plan.setting.decimals);
}

/** True for the same lines, place and time. */
function isTheSame(request: EOrderRequest, sent: EOrderRequest): boolean {
  const wished = new Map(
    request.menuItemList?.map(({ uniqueId, quantity }) => [uniqueId, quantity]),
  );
  // Lines that the venue refused may be missing.
  const areWished = sent.menuItemList?.every(
    ({ uniqueId, quantity }) => wished.get(uniqueId) === quantity,
  );
  return (
    (areWished ?? true) &&
    sent.addressId === request.addressId &&
    sent.storeId === request.storeId &&
    sent.scheduledFor === request.scheduledFor
  );
}

export function fits(judge: Judge, { request }: Wish, order: OrderFact): boolean {
  return (
    isTheSame(request, order.payload as EOrderRequest) &&
    order.paymentMethodId === request.paymentMethodId &&
    order.note === (request.note ?? '') &&
    order.tipMinor === minorOf(judge, request.tip ?? 0)
  );
}

const PLACES = /\/PlaceOrder\/\d+$/;

/** A sent request reaches the venue even after its page is gone. */
function isOnItsWay({ ledger }: Judge, { page, orderKey }: Wish, nowMs: number): boolean {
  return ledger.sent.some(
    (sent) =>
      sent.page === page &&
      (savedKeyIn(sent) === orderKey || PLACES.test(sent.asked.path)) &&
      sent.atMs <= nowMs &&
      (sent.heardAtMs ?? 0) > nowMs,
  );
}

const heardLast = ({ ledger }: Judge, isMeant: (sent: Sent) => boolean) =>
  ledger.sent
    .filter((sent) => sent.heardAtMs !== undefined && isMeant(sent))
    .toSorted((one, other) => (one.heardAtMs ?? 0) - (other.heardAtMs ?? 0))
    .at(-1);

/** The phone whose wish the order currently contains. */
export const savedBy = (judge: Judge, { orderKey }: OrderFact) =>
  heardLast(judge, (sent) => savedKeyIn(sent) === orderKey)?.phone;

/**
 * Saved again just before it was placed: by another phone with its own wish, or by a request of a
 * closed page that arrived after the answered one.
 */
export function isMixed(judge: Judge, { eOrderId, orderKey }: OrderFact): boolean {
  const isSave = (sent: Sent) => savedKeyIn(sent) === orderKey;
  const saved = heardLast(judge, isSave);
  const placed = heardLast(judge, ({ asked }) => asked.path.endsWith(`/PlaceOrder/${eOrderId}`));
  if (!saved || !placed || saved.page === placed.page) return false;
  const own = heardLast(judge, (sent) => isSave(sent) && sent.page === placed.page);
  return saved.phone !== placed.phone || (own !== undefined && !saved.page.isAlive);
}

interface Placing {
  /** All wishes for its cart until then. */
  before: readonly Wish[];
  /** The wishes that match the order. */
  fitting: readonly Wish[];
  placedAt: number;
}

/** True when an earlier wish than the last one became the order, without a reason. */
export function isOvertaken(judge: Judge, { before, fitting, placedAt }: Placing): boolean {
  // For two phones with one cart, the first one counts. Refused wishes, and those lost with their
  // page, do not count.
  const last = before.findLast(
    ({ deniedAtMs = placedAt, isBegun, isRefused, page, phone }) =>
      deniedAtMs >= placedAt &&
      isRefused !== true &&
      (isBegun === true || page.isAlive) &&
      fitting.some((wish) => wish.phone === phone),
  );
  if (!last || last.isBeside || fitting.includes(last)) return false;
  // While an earlier wish is pending, the page reports the result of that wish.
  return !fitting.some(
    (wish) =>
      (wish.answeredAtMs ?? wish.givenUpAtMs ?? Number.POSITIVE_INFINITY) >= last.atMs ||
      isOnItsWay(judge, wish, last.atMs),
  );
}
