/** Many simultaneous diners, and the differences between their orders and the server's. */
import { ORDER_STATUS } from '../../../src/contract/orderStatus.ts';
import type { DemoState } from '../../../src/demo/control/state.ts';
import { dine, TABLE, type Agreed } from './diner.ts';
import { createSending, type Counts } from './sending.ts';

export interface Crowd {
  count: number;
  seconds: number;
  longestPauseMs: number;
}

const { placed, accepted, preparing, ready, completed } = ORDER_STATUS;
const PLACED = new Set<number>([placed, accepted, preparing, ready, completed]);

type Order = DemoState['orders'][number];

/** The differences, a sentence each. */
export function differences(agreed: readonly Agreed[], orders: readonly Order[]): string[] {
  const byKey = Map.groupBy(orders, ({ orderKey }) => orderKey);
  const asked = new Set(agreed.map(({ orderKey }) => orderKey));
  const wrong = agreed.flatMap(({ orderKey, eOrderID, payable, lines }) => {
    const [found, ...more] = byKey.get(orderKey) ?? [];
    if (!found) return [`${orderKey} is lost.`];
    if (more.length > 0) return [`${orderKey} is there ${more.length + 1} times.`];
    const has = [found.eOrderID, found.payable, PLACED.has(found.orderStatus), sorted(found.lines)];
    const should = [eOrderID, payable, true, sorted(lines)];
    const [is, ought] = [JSON.stringify(has), JSON.stringify(should)];
    return is === ought ? [] : [`${orderKey} is ${is}, and ought to be ${ought}.`];
  });
  const foreign = orders.filter(({ orderKey }) => !asked.has(orderKey));
  return [...wrong, ...foreign.map(({ orderKey }) => `${orderKey} was asked for by nobody.`)];
}

function sorted(lines: Agreed['lines']) {
  return lines
    .map(({ uniqueId, menuItemId, qty }) => [uniqueId, menuItemId, qty].join())
    .toSorted();
}

export async function seat(origin: URL, { count, seconds, longestPauseMs }: Crowd) {
  const counts: Counts = { requests: 0, lost: 0, latencies: [] };
  const sending = createSending(origin, counts);
  const agreed: Agreed[] = [];
  const untilMs = performance.now() + seconds * 1000;
  const ends = await Promise.allSettled(
    Array.from({ length: count }, () => dine(sending, untilMs, longestPauseMs, agreed)),
  );
  const failures = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
  const { orders } = JSON.parse(await sending.text('/demo/state')) as DemoState;
  sending.close();
  const own = orders.filter(({ tableCode }) => tableCode === TABLE);
  return { ...counts, agreed, wrong: [...failures, ...differences(agreed, own)] };
}
