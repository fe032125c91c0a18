/** What is stored of a device's cart, priced with what the venue says, and shown. */
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
  /** Under which the store knows this cart. */
  cartKey: string;
  lang: Lang;
}

export interface ReadingTools {
  api: Pick<Callers<typeof endpoints>, 'getDiscountForItems'>;
  store: StoreApi<CartSlice>;
  /** What the bill is made of; what was read a moment ago will do, unless it has to be fresh. */
  facts: (isFresh: boolean) => Promise<DeviceFacts>;
  /** Of the time that the diner has chosen. */
  slotFee: () => number | undefined;
  now: () => number;
  /** Its order is under way, and the cart must stay as it was sent. */
  isLocked: (deliveryId: string) => boolean;
  /** The server has it for now: its own clock rules there. */
  isHeld: (deliveryId: string) => boolean;
  /**
   * What a unit of each line cost when the diner chose it. Handed in by whoever outlives this cart:
   * another branch or address makes another cart of the same lines.
   */
  oldUnits?: Map<string, number>;
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
  const numbers = new Map<string, number>();
  const { oldUnits = new Map<string, number>() } = tools;
  let facts: DeviceFacts | undefined;
  let asked = 0;

  const patch = (part: Partial<CartState>) => store.getState().patchCart(cartKey, part);
  const now = () => store.getState().carts[cartKey] ?? EMPTY_CART;
  const stored = () => (customerId > 0 ? readDeviceCart(customerId) : undefined);
  /** A number for each line, the same for as long as the line lives. */
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

  /** Shows what is stored, with what is known of the venue. */
  const look = () => {
    const cart = stored();
    const lines = cart?.menuItemList ?? [];
    const setAside = customerId > 0 ? countUnits(readSetAside(customerId)) : 0;
    const life = cart && { createdOn: cart.createdOn, expiry: cart.expiry };
    const deliveryId = cart?.deliveryId;
    const isOver = !cart && { hasEnded: false };
    patch({ count: countUnits(lines), deliveryId, life, setAside, ...isOver });
    if (!facts) return;
    const bill = billOfCart(lines, facts, identity, ownTerms());
    const changes = priceChanges(bill.lines, bill.totals.currencyDecimals ?? 0);
    const view = deviceCartView({ cart, bill, facts, lang, numberOf, priceChanges: changes });
    const { restingCode } = bill;
    patch({ view, restingCode, minOrderAmount: leastOrder(facts, identity) });
  };

  /** A clock that was set back would let the cart live too long: its life begins anew. */
  const followClock = () => {
    const cart = stored();
    const nowMs = tools.now();
    if (!cart || !isBornLater(cart, nowMs) || tools.isLocked(cart.deliveryId)) return;
    writeDeviceCart({ ...cart, ...newCartLife(nowMs, lifeMinutes()) }, customerId);
    look();
  };

  /** Raises the end of the cart when its time is up. */
  const check = () => {
    followClock();
    const cart = stored();
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

  /** The set-discount operation on what is stored by the time the answer is there. */
  const setPrices = async () => {
    asked += 1;
    const question = asked;
    const { fresh, menu } = await freshLines(stored()?.menuItemList ?? []);
    const cart = stored();
    // A younger question knows better; an order on its way stays as it was sent.
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
    /** The bill with what the diner has chosen at the end. */
    billWith: (choice: DeviceChoice) =>
      facts && billOfCart(stored()?.menuItemList ?? [], facts, identity, ownTerms(), choice),
    /** What the venue says, asked for once. */
    learn: async () => (facts ??= await tools.facts(false)),
    /** The diner has chosen this line anew, at the price of now. */
    forgetPrice: (uniqueId: string) => oldUnits.delete(uniqueId),
    /** The line comes back under another key, and its price may have changed before it went. */
    keepPrice: (uniqueId: string, nextUniqueId: string) => {
      const unit = oldUnits.get(uniqueId);
      if (unit !== undefined) oldUnits.set(nextUniqueId, unit);
    },
  };
}
