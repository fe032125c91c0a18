import type { MenuDetails } from '../../contract/menu.ts';
import type { Opening, Service } from './useVenueSide.ts';

export type OrderingState =
  /** `isLaterOnly`: the kitchen is closed and takes scheduled orders. */
  | { canOrder: true; isLaterOnly?: boolean; opensAt?: string }
  | { canOrder: false; reason: 'view' | 'unknownTable' | 'off' | 'outOfZone' }
  /** No guest is checked in to the room; or the server cart cannot be reached. */
  | { canOrder: false; reason: 'roomIdle' | 'offline' }
  | { canOrder: false; reason: 'paused'; message?: string }
  | { canOrder: false; reason: 'closed'; opensAt: string | undefined };

/** The same without "offline", which is not the venue's answer. */
export function venueState(state: OrderingState): OrderingState {
  return !state.canOrder && state.reason === 'offline' ? { canOrder: true } : state;
}

/** The fields of a menu's head that decide about ordering. */
export type MenuTerms = Pick<MenuDetails, 'isViewOnly' | 'isOrderingActive'>;

interface OrderingFacts {
  menu?: MenuTerms | undefined;
  opening?: Opening | undefined;
  service?: Service | undefined;
  /** There is a table to order at, or a store that delivers. */
  hasTable: boolean;
  isTableUnknown?: boolean;
  isOutOfZone?: boolean;
  isRoomIdle?: boolean;
  /** The server answers that the venue takes no orders for a while. */
  isRefusedForNow?: boolean;
}

/** Says if the diner can order now, and if not, why. Unknown facts count as open. */
export function orderingState(facts: OrderingFacts): OrderingState {
  const { menu, opening, service } = facts;
  if (service?.isPaused)
    return { canOrder: false, reason: 'paused', message: service.pauseMessage };
  if (facts.isRefusedForNow) return { canOrder: false, reason: 'paused' };
  if (facts.isRoomIdle) return { canOrder: false, reason: 'roomIdle' };
  if (facts.isTableUnknown) return { canOrder: false, reason: 'unknownTable' };
  if (service?.isOff) return { canOrder: false, reason: 'off' };
  if (facts.isOutOfZone) return { canOrder: false, reason: 'outOfZone' };
  if (!facts.hasTable || menu?.isViewOnly || opening?.isViewOnly)
    return { canOrder: false, reason: 'view' };
  if (opening && !opening.isOpen) {
    const { opensAt } = opening;
    return service?.takesLater
      ? { canOrder: true, isLaterOnly: true, opensAt }
      : { canOrder: false, reason: 'closed', opensAt };
  }
  if (menu && !menu.isOrderingActive) return { canOrder: false, reason: 'paused' };
  return { canOrder: true };
}
