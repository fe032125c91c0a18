import { links } from '../../rules/common/routes.ts';
import type { Mode } from './modes.ts';

interface Line {
  menuItemId: number;
  tableCartId: number;
  uniqueId: string;
}

/** The pages of a visit on either side of the venue. */
export interface VisitPages {
  /** The venue's first page. */
  home: () => string;
  menu: () => string;
  category: (categoryId: number) => string;
  item: (menuItemId: number) => string;
  /** The same dish for people elsewhere, who must not order to this table. */
  itemForOthers: (menuItemId: number) => string;
  /** The dish page that edits this cart line. */
  editLine: (line: Line) => string;
  cart: () => string;
  /** The form that sends the order. */
  checkout: () => string;
  /** The page that shows the progress of an order. */
  order: (eOrderId: number) => string;
  /** An order that is saved but not placed. */
  unplaced: (eOrderId: number) => string;
  /** All recent orders of this device here, or of the customer. */
  orders: () => string;
  /** The venue's rating form. */
  rating: () => string;
}

interface VisitIdentity {
  code: string;
  tableCode: string;
  mode: Mode;
}

/** Query parameter of a delivery item's page: the line to edit. */
export const LINE_PARAM = 'uniqueId';

interface TableVisit {
  code: string;
  tableCode: string;
  mode: Pick<Mode, 'itemWord'>;
}

/** The pages of a visit at a table. */
export function tablePages({ code, tableCode, mode }: TableVisit): VisitPages {
  const menu = () => links.menu(code, tableCode);
  return {
    home: () => links.emenu(code, tableCode),
    menu,
    category: (categoryId) => `${menu()}?categoryId=${categoryId}`,
    item: (menuItemId) => links.item(code, menuItemId, tableCode),
    // Not the delivery page: its menu may not have the dish. This one links to it.
    itemForOthers: (menuItemId) => links.item(code, menuItemId),
    editLine: ({ menuItemId, tableCartId }) =>
      links.itemEdit(code, menuItemId, tableCartId, tableCode, 'edit', mode.itemWord),
    cart: () => links.cart(code, tableCode),
    checkout: () => links.payment(code, tableCode),
    order: (eOrderId) => links.cart(code, tableCode, eOrderId),
    unplaced: (eOrderId) => links.cart(code, tableCode, eOrderId),
    orders: () => links.rounds(code, tableCode),
    rating: () => links.rating(code),
  };
}

/** The pages of a visit on the delivery side. */
export function deliveryPages({ code }: { code: string }): VisitPages {
  return {
    home: () => links.delivery(code),
    menu: () => links.deliveryMenu(code),
    category: (categoryId) => `${links.deliveryMenu(code)}?categoryId=${categoryId}`,
    item: (menuItemId) => links.deliveryItem(code, menuItemId),
    itemForOthers: (menuItemId) => links.deliveryItem(code, menuItemId),
    editLine: ({ menuItemId, uniqueId }) =>
      `${links.deliveryItem(code, menuItemId)}?${LINE_PARAM}=${encodeURIComponent(uniqueId)}`,
    cart: () => links.deliveryCart(code),
    checkout: () => links.orderDetails(code),
    order: (eOrderId) => links.order(code, eOrderId),
    unplaced: (eOrderId) => links.orderReview(code, eOrderId),
    orders: () => links.orderList(code),
    rating: () => links.rateAndReview(code),
  };
}

const SIDES: Record<Mode['side'], (visit: VisitIdentity) => VisitPages> = {
  table: tablePages,
  delivery: deliveryPages,
};

export function visitPages(visit: VisitIdentity): VisitPages {
  return SIDES[visit.mode.side](visit);
}
