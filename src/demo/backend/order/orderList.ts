import type { CustomerOrderDetails } from '../../../contract/orders.ts';
import type { Lang } from '../../../contract/languages.ts';
import { isPlaced } from './orderState.ts';
import { orderSummary } from './orderViews.ts';
import type { CustomerRecord } from '../common/records.ts';
import { malformed } from '../common/refusal.ts';
import type { World } from '../common/world.ts';
import { momentOf } from '../common/zonedTime.ts';

const PAGE_LENGTH = 50;

/** Newest first. Cancelled and rejected orders are listed but not counted. */
export function customerOrders(
  world: World,
  customer: CustomerRecord,
  query: URLSearchParams,
  lang: Lang,
): CustomerOrderDetails {
  const { timeZone } = world.catalog.conceptOf(customer.conceptId);
  const page = Number(query.get('page') ?? 1);
  if (!Number.isSafeInteger(page) || page < 1) throw malformed('page counts from 1.');
  const from = query.get('from');
  const fromAt = from === null ? 0 : momentOf(from, 0, timeZone);
  if (Number.isNaN(fromAt)) throw malformed('from must be a date.');
  const placed = [...world.orders.values()]
    .filter((order) => order.customerId === customer.customerId && isPlaced(order))
    .toSorted((a, b) => b.createdOn - a.createdOn);
  const counted = placed.filter(
    (order) => order.cancelledAt === undefined && order.rejectedAt === undefined,
  );
  return {
    totalOrders: counted.length,
    orderList: placed
      .filter((order) => order.createdOn >= fromAt)
      .slice((page - 1) * PAGE_LENGTH, page * PAGE_LENGTH)
      .map((order) => orderSummary(world, order, lang)),
  };
}
