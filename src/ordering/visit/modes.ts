import type { MenuTypeId, OrderType, State } from '../../contract/basics.ts';

/** All differences between the modes. Add a column here; do not compare a mode's name elsewhere. */
export interface Mode {
  state: State;
  /** Each side has its own pages and addresses. */
  side: 'table' | 'delivery';
  /** The wire's order type; undefined if this mode cannot order. */
  orderType: OrderType | undefined;
  menuTypeId: MenuTypeId;
  /** Last segment of the address that edits a cart line at a table. */
  itemWord: 'selforder' | 'drivethrough' | 'room';
  /** Needs a log-in; orders are then in the customer's list. */
  isOfCustomer: boolean;
  /** Where the cart is stored. */
  cart: 'server' | 'device' | 'none';
  /** Where the diner gets the food. */
  servedAt: 'table' | 'address' | 'store';
  /** The diner reviews the saved order before it is placed. */
  isReviewed: boolean;
  /** The call that saves an order. */
  save: 'saveEOrder' | 'saveEOrderDriveThrough';
  /** The person or thing that the check-out asks about. */
  asks: 'contact' | 'guest' | 'car';
}

const AT_TABLE: Mode = {
  state: 'Table',
  side: 'table',
  orderType: 'Table',
  menuTypeId: 1,
  itemWord: 'selforder',
  isOfCustomer: false,
  cart: 'server',
  servedAt: 'table',
  isReviewed: false,
  save: 'saveEOrder',
  asks: 'contact',
};

const DELIVERED: Mode = {
  state: 'Delivery',
  side: 'delivery',
  orderType: 'Delivery',
  menuTypeId: 4,
  itemWord: 'selforder',
  isOfCustomer: true,
  cart: 'device',
  servedAt: 'address',
  isReviewed: true,
  save: 'saveEOrder',
  asks: 'contact',
};

/** Each mode, by what it does unlike a table or a delivery. */
export const modes: Record<State, Mode> = {
  Table: AT_TABLE,
  DriveThrough: {
    ...AT_TABLE,
    state: 'DriveThrough',
    orderType: 'DriveThrough',
    menuTypeId: 2,
    itemWord: 'drivethrough',
    save: 'saveEOrderDriveThrough',
    asks: 'car',
  },
  Room: {
    ...AT_TABLE,
    state: 'Room',
    orderType: 'Room',
    menuTypeId: 3,
    itemWord: 'room',
    asks: 'guest',
  },
  Delivery: DELIVERED,
  PickUp: {
    ...DELIVERED,
    state: 'PickUp',
    orderType: 'PickUp',
    menuTypeId: 5,
    servedAt: 'store',
  },
  View: {
    ...AT_TABLE,
    state: 'View',
    orderType: undefined,
    cart: 'none',
  },
};
