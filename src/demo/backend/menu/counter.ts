import type { OrderType } from '../../../contract/basics.ts';
import type { Branch } from '../common/catalog.ts';

/** Where a menu is read: branch, way of ordering, and whether only to look. */
export interface Counter {
  branch: Branch;
  orderType: OrderType;
  isViewOnly: boolean;
}
