/** The menu of a call: a table's, a branch's, or the delivery menu of a store. */
import type { Branch } from '../backend/common/catalog.ts';
import { dineInTypeOf } from '../backend/venue/hours.ts';
import type { Counter } from '../backend/menu/counter.ts';
import { Refusal } from '../backend/common/refusal.ts';
import { orderTypeOfMenu } from '../backend/menu/shelf.ts';
import type { World } from '../backend/common/world.ts';

const DELIVERY_MENU = 4;

/** The query `tableCode` sets store, menu and order type; otherwise the code's own table menu. */
export function counterOf(world: World, code: string, query: URLSearchParams): Counter {
  const tableCode = query.get('tableCode');
  if (tableCode !== null && tableCode !== '0') {
    const place = world.catalog.placeOf(code, tableCode);
    return { branch: place, orderType: place.orderType, isViewOnly: place.isViewOnly };
  }
  const branch = world.catalog.branchOf(code);
  return { branch, orderType: dineInTypeOf(branch), isViewOnly: false };
}

export function deliveryCounter(branch: Branch, query: URLSearchParams): Counter {
  const orderType = orderTypeOfMenu(Number(query.get('menuTypeId') ?? DELIVERY_MENU));
  if (orderType !== 'Delivery' && orderType !== 'PickUp') throw new Refusal(-18);
  return { branch, orderType, isViewOnly: false };
}
