import type { OrderType } from '../../contract/basics.ts';
import { modes } from '../visit/modes.ts';
import { visitPages, type VisitPages } from '../visit/visitPages.ts';

interface OrderPlace {
  code: string;
  tableCode: string;
  orderType: OrderType;
  eOrderID: number;
}

function pagesOf({ code, tableCode, orderType }: Omit<OrderPlace, 'eOrderID'>): VisitPages {
  return visitPages({ code, tableCode, mode: modes[orderType] });
}

/** Where a placed order is followed. */
export function orderAddress(place: OrderPlace): string {
  return pagesOf(place).order(place.eOrderID);
}

/** Where an order that is not paid can be paid after all. */
export function unpaidOrderAddress(place: OrderPlace): string {
  return pagesOf(place).unplaced(place.eOrderID);
}

/** The menu that the order was made from. */
export function menuAddress(place: Omit<OrderPlace, 'eOrderID'>): string {
  return pagesOf(place).menu();
}
