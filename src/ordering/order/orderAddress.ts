import type { OrderType } from '../../contract/basics.ts';
import { modes } from '../visit/modes.ts';
import { visitPages, type VisitPages } from '../visit/visitPages.ts';

interface OrderIdentity {
  code: string;
  tableCode: string;
  orderType: OrderType;
  eOrderID: number;
}

function pagesOf({ code, tableCode, orderType }: Omit<OrderIdentity, 'eOrderID'>): VisitPages {
  return visitPages({ code, tableCode, mode: modes[orderType] });
}

/** The progress page of a placed order. */
export function orderAddress(identity: OrderIdentity): string {
  return pagesOf(identity).order(identity.eOrderID);
}

/** The page on which an unpaid order can be paid. */
export function unpaidOrderAddress(identity: OrderIdentity): string {
  return pagesOf(identity).unplaced(identity.eOrderID);
}

/** The menu that the order was made from. */
export function menuAddress(identity: Omit<OrderIdentity, 'eOrderID'>): string {
  return pagesOf(identity).menu();
}
