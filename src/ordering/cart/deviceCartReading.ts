/** Reads a stored device cart, prices it with the venue's answers, and puts it into the state. */
import type { StoreApi } from 'zustand';
import { isRefusal } from '../../api/failure.ts';
import type { Callers } from '../../api/callers.ts';
import { CART_LIFE_MINUTES } from '../../config/times.ts';
import type { Lang } from '../../contract/languages.ts';
import type { CartChange, CartLine, DeliveryCart } from '../../contract/cart.ts';
import type * as endpoints from '../../contract/endpoints/delivery/menu.ts';
import { modifierItemIdOf } from '../../contract/modifiers.ts';
import { STATUS } from '../../contract/status.ts';
import { countUnits } from '../../rules/cart/cartLines.ts';
import { isBornLater, isCartExpired, newCartLife } from '../../rules/cart/cartLifetime.ts';
import { unitOf } from '../../rules/common/cartTotals.ts';
import type { DeviceChoice } from '../../rules/cart/deviceBill.ts';
import { setDiscount } from '../../rules/cart/freshPrices.ts';
import { decimalsOf, toMajor } from '../../rules/common/money.ts';
import { EMPTY_CART, type CartSlice, type CartState } from '../../state/cartSlice.ts';
import { promoEntry } from '../../storage/cartEntries.ts';
import { readDeviceCart, readSetAside, writeDeviceCart } from '../../storage/deviceCartStorage.ts';
import {
  billOfCart,
  deviceCartView,
  leastOrder,
  type DeviceFacts,
  type DeviceOrderIdentity,
} from './deviceCartView.ts';

export interface DeviceCartIdentity extends DeviceOrderIdentity {
  code: string;
  /** 0 for a visitor, who has no cart. */
  customerId: number;
  /** Key of this cart in the state. */
  cartKey: string;
  lang: Lang;
}

export interface ReadingTools {
  api: Pick<Callers<typeof endpoints>, 'getDiscountForItems'>;
  store: StoreApi<CartSlice>;
  /** Loads what the bill needs; `isFresh` skips the cache. */
  facts: (isFresh: boolean) => Promise<DeviceFacts>;
  /** Extra fee of the chosen time slot. */
  slotFee: () => number | undefined;
  now: () => number;
  /** An order of this cart is in progress: no changes allowed. */
  isLocked: (deliveryId: string) => boolean;
  /** The server holds the order, so the cart does not expire on the device. */
  isHeld: (deliveryId: string) => boolean;
  memory?: LineMemory;
}

/**
 * Facts about lines, by their keys. The caller keeps them, because a change of store, address or
 * language creates this object again while the same lines stay on screen.
 */
export interface LineMemory {
  /** The price of one unit when the diner chose it. */
  oldUnits: Map<string, number>;
  /** Identify the lines like the `tableCartId` of server carts. */
  numbers: Map<string, number>;
}

export function newLineMemory(): LineMemory {
  return { oldUnits: new Map(), numbers: new Map() };
}

function questionOf(lines: readonly CartLine[]) {
  return lines.map(({ id: menuItemId, uniqueId, quantity, modifierGroupList }) => {
    const ids = modifierGroupList.flatMap(({ modifiers }) => modifiers.map(modifierItemIdOf));
    return { menuItemId, uniqueId, quantity, modifierItemIds: [...new Set(ids)] };
  });
}

export function createReading(identity: DeviceCartIdentity, tools: ReadingTools) {
  const { customerId, cartKey, lang, storeId, isBrought } = identity;
  const { store } = tools;
  const { oldUnits, numbers } = tools.memory ?? newLineMemory();
  let facts: DeviceFacts | undefined;
  /** The lines on screen, and the facts they were priced with. */
  let shown: { lines: readonly CartLine[]; facts: DeviceFacts } | undefined;
  let asked = 0;

  const patch = (part: Partial<CartState>) => store.getState().patchCart(cartKey, part);
  const now = () => store.getState().carts[cartKey] ?? EMPTY_CART;
  const stored = () => (customerId > 0 ? readDeviceCart(customerId) : undefined);
  const numberOf = (uniqueId: string) => {
    const number = numbers.get(uniqueId) ?? numbers.size + 1;
    numbers.set(uniqueId, number);
    return number;
  };
  const lifeMinutes = () => facts?.setup.cartExpiryMinutes ?? CART_LIFE_MINUTES;
  const isTimeUp = (cart: DeliveryCart) =>
    !tools.isHeld(cart.deliveryId) && isCartExpired(cart, tools.now());

  const priceChanges = (lines: readonly CartLine[], decimals: number): CartChange[] =>
    lines.flatMap((line): CartChange[] => {
      const old = oldUnits.get(line.uniqueId);
      const unit = unitOf(line, decimals);
      if (old === undefined || old === unit || !line.isAvailable) return [];
      const { uniqueId, id: menuItemId } = line;
      const oldPrice = toMajor(old, decimals);
      const newPrice = toMajor(unit, decimals);
      return [{ uniqueId, menuItemId, kind: 'price', oldPrice, newPrice, text: '' }];
    });

  const ownTerms = () => ({
    code: customerId > 0 ? promoEntry.read(customerId) : undefined,
    slotFee: tools.slotFee(),
    nowMs: tools.now(),
  });

  /** Updates the state from storage and the known facts. */
  const look = () => {
    const cart = stored();
    const lines = cart?.menuItemList ?? [];
    const setAside = customerId > 0 ? countUnits(readSetAside(customerId)) : 0;
    const life = cart && { createdOn: cart.createdOn, expiry: cart.expiry };
    const deliveryId = cart?.deliveryId;
    const isOver = !cart && { hasEnded: false };
    patch({ count: countUnits(lines), deliveryId, life, setAside, ...isOver });
    if (!facts) return;
    shown = { lines, facts };
    const bill = billOfCart(lines, facts, identity, ownTerms());
    const changes = priceChanges(bill.lines, bill.totals.currencyDecimals ?? 0);
    const view = deviceCartView({ cart, bill, facts, lang, numberOf, priceChanges: changes });
    const { restingCode } = bill;
    patch({ view, restingCode, minOrderAmount: leastOrder(facts, identity) });
  };

  /**
   * Restarts the life span if the clock was set back, so that the cart does not live too long.
   * Returns the cart, because parsing it is slow and this runs each second.
   */
  const followClock = () => {
    const cart = stored();
    const nowMs = tools.now();
    if (!cart || !isBornLater(cart, nowMs) || tools.isLocked(cart.deliveryId)) return cart;
    writeDeviceCart({ ...cart, ...newCartLife(nowMs, lifeMinutes()) }, customerId);
    look();
    return stored();
  };

  /** Ends the cart if its time is up. */
  const check = () => {
    const cart = followClock();
    const hasEnded = cart !== undefined && isTimeUp(cart);
    const isHeld = cart !== undefined && tools.isHeld(cart.deliveryId);
    if ((now().hasEnded ?? false) !== hasEnded) patch({ hasEnded });
    if ((now().isHeld ?? false) !== isHeld) patch({ isHeld });
  };

  const freshLines = async (lines: readonly CartLine[]) => {
    const ask = async (isFresh: boolean) => {
      facts = await tools.facts(isFresh);
      const { menuScheduleId } = facts.menu;
      const fresh =
        lines.length === 0
          ? []
          : await tools.api.getDiscountForItems({
              storeId,
              menuScheduleId,
              body: questionOf(lines),
            });
      return { fresh, menu: facts.menu };
    };
    try {
      return await ask(false);
    } catch (failure) {
      if (!isRefusal(failure, STATUS.menuChanged)) throw failure;
      return ask(true);
    }
  };

  /** Requests current prices and applies them to the lines stored when the answer arrives. */
  const setPrices = async () => {
    asked += 1;
    const question = asked;
    const { fresh, menu } = await freshLines(stored()?.menuItemList ?? []);
    const cart = stored();
    // Ignore an outdated answer, and change nothing while an order is in progress.
    if (!cart || question !== asked || tools.isLocked(cart.deliveryId)) return;
    const { menuScheduleId, menuScheduleUniqueId } = menu;
    const decimals = decimalsOf(menu.currency, menu.currencyDecimals);
    for (const line of cart.menuItemList) {
      const unit = oldUnits.get(line.uniqueId) ?? unitOf(line, decimals);
      oldUnits.set(line.uniqueId, unit);
    }
    const menuItemList = setDiscount(cart.menuItemList, fresh, decimals);
    const own = { menuScheduleId, menuScheduleUniqueId, storeId, menuItemList };
    writeDeviceCart({ ...cart, ...own, isDelivery: isBrought, isPickUp: !isBrought }, customerId);
  };

  const refresh = async () => {
    // Once the store is known, another reading replaces this one.
    if (storeId === 0) {
      look();
      return;
    }
    patch({ isLoading: true });
    check();
    try {
      await setPrices();
      patch({ failure: undefined });
    } catch (failure) {
      patch({ failure: failure instanceof Error ? failure : new Error(String(failure)) });
    } finally {
      look();
      patch({ isLoading: false });
    }
  };

  return {
    patch,
    now,
    stored,
    numberOf,
    isTimeUp,
    look,
    check,
    refresh,
    lifeMinutes,
    facts: () => facts,
    /** The bill of the lines on screen, with tip, points and payment method. */
    billWith: (choice: DeviceChoice) =>
      shown && billOfCart(shown.lines, shown.facts, identity, ownTerms(), choice),
    /** The facts, loaded once. */
    learn: async () => (facts ??= await tools.facts(false)),
    /** Forgets the old unit price of a line that was chosen again. */
    forgetPrice: (uniqueId: string) => oldUnits.delete(uniqueId),
    /** Moves the old unit price to the new key of a restored line. */
    keepPrice: (uniqueId: string, nextUniqueId: string) => {
      const unit = oldUnits.get(uniqueId);
      if (unit !== undefined) oldUnits.set(nextUniqueId, unit);
    },
  };
}
