import type { StateCreator } from 'zustand';
import type { CartView } from '../contract/cart.ts';
import type { RestingCode } from '../rules/cart/deviceBill.ts';
import { retireUniqueCartId, uniqueCartIdOf } from '../storage/uniqueCartId.ts';

/** What the app knows of one cart. */
export interface CartState {
  view: CartView | undefined;
  /** When the server said so, where it keeps the cart. */
  seenAt?: string;
  /** What the diner saw last, from an earlier look: to be read, with its date. */
  isRemembered?: boolean;
  /** Units; undefined while nobody knows, which is not none. */
  count: number | undefined;
  /** Quantities that the diner tapped and the server has not answered yet, by cart line. */
  tapped: Readonly<Record<number, number>>;
  isLoading: boolean;
  /** A code that this cart has, and cannot be used where and when it is ordered. */
  restingCode?: RestingCode;
  /** Why the cart could not be read. */
  failure: Error | undefined;
  /** What an order from it must be worth, where the cart itself knows. */
  minOrderAmount?: number;
  /** The key of a cart that the device keeps; undefined while there is none. */
  deliveryId?: string;
  /** Of a cart that the device keeps for a while; undefined while there is none. */
  life?: { createdOn: string; expiry: string };
  /** Its time is up, and the diner has not seen it go. */
  hasEnded?: boolean;
  /** The server has its order for now: the device's clock rests. */
  isHeld?: boolean;
  /** Units of a cart that has ended and can be brought back. */
  setAside?: number;
}

export const EMPTY_CART: CartState = {
  view: undefined,
  count: undefined,
  tapped: {},
  isLoading: false,
  failure: undefined,
};

export interface CartSlice {
  carts: Readonly<Record<string, CartState>>;
  patchCart: (orderKey: string, patch: Partial<CartState>) => void;
  /** Keys of the carts at each table, as `{code}/{tableCode}`. */
  orderKeys: Readonly<Record<string, string>>;
  /** The key of this device's cart at a table; made with the first call. */
  orderKeyAt: (code: string, tableCode: string) => string;
  /** This cart was ordered or is gone: whatever comes next is a new one. A newer one stays. */
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
    // Another tab may have begun the next cart already.
    if (uniqueCartIdOf(code, tableCode) === orderKey) retireUniqueCartId(code, tableCode);
    get().orderKeyAt(code, tableCode);
    set(({ carts: { [orderKey]: _retired, ...others } }) => ({ carts: others }));
  },
});
