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

export const modes: Record<State, Mode> = {
  Table: {
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
  },
  DriveThrough: {
    state: 'DriveThrough',
    side: 'table',
    orderType: 'DriveThrough',
    menuTypeId: 2,
    itemWord: 'drivethrough',
    isOfCustomer: false,
    cart: 'server',
    servedAt: 'table',
    isReviewed: false,
    save: 'saveEOrderDriveThrough',
    asks: 'car',
  },
  Room: {
    state: 'Room',
    side: 'table',
    orderType: 'Room',
    menuTypeId: 3,
    itemWord: 'room',
    isOfCustomer: false,
    cart: 'server',
    servedAt: 'table',
    isReviewed: false,
    save: 'saveEOrder',
    asks: 'guest',
  },
  Delivery: {
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
  },
  PickUp: {
    state: 'PickUp',
    side: 'delivery',
    orderType: 'PickUp',
    menuTypeId: 5,
    itemWord: 'selforder',
    isOfCustomer: true,
    cart: 'device',
    servedAt: 'store',
    isReviewed: true,
    save: 'saveEOrder',
    asks: 'contact',
  },
  View: {
    state: 'View',
    side: 'table',
    orderType: undefined,
    menuTypeId: 1,
    itemWord: 'selforder',
    isOfCustomer: false,
    cart: 'none',
    servedAt: 'table',
    isReviewed: false,
    save: 'saveEOrder',
    asks: 'contact',
  },
};
