/** The app's own calls, answered by the demo server of a small restaurant. */
import { beforeEach, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { callersOf } from '../../../src/api/callers.ts';
import { call, configureApi } from '../../../src/api/client.ts';
import { getCustomerAddressDetails } from '../../../src/contract/endpoints/delivery/addresses.ts';
import {
  getAutomaticPromoForStore,
  getDiscountForItems,
  getMenu,
  getMenuitemDetailById,
} from '../../../src/contract/endpoints/delivery/menu.ts';
import { getConceptSetup } from '../../../src/contract/endpoints/delivery/settings.ts';
import * as tableCart from '../../../src/contract/endpoints/tableCart.ts';
import type { Cart } from '../../../src/ordering/cart/cart.ts';
import { createDeviceCart, type DeviceCart } from '../../../src/ordering/cart/deviceCart.ts';
import { newLineMemory, type LineMemory } from '../../../src/ordering/cart/deviceCartReading.ts';
import type { DeviceFacts } from '../../../src/ordering/cart/deviceCartView.ts';
import { createServerCart } from '../../../src/ordering/cart/serverCart.ts';
import { createCartSlice, EMPTY_CART, type CartSlice } from '../../../src/state/cartSlice.ts';
import { deliveryCartEntry } from '../../../src/storage/cartEntries.ts';
import { startDemo, type DemoClient } from '../../demo/fixtures/client.ts';
import { logIn } from '../../demo/fixtures/journey.ts';
import { NO_MEMORY } from './cartMemory.ts';

export const CUSTOMER = 900;
export const STORE = 1;

/** Replaces `fetch` by the demo server. */
export function answerCalls(demo: DemoClient): void {
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const body = await request.text();
    const isGivenUp = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
    const asked = demo.raw(pathname + search, {
      method: request.method,
      headers: Object.fromEntries(request.headers),
      ...(body !== '' && { body }),
    });
    const answer = await Promise.race([asked, isGivenUp]);
    // `Response.error()` means a lost connection, which real fetch reports by throwing.
    if (answer.type === 'error') throw new TypeError('Failed to fetch');
    return answer;
  });
}

export async function startVenue() {
  const demo = startDemo();
  const login = await logIn(demo);
  answerCalls(demo);
  configureApi({ token: () => login.token, lang: () => 'EN', onFailure: () => undefined });
  return demo;
}

interface Scene {
  cart: Cart;
  now: () => CartSlice['carts'][string];
  refusals: unknown[];
}

let keys = 0;
const newKey = (length: number) => () => {
  keys += 1;
  return `K${keys}`.padEnd(length, 'x');
};

function newStore() {
  return createStore<CartSlice>()((...tools) => createCartSlice(...tools));
}

export function serverScene(): Scene {
  const store = newStore();
  const orderKey = newKey(12)();
  const refusals: unknown[] = [];
  const cart = createServerCart(
    { code: 'TINY', tableCode: 'T1', state: 'Table', orderKey, lang: 'EN' },
    {
      api: callersOf(tableCart),
      store,
      newUniqueId: newKey(12),
      schedule: (act) => {
        queueMicrotask(act);
        return () => undefined;
      },
      retireKey: () => undefined,
      isGivenUp: () => false,
      onOrdered: () => undefined,
      isLocked: () => false,
      addedBy: () => undefined,
      onRefused: (failure) => refusals.push(failure),
      ...NO_MEMORY,
    },
  );
  return { cart, now: () => store.getState().carts[orderKey] ?? EMPTY_CART, refusals };
}

export interface DeviceScene extends Scene {
  cart: DeviceCart;
  /** Lines that a diner without a login tried to add. */
  wanted: unknown[];
  locks: Set<string>;
  held: Set<string>;
}

export interface DeviceSceneOptions {
  customerId?: number;
  storeId?: number;
  isBrought?: boolean;
  clock?: () => number;
  /** False once the customer has logged out. */
  isHere?: () => boolean;
  memory?: LineMemory;
}

export async function factsOf(
  storeId: number,
  customerId: number,
  isBrought = true,
): Promise<DeviceFacts> {
  const [menu, setup, automatic, address] = await Promise.all([
    call(getMenu, { lang: 'EN', storeId, menuTypeId: isBrought ? 4 : 5 }),
    call(getConceptSetup, { code: 'TINY' }),
    call(getAutomaticPromoForStore, { storeId }),
    customerId > 0 ? call(getCustomerAddressDetails, { customerId, code: 'TINY' }) : undefined,
  ]);
  return { menu, setup, automatic, address: address ?? undefined, isNewCustomer: false };
}

export function deviceScene(options: DeviceSceneOptions = {}): DeviceScene {
  const { customerId = CUSTOMER, storeId = STORE, isBrought = true, clock = Date.now } = options;
  const { isHere = () => true, memory = newLineMemory() } = options;
  const store = newStore();
  const refusals: unknown[] = [];
  const wanted: unknown[] = [];
  const locks = new Set<string>();
  const held = new Set<string>();
  const cart = createDeviceCart(
    {
      code: 'TINY',
      customerId,
      cartKey: 'device',
      lang: 'EN',
      orderType: isBrought ? 'Delivery' : 'PickUp',
      storeId,
      isBrought,
    },
    {
      api: callersOf({ getDiscountForItems, validatePromoCode: tableCart.validatePromoCode }),
      store,
      facts: () => factsOf(storeId, customerId, isBrought),
      dish: (menuItemId) =>
        call(getMenuitemDetailById, { lang: 'EN', storeId, menuScheduleId: 0, menuItemId }),
      slotFee: () => undefined,
      now: clock,
      newUniqueId: newKey(12),
      newDeliveryId: newKey(9),
      isHere,
      memory,
      isLocked: (deliveryId) => locks.has(deliveryId),
      isHeld: (deliveryId) => held.has(deliveryId),
      onKept: () => cart.look(),
      onLoginNeeded: (line) => wanted.push(line),
      onRefused: (failure) => refusals.push(failure),
    },
  );
  return {
    cart,
    now: () => store.getState().carts['device'] ?? EMPTY_CART,
    refusals,
    wanted,
    locks,
    held,
  };
}

/** The demo of the current test. */
export const venue = {} as { demo: DemoClient };

/** Gives each test a new venue and an empty device. */
export function startVenueBeforeEach() {
  beforeEach(async () => {
    vi.unstubAllGlobals();
    localStorage.clear();
    sessionStorage.clear();
    venue.demo = await startVenue();
  });
}

/** The cart stored on the device. */
export const stored = () => deliveryCartEntry.read(CUSTOMER);

export async function begin(options: DeviceSceneOptions = {}) {
  const scene = deviceScene(options);
  await scene.cart.refresh();
  return scene;
}
