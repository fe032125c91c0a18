/**
 * Cart and check-outs of one customer, connected like in `DeviceCartProvider` and
 * `CheckoutProvider`.
 */
import type { QueryClient } from '@tanstack/react-query';
import { callersOf } from '../../../src/api/callers.ts';
import type { CartLine } from '../../../src/contract/cart.ts';
import {
  getDiscountForItems,
  getMenuitemDetailById,
} from '../../../src/contract/endpoints/delivery/menu.ts';
import { validatePromoCode } from '../../../src/contract/endpoints/tableCart.ts';
import type { Lang } from '../../../src/contract/languages.ts';
import { createDeviceCart, type DeviceCart } from '../../../src/ordering/cart/deviceCart.ts';
import { loadDeviceFacts } from '../../../src/ordering/cart/deviceFacts.ts';
import type { LineMemory } from '../../../src/ordering/cart/deviceCartReading.ts';
import { deviceOrder, isHeldByServer, isUnderWay } from '../../../src/ordering/cart/deviceOrder.ts';
import type { Checkout, CheckoutState } from '../../../src/ordering/checkout/checkoutState.ts';
import { deferredCheckout } from '../../../src/ordering/checkout/deferredCheckout.ts';
import { modes } from '../../../src/ordering/visit/modes.ts';
import { queryOf } from '../../../src/queries/read.ts';
import { appStore } from '../../../src/state/appStore.ts';
import { servingStore } from '../../../src/state/servingStore.ts';
import { isStillHere } from '../../../src/storage/login.ts';
import { keepPendingLine } from '../../../src/storage/pendingLine.ts';
import { newDeliveryId, newUniqueId } from '../../../src/storage/randomKey.ts';

const api = callersOf({ getDiscountForItems, validatePromoCode });

export interface HomeIdentity {
  code: string;
  customerId: number;
  storeId: number;
  lang: Lang;
  state: 'Delivery' | 'PickUp';
}

interface HomeTools {
  client: QueryClient;
  memory: LineMemory;
  onRefused: (failure: unknown) => void;
  onKept: () => void;
}

export function cartKeyOf({ code, customerId }: Pick<HomeIdentity, 'code' | 'customerId'>): string {
  return `${code}@${customerId}`;
}

export function deviceCartOf(home: HomeIdentity, tools: HomeTools): DeviceCart {
  const { code, customerId, storeId, lang } = home;
  const { client, memory, onRefused, onKept } = tools;
  const { menuTypeId, servedAt, orderType = 'Delivery' } = modes[home.state];
  const isBrought = servedAt === 'address';
  const cartKey = cartKeyOf(home);
  const identity = { code, customerId, cartKey, lang, orderType, storeId, isBrought };
  return createDeviceCart(identity, {
    api,
    store: appStore,
    facts: async (isFresh) => {
      const { address: chosenAddress, asked } = servingStore.getState().servings.get(code) ?? {};
      const facts = await loadDeviceFacts(
        client,
        { ...identity, menuTypeId, chosenAddress },
        isFresh,
      );
      return { ...facts, askedZone: asked?.zone };
    },
    dish: (menuItemId) =>
      client.fetchQuery(
        queryOf(getMenuitemDetailById, { storeId, menuScheduleId: 0, menuItemId, lang }),
      ),
    slotFee: () => servingStore.getState().servings.get(code)?.times[home.state]?.extraFee,
    now: Date.now,
    newUniqueId,
    newDeliveryId,
    isHere: () => isStillHere(code, customerId),
    isLocked: isUnderWay,
    isHeld: isHeldByServer,
    memory,
    onKept,
    onLoginNeeded: (line: CartLine) => keepPendingLine(line, code),
    onRefused,
  });
}

export function checkoutOf(
  { code, customerId, state }: HomeIdentity,
  orderKey: string,
  look: () => void,
  onState: (state: CheckoutState) => void,
): Checkout {
  const { save, isReviewed } = modes[state];
  const { tableCode = '' } = appStore.getState().visit ?? {};
  return deferredCheckout(
    { code, tableCode, orderKey, save, isReviewed },
    deviceOrder(code, customerId, orderKey, look),
    onState,
  );
}
