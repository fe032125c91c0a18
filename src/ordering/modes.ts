import type { MenuTypeId, OrderType, State } from '../contract/basics.ts';

/**
 * Everything in which the ways of ordering differ. A new difference is a new column; nobody asks
 * which mode it is.
 */
export interface Mode {
  state: State;
  /** What an order of this mode is; undefined where one can only look. */
  orderType: OrderType | undefined;
  menuTypeId: MenuTypeId;
  /** The last word of a self-order line's address. */
  itemWord: 'selforder' | 'drivethrough' | 'room';
  /** Who keeps the cart. */
  cart: 'server' | 'device' | 'none';
  /** The call that saves an order. */
  save: 'saveEOrder' | 'saveEOrderDriveThrough';
  /** Whom the check-out asks for: the diner, the guest of a room, or the car. */
  asks: 'contact' | 'guest' | 'car';
}

export const modes: Record<State, Mode> = {
  Table: {
    state: 'Table',
    orderType: 'Table',
    menuTypeId: 1,
    itemWord: 'selforder',
    cart: 'server',
    save: 'saveEOrder',
    asks: 'contact',
  },
  DriveThrough: {
    state: 'DriveThrough',
    orderType: 'DriveThrough',
    menuTypeId: 2,
    itemWord: 'drivethrough',
    cart: 'server',
    save: 'saveEOrderDriveThrough',
    asks: 'car',
  },
  Room: {
    state: 'Room',
    orderType: 'Room',
    menuTypeId: 3,
    itemWord: 'room',
    cart: 'server',
    save: 'saveEOrder',
    asks: 'guest',
  },
  Delivery: {
    state: 'Delivery',
    orderType: 'Delivery',
    menuTypeId: 4,
    itemWord: 'selforder',
    cart: 'device',
    save: 'saveEOrder',
    asks: 'contact',
  },
  PickUp: {
    state: 'PickUp',
    orderType: 'PickUp',
    menuTypeId: 5,
    itemWord: 'selforder',
    cart: 'device',
    save: 'saveEOrder',
    asks: 'contact',
  },
  View: {
    state: 'View',
    orderType: undefined,
    menuTypeId: 1,
    itemWord: 'selforder',
    cart: 'none',
    save: 'saveEOrder',
    asks: 'contact',
  },
};
