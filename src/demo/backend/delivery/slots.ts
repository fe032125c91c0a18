/** Time slots that an order can be scheduled for. */
import type { OrderType } from '../../../contract/basics.ts';
import type { TimeSlot } from '../../../contract/stores.ts';
import { MINUTE_MS } from '../../../config/times.ts';
import { decimals, type Branch } from '../common/catalog.ts';
import { openSpans } from '../venue/hours.ts';
import { minor } from '../common/money.ts';
import { isPlaced } from '../order/orderState.ts';
import { Refusal } from '../common/refusal.ts';
import { now, type World } from '../common/world.ts';
import { addDays, clockMinutes, iso, momentOf, wallTime } from '../common/zonedTime.ts';

const DAY_MINUTES = 24 * 60;
const DEFAULT_CAPACITY = 5;

function takenOf(world: World, slotId: string, exceptOrder: number): number {
  return [...world.orders.values()].filter(
    (order) =>
      isPlaced(order) &&
      order.eOrderID !== exceptOrder &&
      order.cancelledAt === undefined &&
      order.rejectedAt === undefined &&
      order.request.slotId === slotId,
  ).length;
}

export function timeSlots(
  world: World,
  branch: Branch,
  orderType: OrderType,
  date: string,
  exceptOrder = 0,
): TimeSlot[] {
  const { concept, store } = branch;
  const rules = concept.delivery?.slots;
  const at = now(world);
  const today = wallTime(at, concept.timeZone).day;
  const isOffered = rules && store.orderTypes.includes(orderType);
  if (!isOffered || date < today || date > addDays(today, rules.daysAhead)) return [];
  const noon = momentOf(date, DAY_MINUTES / 2, concept.timeZone);
  const spans = openSpans(branch, orderType, noon);
  const slots: TimeSlot[] = [];
  for (let minutes = 0; minutes < DAY_MINUTES; minutes += rules.minutes) {
    const from = momentOf(date, minutes, concept.timeZone);
    const isOpen = spans.some((span) => span.from <= from && from < span.to);
    if (!isOpen || from < at + rules.leadMinutes * MINUTE_MS) continue;
    const clock = iso(from, concept.timeZone).slice(11, 16);
    const slotId = `${store.storeId}-${orderType}-${date}-${clock.replace(':', '')}`;
    const left = Math.max(
      0,
      (rules.capacity ?? DEFAULT_CAPACITY) - takenOf(world, slotId, exceptOrder),
    );
    const extra = rules.extraFees?.find(
      (fee) => clockMinutes(fee.from) <= minutes && minutes < clockMinutes(fee.to),
    );
    slots.push({
      slotId,
      from: iso(from, concept.timeZone),
      to: iso(from + rules.minutes * MINUTE_MS, concept.timeZone),
      isAvailable: left > 0,
      left,
      extraFee: extra?.fee,
    });
  }
  return slots;
}

export interface ChosenSlot {
  from: number;
  /** In minor units. */
  fee: number;
}

/** The slot of an order, or -22 if it is no longer free. */
export function chosenSlot(
  world: World,
  branch: Branch,
  orderType: OrderType,
  wish: { slotId?: string; scheduledFor?: string },
  exceptOrder: number,
): ChosenSlot | undefined {
  const { slotId, scheduledFor } = wish;
  if (slotId === undefined && scheduledFor === undefined) return undefined;
  const from = Date.parse(scheduledFor ?? '');
  if (slotId === undefined || Number.isNaN(from)) throw new Refusal(-22);
  const { day } = wallTime(from, branch.concept.timeZone);
  const slot = timeSlots(world, branch, orderType, day, exceptOrder).find(
    (entry) => entry.slotId === slotId && Date.parse(entry.from) === from,
  );
  if (!slot?.isAvailable) throw new Refusal(-22);
  return { from, fee: minor(slot.extraFee ?? 0, decimals(branch.concept)) };
}
