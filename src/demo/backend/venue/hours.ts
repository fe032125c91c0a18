/** The opening hours of a branch, by order type. */
import type { OperationHours } from '../../../contract/stores.ts';
import type { OrderType, TimeRange } from '../../../contract/basics.ts';
import { MINUTE_MS } from '../../../config/times.ts';
import type { Branch } from '../common/catalog.ts';
import { Refusal } from '../common/refusal.ts';
import { daysAround, presenceIn, spansOfDay, type Span } from '../common/windows.ts';
import type { World } from '../common/world.ts';
import { now } from '../common/world.ts';
import { iso, momentOf } from '../common/zonedTime.ts';

type Way = 'dineIn' | 'delivery' | 'pickUp';
const WHOLE_DAY: TimeRange[] = [{ from: '00:00', to: '24:00' }];

function wayOf(orderType: OrderType): Way {
  if (orderType === 'Delivery') return 'delivery';
  return orderType === 'PickUp' ? 'pickUp' : 'dineIn';
}

function rangesOn(branch: Branch, way: Way, day: string, weekday: number): TimeRange[] {
  const { hours } = branch.store;
  const special = hours?.special?.find((entry) => entry.date === day);
  if (special) return special.isClosed ? [] : (special.ranges ?? WHOLE_DAY);
  return hours?.[way]?.[weekday] ?? WHOLE_DAY;
}

/** Opening spans from yesterday to a week ahead. */
export function openSpans(branch: Branch, orderType: OrderType, at: number): Span[] {
  const { timeZone } = branch.concept;
  return daysAround(at, timeZone).flatMap(({ day, weekday }) =>
    spansOfDay(day, rangesOn(branch, wayOf(orderType), day, weekday), timeZone),
  );
}

interface Opening {
  isOpen: boolean;
  opensAt?: number;
  closesAt?: number;
}

export function openingOf(world: World, branch: Branch, orderType: OrderType): Opening {
  const at = now(world);
  const closed = world.storesClosed.get(branch.store.storeId);
  if (closed && at < closed.reopensAt) return { isOpen: false, opensAt: closed.reopensAt };
  const last = daysAround(at, branch.concept.timeZone).at(-1);
  const horizon = last ? momentOf(last.day, 0, branch.concept.timeZone) : at;
  const presence = presenceIn(openSpans(branch, orderType, at), at, horizon);
  return presence.isOn
    ? { isOpen: true, closesAt: presence.changesAt }
    : { isOpen: false, opensAt: presence.from };
}

/** An optional time in the contract's format. */
export function maybeIso(at: number | undefined, timeZone: string): string | undefined {
  return at === undefined ? undefined : iso(at, timeZone);
}

/** -10 with the next opening. */
export function refuseWhenClosed(world: World, branch: Branch, orderType: OrderType): void {
  const opening = openingOf(world, branch, orderType);
  if (opening.isOpen) return;
  const { timeZone } = branch.concept;
  const nextOpenAt = maybeIso(opening.opensAt, timeZone);
  throw new Refusal(-10, { nextOpenAt }, { time: nextOpenAt?.slice(11, 16) });
}

/** The branch's first order type, tables first. */
export function dineInTypeOf(branch: Branch): OrderType {
  const { orderTypes } = branch.store;
  return (
    (['Table', 'DriveThrough', 'Room', 'PickUp', 'Delivery'] as const).find((type) =>
      orderTypes.includes(type),
    ) ?? 'Table'
  );
}

export function operationHours(world: World, branch: Branch): OperationHours {
  const { timeZone } = branch.concept;
  const { hours, storeId, orderTypes } = branch.store;
  const orderType = orderTypes.includes('Delivery')
    ? 'Delivery'
    : orderTypes.includes('PickUp')
      ? 'PickUp'
      : dineInTypeOf(branch);
  const opening = openingOf(world, branch, orderType);
  const rangesOf = (way: Way, day: number) => hours?.[way]?.[day] ?? WHOLE_DAY;
  return {
    storeId,
    timeZone,
    isOpenNow: opening.isOpen,
    nextOpenAt: maybeIso(opening.opensAt, timeZone),
    closesAt: maybeIso(opening.closesAt, timeZone),
    lastOrderMinutes: hours?.lastOrderMinutes ?? 0,
    week: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
      day,
      delivery: rangesOf('delivery', day),
      pickUp: rangesOf('pickUp', day),
      dineIn: rangesOf('dineIn', day),
    })),
    special: (hours?.special ?? []).map((entry) => ({
      date: entry.date,
      isClosed: entry.isClosed,
      ranges: entry.ranges ?? [],
      noteEN: entry.note?.en,
      noteAR: entry.note?.ar,
    })),
  };
}

/** The time of the last order today. */
export function lastOrderAt(branch: Branch, closesAt: number | undefined): number | undefined {
  const minutes = branch.store.hours?.lastOrderMinutes ?? 0;
  return closesAt === undefined ? undefined : closesAt - minutes * MINUTE_MS;
}
