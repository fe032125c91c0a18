import type { OrderType } from '../../../contract/basics.ts';
import type { Branch } from '../common/catalog.ts';

/** The view of a menu: branch, order type, and whether it is for viewing only. */
export interface Counter {
  branch: Branch;
  orderType: OrderType;
  isViewOnly: boolean;
}
