import type { OrderType } from '../contract/basics.ts';
import { links } from '../config/paths.ts';
import { modes } from './modes.ts';

interface OrderPlace {
  code: string;
  tableCode: string;
  orderType: OrderType;
  eOrderID: number;
}

/** Where a placed order is followed. */
export function orderAddress({ code, tableCode, orderType, eOrderID }: OrderPlace): string {
  return modes[orderType].cart === 'device'
    ? links.order(code, eOrderID)
    : links.cart(code, tableCode, eOrderID);
}

/** Where an order that is not paid can be paid after all. */
export function unpaidOrderAddress({ code, tableCode, orderType, eOrderID }: OrderPlace): string {
  return modes[orderType].cart === 'device'
    ? links.orderReview(code, eOrderID)
    : links.cart(code, tableCode, eOrderID);
}

/** The menu that the order was made from. */
export function menuAddress({ code, tableCode, orderType }: Omit<OrderPlace, 'eOrderID'>): string {
  return modes[orderType].cart === 'device'
    ? links.deliveryMenu(code)
    : links.menu(code, tableCode);
}
