import type { OrderType } from '../../contract/basics.ts';
import { modes } from '../visit/modes.ts';
import { visitPages, type VisitPages } from '../visit/visitPages.ts';

interface OrderIdentity {
  code: string;
  tableCode: string;
  orderType: OrderType;
}

/** The pages of the visit that an order was made in. */
export function pagesOfOrder({ code, tableCode, orderType }: OrderIdentity): VisitPages {
  return visitPages({ code, tableCode, mode: modes[orderType] });
}
