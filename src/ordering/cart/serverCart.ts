/**
 * A cart stored on the venue's server. Calls, store, clock and random keys are parameters, so that
 * tests can try every order of answers.
 */
import type { StoreApi } from 'zustand';
import { ApiFailure, isLost, isOutcomeUnknown, isRefusal, refusalData } from '../../api/failure.ts';
import type { Callers } from '../../api/callers.ts';
import type { CallOptions } from '../../api/request.ts';
import { QUANTITY_GATHER_MS } from '../../config/times.ts';
import type { AddedLine, CartView } from '../../contract/cart.ts';
import type * as endpoints from '../../contract/endpoints/tableCart.ts';
import { STATUS } from '../../contract/status.ts';
import type { State } from '../../contract/basics.ts';
import type { Lang } from '../../contract/languages.ts';
import { lineAgain, type NewLine } from '../../rules/cart/cartLine.ts';
import { EMPTY_CART, type CartSlice, type CartState } from '../../state/cartSlice.ts';
import { CartLockedError, type Cart } from './cart.ts';
import { OrderedAs } from '../../contract/orderedAs.ts';
import { quantityLimitOf } from './quantityLimit.ts';
import { refuseNoCode } from './promoCode.ts';

type Api = Pick<
  Callers<typeof endpoints>,
  | 'addToCart'
  | 'getCartCount'
  | 'getCartDetails'
  | 'removeFromCart'
  | 'removeOrders'
  | 'saveCartItem'
  | 'updateCartQty'
  | 'validatePromoCode'
>;

export interface CartIdentity {
  code: string;
  tableCode: string;
  state: State;
  orderKey: string;
  lang: Lang;
}

export interface CartTools {
  api: Api;
  store: StoreApi<CartSlice>;
  newUniqueId: () => string;
  schedule: (act: () => void, delayMs: number) => () => void;
  /** Called when the server no longer knows this cart; the next line starts a new one. */
  retireKey: () => void;
  /** True when the table has another cart now and this one was not ordered: new lines are lost. */
  isGivenUp: () => boolean;
  /** Called when the cart was ordered elsewhere, in another tab or on another phone. */
  onOrdered: (eOrderId: number) => void;
  /** An order of this cart is in progress: no changes allowed. */
  isLocked: () => boolean;
  /** The server cannot be reached now. */
  isOffline: () => boolean;
  /** The stored copy of this cart. */
  seen: { read: () => CachedCart | undefined; write: (seen: CachedCart) => void };
  /** Fills in missing names of lines. */
  named: (view: CartView) => CartView;
  /** The guest who adds lines on this phone, in a shared cart. */
  addedBy: () => string | undefined;
  /** Called when the server refused an earlier, optimistic change. */
  onRefused: (failure: unknown) => void;
}

/** The cart as last shown, and when. */
export interface CachedCart {
  view: CartView;
  at: string;
}

/** The promo code that removes a promo. */
const NO_PROMO = '0';

function countOf(view: CartView): number {
  return view.cartList.reduce((sum, line) => sum + line.qty, 0);
}

export function createServerCart(identity: CartIdentity, tools: CartTools): Cart {
  const { code, tableCode, state, orderKey, lang } = identity;
  const { api, store } = tools;
  /** Quantities not sent yet, because more taps may follow; by line. */
  const pending = new Map<number, { cancel: () => void; send: () => void }>();
  /** Sends quantities one after the other, so that the last tap wins. */
  let sending: Promise<void> = Promise.resolve();
  /** Unanswered requests that add a line, by the key of the line. */
  const adding = new Map<string, AbortController>();

  const now = () => store.getState().carts[orderKey] ?? EMPTY_CART;
  const patch = (change: Partial<CartState>) => store.getState().patchCart(orderKey, change);

  const settle = (menuItemId: number) => {
    const { [menuItemId]: _settled, ...inDoubt } = now().inDoubt;
    patch({ inDoubt });
  };

  /** `before` is the cart on screen when the request was sent. */
  const accept = (answer: CartView, before: CartView | undefined) => {
    const view = tools.named(answer);
    const { view: known, isRemembered } = now();
    // Answers may arrive out of order: the higher cart version is newer. A server that has lost the
    // cart since then restarts its version count.
    const isForgotten = known === before && view.cartList.length === 0;
    if (known && !isRemembered && !isForgotten && view.cartVersion < known.cartVersion) return;
    for (const { menuItemId, uniqueId } of view.cartList) {
      if (now().inDoubt[menuItemId] === uniqueId) settle(menuItemId);
      // A retry would undo a quantity that the diner has tapped since.
      adding.get(uniqueId)?.abort();
    }
    const at = new Date().toISOString();
    patch({
      view,
      count: countOf(view),
      seenAt: at,
      isRemembered: false,
      failure: undefined,
    });
    tools.seen.write({ view, at });
  };

  /** Without an answer, shows the stored cart with its date. */
  const recall = () => {
    const seen = now().view ? undefined : tools.seen.read();
    if (!seen) return;
    const { view, at } = seen;
    patch({ view, count: countOf(view), seenAt: at, isRemembered: true });
  };

  const read = async () => {
    patch({ isLoading: true });
    if (tools.isOffline()) recall();
    const before = now().view;
    try {
      accept(await api.getCartDetails({ lang, tableCode, uniqueCartId: orderKey }), before);
    } catch (failure) {
      if (isLost(failure)) recall();
      patch({ failure: failure instanceof Error ? failure : new Error(String(failure)) });
    } finally {
      patch({ isLoading: false });
    }
  };

  const refresh = async () => {
    for (const { cancel, send } of pending.values()) {
      cancel();
      send();
    }
    await sending;
    await read();
  };

  /** Fails if the cart was given up during the request: the added line is lost. */
  const refreshAfterAdd = async () => {
    await refresh();
    if (tools.isGivenUp()) {
      throw new ApiFailure('refusal', 'TableCart/AddToCart', { status: STATUS.cartUnknown });
    }
  };

  const change = async <T>(call: () => Promise<T>): Promise<T> => {
    if (tools.isLocked()) throw new CartLockedError();
    try {
      return await call();
    } catch (failure) {
      if (isRefusal(failure, STATUS.cartUnknown)) tools.retireKey();
      const ordered = isRefusal(failure, STATUS.alreadyOrdered) && refusalData(failure, OrderedAs);
      if (ordered) tools.onOrdered(ordered.eOrderID);
      throw failure;
    }
  };

  /** Sends a new line, until it is answered or appears in the cart. */
  const add = async (uniqueId: string, send: (options: CallOptions) => Promise<AddedLine>) => {
    const way = new AbortController();
    const { signal } = way;
    adding.set(uniqueId, way);
    try {
      const { cartCount } = await change(() => send({ signal }));
      patch({ count: cartCount });
    } catch (failure) {
      if (!signal.aborted) throw failure;
    } finally {
      adding.delete(uniqueId);
    }
  };

  const untap = (tableCartId: number) => {
    pending.get(tableCartId)?.cancel();
    pending.delete(tableCartId);
    const { [tableCartId]: _answered, ...tapped } = now().tapped;
    patch({ tapped });
  };

  const setQuantity = (tableCartId: number, qty: number) =>
    change<unknown>(() =>
      qty === 0 ? api.removeFromCart({ tableCartId }) : api.updateCartQty({ tableCartId, qty }),
    );

  const sendQuantity = async (tableCartId: number, qty: number) => {
    try {
      await setQuantity(tableCartId, qty);
    } catch (failure) {
      const limit = quantityLimitOf(failure);
      // With a limit of 0 the line stays: only the diner removes it.
      if (limit && limit.count > 0)
        await setQuantity(tableCartId, limit.count).catch(() => undefined);
      tools.onRefused(failure);
    }
    await read();
    // Keep showing newer taps that are not sent yet.
    if (!pending.has(tableCartId)) untap(tableCartId);
  };

  /** A line keeps the name of the guest who added it, even if another one edits it. */
  const ownerOf = (uniqueId: string) => {
    const known = now().view?.cartList.find((line) => line.uniqueId === uniqueId);
    return { addedBy: known ? known.addedBy : tools.addedBy() };
  };

  // The server needs only the dish id, not the dish.
  const saveLine = ({ menuItem: _known, ...line }: NewLine, owner = ownerOf(line.uniqueId)) => {
    const body = { ...line, code, tableCode, uniqueCartId: orderKey, State: state, ...owner };
    // An edited line is in the cart already.
    const key = line.tableCartId > 0 ? '' : line.uniqueId;
    return add(key, (options) => api.saveCartItem({ body }, options));
  };

  return {
    refresh,
    refreshCount: async () => {
      const count = await api.getCartCount({ tableCode, uniqueCartId: orderKey });
      patch({ count });
    },
    addOne: async (menuItemId, menuScheduleUniqueId, qty = 1) => {
      const doubted = now().inDoubt[menuItemId] ?? '';
      // A second tap during the first request is a separate line.
      const uniqueId = doubted && !adding.has(doubted) ? doubted : tools.newUniqueId();
      const wish = { State: state, tableCode, menuScheduleUniqueId, menuItemId, qty, code };
      const body = { ...wish, ...ownerOf(uniqueId), uniqueCartId: orderKey, uniqueId };
      try {
        await add(uniqueId, (options) => api.addToCart({ body }, options));
        settle(menuItemId);
      } catch (failure) {
        if (isOutcomeUnknown(failure)) {
          patch({ inDoubt: { ...now().inDoubt, [menuItemId]: uniqueId } });
          void read();
        }
        throw failure;
      }
      await refreshAfterAdd();
    },
    saveLine: async (line) => {
      await saveLine(line);
      await refreshAfterAdd();
    },
    change: (tableCartId, qty) => {
      pending.get(tableCartId)?.cancel();
      patch({ tapped: { ...now().tapped, [tableCartId]: qty } });
      const send = () => {
        pending.delete(tableCartId);
        sending = sending.then(() => sendQuantity(tableCartId, qty));
      };
      pending.set(tableCartId, { send, cancel: tools.schedule(send, QUANTITY_GATHER_MS) });
    },
    remove: async (tableCartId) => {
      untap(tableCartId);
      const removed = await change(() => api.removeFromCart({ tableCartId }));
      patch({ count: removed.cartCount });
      await refresh();
    },
    restore: async (line) => {
      const version = now().view?.menuScheduleUniqueId ?? '';
      const again = lineAgain(line, tools.newUniqueId(), version);
      await saveLine(again, { addedBy: line.addedBy });
      await refreshAfterAdd();
    },
    clear: async () => {
      for (const tableCartId of pending.keys()) untap(tableCartId);
      const removed = await change(() => api.removeOrders({ tableCode, uniqueCartId: orderKey }));
      patch({ count: removed.cartCount });
      await refresh();
    },
    applyPromo: async (promoCode) => {
      refuseNoCode(promoCode);
      try {
        await change(() => api.validatePromoCode({ code, orderKey, promoCode }));
      } finally {
        await refresh();
      }
    },
    removePromo: async () => {
      await change(() => api.validatePromoCode({ code, orderKey, promoCode: NO_PROMO }));
      await refresh();
    },
  };
}
