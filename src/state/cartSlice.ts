import type { StateCreator } from 'zustand';
import type { CartView } from '../contract/cart.ts';
import type { RestingCode } from '../rules/cart/deviceBill.ts';
import type { SharedCart } from '../storage/sharedCart.ts';
import { retireUniqueCartId, uniqueCartIdOf } from '../storage/uniqueCartId.ts';

/** The app's knowledge of one cart. */
export interface CartState {
  view: CartView | undefined;
  /** When the server gave this cart; only for a server cart. */
  seenAt?: string;
  /** A copy from an earlier visit, to be read with its date. */
  isRemembered?: boolean;
  /** Units; undefined while unknown, which is different from 0. */
  count: number | undefined;
  /** Quantities tapped but not yet confirmed by the server, by cart line. */
  tapped: Readonly<Record<number, number>>;
  /** Line keys of adds without an answer, by dish: a retry must reuse the key, not add twice. */
  inDoubt: Readonly<Record<number, string>>;
  isLoading: boolean;
  /** A promo code of this cart that cannot be used at this place or time. */
  restingCode?: RestingCode;
  /** Why the cart could not be read. */
  failure: Error | undefined;
  /** The minimum order, if the cart itself knows it. */
  minOrderAmount?: number;
  /** The order key of a device cart; undefined while there is none. */
  deliveryId?: string;
  /** The lifetime of a device cart; undefined while there is none. */
  life?: { createdOn: string; expiry: string };
  /** The cart has expired, and the diner has not seen the message yet. */
  hasEnded?: boolean;
  /** The server has the order of this cart, so the cart does not expire. */
  isHeld?: boolean;
  /** The stored sharing at this table: of this cart, or of one that has ended. */
  sharing?: SharedCart | undefined;
  /** Units of an expired cart that can be restored. */
  setAside?: number;
}

export const EMPTY_CART: CartState = {
  view: undefined,
  count: undefined,
  tapped: {},
  inDoubt: {},
  isLoading: false,
  failure: undefined,
};

export interface CartSlice {
  carts: Readonly<Record<string, CartState>>;
  patchCart: (orderKey: string, patch: Partial<CartState>) => void;
  /** Keys of the carts at each table, as `{code}/{tableCode}`. */
  orderKeys: Readonly<Record<string, string>>;
  /** The order key of this device's cart at a table; created on the first call. */
  orderKeyAt: (code: string, tableCode: string) => string;
  /** The cart was ordered or removed: retires its order key, but not that of a newer cart. */
  retireOrderKey: (code: string, tableCode: string, orderKey: string) => void;
}

export const createCartSlice: StateCreator<CartSlice> = (set, get) => ({
  carts: {},
  patchCart: (orderKey, patch) =>
    set(({ carts }) => ({
      carts: { ...carts, [orderKey]: { ...(carts[orderKey] ?? EMPTY_CART), ...patch } },
    })),
  orderKeys: {},
  orderKeyAt: (code, tableCode) => {
    const place = `${code}/${tableCode}`;
    const orderKey = uniqueCartIdOf(code, tableCode);
    if (get().orderKeys[place] !== orderKey) {
      set(({ orderKeys }) => ({ orderKeys: { ...orderKeys, [place]: orderKey } }));
    }
    return orderKey;
  },
  retireOrderKey: (code, tableCode, orderKey) => {
    // Another tab may have started the next cart already.
    if (uniqueCartIdOf(code, tableCode) === orderKey) retireUniqueCartId(code, tableCode);
    get().orderKeyAt(code, tableCode);
    set(({ carts: { [orderKey]: _retired, ...others } }) => ({ carts: others }));
  },
});
