/**
 * A cart stored on the device. Calls, store, clock and random keys are parameters, so that tests
 * can try every moment of its life span.
 */
import type { Callers } from '../../api/callers.ts';
import { ApiFailure } from '../../api/failure.ts';
import type { CartLine, DeliveryCart } from '../../contract/cart.ts';
import type * as endpoints from '../../contract/endpoints/tableCart.ts';
import type { MenuItem } from '../../contract/menu.ts';
import { STATUS } from '../../contract/status.ts';
import { PROMO_CALL, refuseNoCode } from './promoCode.ts';
import { cartLine } from '../../rules/cart/cartLine.ts';
import { changeQuantity, putLine, removeLine } from '../../rules/cart/cartLines.ts';
import { isCartToKeep, keepCart, newCartLife } from '../../rules/cart/cartLifetime.ts';
import type { DeviceBill, DeviceChoice } from '../../rules/cart/deviceBill.ts';
import { decimalsOf } from '../../rules/common/money.ts';
import { promoEntry } from '../../storage/cartEntries.ts';
import {
  CartEndedError,
  CartLockedError,
  LoginNeededError,
  type Cart,
  type CartClock,
} from './cart.ts';
import { createReading, type DeviceCartIdentity, type ReadingTools } from './deviceCartReading.ts';
import {
  forgetSetAside,
  moveForm,
  readSetAside,
  removeDeviceCart,
  setAsideDeviceCart,
  setAsideId,
  writeDeviceCart,
} from '../../storage/deviceCartStorage.ts';

interface DeviceCartTools extends ReadingTools {
  api: ReadingTools['api'] & Pick<Callers<typeof endpoints>, 'validatePromoCode'>;
  dish: (menuItemId: number) => Promise<MenuItem>;
  newUniqueId: () => string;
  newDeliveryId: () => string;
  /** False once the customer of this cart has logged out. */
  isHere: () => boolean;
  /** Called after lines were stored: another object may show them by then. */
  onKept: () => void;
  /** Called when a visitor, who has no cart, adds a line. */
  onLoginNeeded: (line: CartLine) => void;
  onRefused: (failure: unknown) => void;
}

export interface DeviceCart extends Cart {
  billWith: (choice: DeviceChoice) => DeviceBill | undefined;
  clock: CartClock;
  /** Call when another tab has changed the stored cart. */
  look: () => void;
}

export function createDeviceCart(identity: DeviceCartIdentity, tools: DeviceCartTools): DeviceCart {
  const { code, customerId, orderType, storeId, isBrought } = identity;
  const reading = createReading(identity, tools);
  const { stored, look, check, refresh, isTimeUp, lifeMinutes, patch, now } = reading;
  const removed = new Map<string, CartLine>();

  const lineOf = (cart: DeliveryCart | undefined, tableCartId: number) =>
    cart?.menuItemList.find(({ uniqueId }) => reading.numberOf(uniqueId) === tableCartId);

  /** Stores the lines; removes the cart if there are none. */
  const keepLines = (cart: DeliveryCart, menuItemList: CartLine[]) => {
    if (menuItemList.length === 0) removeDeviceCart(customerId);
    else writeDeviceCart({ ...cart, menuItemList }, customerId);
    tools.onKept();
    if (!reading.facts()) void refresh();
  };

  /** The stored cart, ready to be changed; throws if it must not change now. */
  const changeable = (): DeliveryCart | undefined => {
    const cart = stored();
    if (!cart) return undefined;
    if (tools.isLocked(cart.deliveryId)) throw new CartLockedError();
    if (isTimeUp(cart)) {
      patch({ hasEnded: true });
      throw new CartEndedError();
    }
    return cart;
  };

  const newCart = (menuItem: MenuItem, menuScheduleUniqueId: string): DeliveryCart => ({
    deliveryId: tools.newDeliveryId(),
    ...newCartLife(tools.now(), lifeMinutes()),
    menuScheduleId: menuItem.menuScheduleId,
    isDelivery: isBrought,
    isPickUp: !isBrought,
    menuItemList: [],
    ModifierList: [],
    storeId,
    menuScheduleUniqueId,
    currency: menuItem.currency,
    currencyDecimals: decimalsOf(menuItem.currency, reading.facts()?.menu.currencyDecimals),
  });

  const put = async (line: CartLine, menuScheduleUniqueId: string) => {
    if (customerId === 0) {
      tools.onLoginNeeded(line);
      throw new LoginNeededError();
    }
    // The first line starts the cart's life span, which the venue sets.
    await reading.learn().catch(() => undefined);
    // The customer may have logged out since: store nothing for them.
    if (!tools.isHere()) throw new LoginNeededError();
    const cart = changeable() ?? newCart(line.menuItem, menuScheduleUniqueId);
    forgetSetAside(customerId);
    reading.forgetPrice(line.uniqueId);
    keepLines(cart, putLine(cart.menuItemList, line));
  };

  const takeOut = (tableCartId: number) => {
    const cart = changeable();
    const line = lineOf(cart, tableCartId);
    if (!cart || !line) return;
    removed.set(line.uniqueId, line);
    keepLines(cart, removeLine(cart.menuItemList, line.uniqueId));
  };

  return {
    billWith: reading.billWith,
    look,
    refresh,
    refreshCount: async () => {
      check();
      look();
      // Later lines need not wait for the venue set-up.
      if (customerId === 0 || storeId === 0 || reading.facts()) return;
      await reading.learn().then(look, () => undefined);
    },
    addOne: async (menuItemId, menuScheduleUniqueId, qty = 1) => {
      const menuItem = await tools.dish(menuItemId);
      const own = { uniqueId: tools.newUniqueId(), quantity: qty };
      const wanted = { ...own, menuItem, instruction: '', modifierGroupList: [] };
      await put(cartLine(menuItem, wanted), menuScheduleUniqueId);
    },
    saveLine: async ({ menuItem, tableCartId: _number, menuScheduleUniqueId, ...line }) => {
      const dish = menuItem ?? (await tools.dish(line.id));
      await put({ ...line, menuItem: dish }, menuScheduleUniqueId);
    },
    change: (tableCartId, qty) => {
      try {
        const cart = changeable();
        const line = lineOf(cart, tableCartId);
        if (!cart || !line) return;
        if (qty <= 0) takeOut(tableCartId);
        else {
          const delta = qty - line.quantity;
          keepLines(cart, changeQuantity(cart.menuItemList, line.uniqueId, delta));
        }
      } catch (refused) {
        tools.onRefused(refused);
      }
    },
    remove: async (tableCartId) => takeOut(tableCartId),
    restore: async ({ uniqueId, qty }) => {
      const line = removed.get(uniqueId);
      if (!line) return;
      await put({ ...line, quantity: qty }, now().view?.menuScheduleUniqueId ?? '');
      removed.delete(uniqueId);
    },
    clear: async () => {
      const cart = changeable();
      if (cart) keepLines(cart, []);
    },
    applyPromo: async (promoCode) => {
      if (customerId === 0) throw new LoginNeededError();
      refuseNoCode(promoCode);
      const orderKey = changeable()?.deliveryId ?? '0';
      const promo = await tools.api.validatePromoCode({
        code,
        orderKey,
        promoCode,
        orderType,
        storeId,
      });
      if (!promo) return;
      const hasOffer = (now().view?.discountAmount ?? 0) > 0;
      if (!promo.isCombinable && hasOffer) {
        throw new ApiFailure('refusal', PROMO_CALL, { status: STATUS.promoNotCombinable });
      }
      promoEntry.write(promo, customerId);
      look();
    },
    removePromo: async () => {
      changeable();
      promoEntry.remove(customerId);
      look();
    },
    clock: {
      check,
      end: () => {
        const cart = stored();
        if (cart && isTimeUp(cart)) setAsideDeviceCart(customerId);
        look();
        patch({ hasEnded: false });
      },
      keep: () => {
        const cart = stored();
        if (!cart || isTimeUp(cart)) return check();
        writeDeviceCart(keepCart(cart, tools.now(), lifeMinutes()), customerId);
        look();
      },
      work: () => {
        const cart = stored();
        if (!cart || isTimeUp(cart) || !isCartToKeep(cart, tools.now())) return;
        writeDeviceCart(keepCart(cart, tools.now(), lifeMinutes()), customerId);
        look();
      },
      bringBack: async () => {
        const lines = readSetAside(customerId);
        const [first] = lines;
        if (!first || stored()) return;
        const { menu } = await reading.learn();
        if (!tools.isHere()) return;
        const cart = newCart(first.menuItem, menu.menuScheduleUniqueId);
        const again = lines.map((line) => {
          const uniqueId = tools.newUniqueId();
          reading.keepPrice(line.uniqueId, uniqueId);
          return Object.assign(line, { uniqueId });
        });
        writeDeviceCart({ ...cart, menuItemList: again }, customerId);
        moveForm(setAsideId(customerId), cart.deliveryId);
        forgetSetAside(customerId);
        await refresh();
      },
      forgetSetAside: () => {
        forgetSetAside(customerId);
        look();
      },
    },
  };
}
