/** Runs the whole app on the demo server of a small restaurant. */
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, onTestFinished, vi } from 'vitest';
import AR from '../../public/assets/i18n/AR.json';
import EN from '../../public/assets/i18n/EN.json';
import { configureApi } from '../../src/api/client.ts';
import { connectApi } from '../../src/app/apiFailures.ts';
import { routes } from '../../src/app/routes.tsx';
import { showLanguage } from '../../src/i18n/i18n.ts';
import { acceptLogin } from '../../src/ordering/account/logIn.ts';
import { settleCart } from '../../src/ordering/cart/settleCart.ts';
import { createQueryClient } from '../../src/queries/client.ts';
import { appStore } from '../../src/state/appStore.ts';
import { servingStore } from '../../src/state/servingStore.ts';
import { writeUniqueCartId } from '../../src/storage/uniqueCartId.ts';
import type { DemoClient } from '../demo/fixtures/client.ts';
import type { CartView } from '../../src/contract/cart.ts';
import type { EOrderResult } from '../../src/contract/orders.ts';
import { PAYMENT_STATUS } from '../../src/contract/payment.ts';
import {
  ANONYMOUS,
  CART,
  logIn,
  putLine,
  saveDelivery,
  tableRequest,
} from '../demo/fixtures/journey.ts';
import { DISH } from '../demo/fixtures/tiny.ts';
import { speakEnglish } from '../i18n/english.ts';
import { answer, change } from './answers.ts';
import { startVenue } from '../ordering/cart/demoVenue.ts';

export const CODE = 'TINY';
export const TABLE = 'T1';

export function appBeforeEach() {
  beforeAll(speakEnglish);
  // A lazy part may still be loading when the test ends.
  afterEach(() => vi.dynamicImportSettled());
  beforeEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
    sessionStorage.clear();
    forgetAll();
  });
}

/** Shortens the app's timers. Those above 9 s stay as they are: they are timeouts of the tests. */
export function hurryClock(times = 20): void {
  const asUsual = setTimeout;
  const longestMs = 9000;
  const sooner = (act: () => void, ms = 0, ...values: unknown[]) =>
    asUsual(act, ms > longestMs ? ms : ms / times, ...values);
  vi.stubGlobal('setTimeout', Object.assign(sooner, asUsual));
}

/** Clears the app's memory, as a reload of the page does. */
export function forgetAll(): void {
  servingStore.setState({ servings: new Map() });
  appStore.setState({ toasts: [], carts: {}, orderKeys: {}, visit: undefined });
  appStore.getState().allowAlertAgain();
}

/** A visible toast; its copy for screen readers stays longer. */
export const toastOf = (text: string) => screen.findByText(text, { ignore: 'output *' });

export interface AppScene {
  demo: DemoClient;
  go: (address: string) => Promise<void>;
  address: () => string;
}

interface Opened {
  isLoggedIn?: boolean;
  /** Prepares the server or the device before the page opens. */
  before?: (demo: DemoClient) => Promise<unknown> | void;
}

/** Answers requests for the strings: they are files of the build, which the demo does not serve. */
export function serveStrings(): void {
  answer({ '/assets/i18n/': ({ url }) => Response.json(url.includes('AR') ? AR : EN) });
}

/** Shows a venue's pages in Arabic until the test ends. */
export async function speakArabic(code: string): Promise<void> {
  localStorage.setItem(`lang_${code}`, 'AR');
  onTestFinished(async () => {
    appStore.setState({ lang: 'EN' });
    await speakEnglish();
  });
  appStore.setState({ lang: 'AR' });
  await showLanguage('AR');
}

/** Makes the server send payment addresses that begin with `start`. */
export function payAt(start: string): void {
  change('/paymentByCard/', (key, value) =>
    key === 'redirectUrl' ? String(value).replace(/^http:\/\/localhost:\d+/, () => start) : value,
  );
}

/** Changes what the server says about dishes. */
export function sayOfDishes(said: Readonly<Record<number, object>>): void {
  const isDish = (value: unknown): value is { id: number } =>
    typeof value === 'object' && value !== null && 'id' in value && 'dietaryTags' in value;
  change('/api/', (_, value) => (isDish(value) ? { ...value, ...said[value.id] } : value));
}

/** Renders the whole app with an empty query cache. */
export function drawApp(at: string): Pick<AppScene, 'go' | 'address'> {
  const client = createQueryClient();
  connectApi(client);
  configureApi({ wait: () => Promise.resolve() });
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return {
    go: (address) => router.navigate(address),
    address: () => router.state.location.pathname + router.state.location.search,
  };
}

export async function openApp(at: string, opened: Opened = {}): Promise<AppScene> {
  const demo = await startVenue();
  serveStrings();
  await demo.control({ action: 'popupsOff' });
  if (opened.isLoggedIn) {
    const number = { countryId: 1, dialCode: '+965', mobileNo: '50000001' };
    acceptLogin(CODE, await logIn(demo, number.mobileNo), number);
  }
  await opened.before?.(demo);
  return { demo, ...drawApp(at) };
}

/** Makes the server report an order as paid. */
export function payOrder(eOrderID: number): Promise<void> {
  change(`checkEOrderStatus/${eOrderID}`, (key, value) =>
    key === 'paymentStatus' ? PAYMENT_STATUS.paid : value,
  );
  return Promise.resolve();
}

/** Fills the table's cart with one dish for 3.000. */
export async function fillTable(demo: DemoClient): Promise<void> {
  await putLine(demo, DISH.three, 1);
  writeUniqueCartId(CART, CODE, TABLE);
}

/** Places an order of these dishes and records it on the device, as after a check-out. */
export async function placeOrder(...order: Parameters<typeof sendOrder>): Promise<EOrderResult> {
  const saved = await sendOrder(...order);
  settleCart(CODE, TABLE, order[1], saved.eOrderID);
  return saved;
}

/** Places an order of these dishes from another phone. */
export async function sendOrder(
  demo: DemoClient,
  orderKey: string,
  dishes: readonly (readonly [menuItemId: number, ...choices: number[]])[] = [[DISH.three]],
): Promise<EOrderResult> {
  for (const [menuItemId, ...ids] of dishes) {
    const choices = ids.map((modifierItemId) => ({ modifierItemId, quantity: 1 }));
    await putLine(demo, menuItemId, 1, choices, { uniqueCartId: orderKey });
  }
  const cart = await demo.call<CartView>(`TableCart/EN/${TABLE}/${orderKey}`);
  const body = tableRequest(cart.data);
  const path = `TableCart/SaveEOrder/${CODE}/1/Table/${orderKey}`;
  const saved = await demo.call<EOrderResult>(path, { body, headers: ANONYMOUS });
  await demo.call(`TableCart/PlaceOrder/${saved.data.eOrderID}`);
  return saved.data;
}

interface PlacedScene extends AppScene {
  eOrderID: number;
  orderNo: string;
  /** The page of the order. */
  at: string;
}

/** Opens the menu and places an order at its table. */
export async function placedAtTable(): Promise<PlacedScene> {
  const scene = await openApp(`/Menu/${CODE}/${TABLE}`);
  const { eOrderID, orderNo } = await placeOrder(scene.demo, 'Fst345678901');
  return { ...scene, eOrderID, orderNo, at: `/Cart/${CODE}/${TABLE}/${eOrderID}` };
}

export async function openTableOrder(): Promise<PlacedScene> {
  const scene = await placedAtTable();
  await scene.go(scene.at);
  return scene;
}

/** Opens the delivery side, where a customer has placed an order of fish. */
export async function placedByCustomer(
  quantity = 1,
  extra: Record<string, unknown> = {},
): Promise<PlacedScene> {
  const scene = await openApp(`/Delivery/${CODE}`, { isLoggedIn: true });
  const { eOrderID, orderNo } = (await saveDelivery(scene.demo, DISH.fish, quantity, extra)).data;
  await scene.demo.call(`TableCart/PlaceOrder/${eOrderID}`);
  return { ...scene, eOrderID, orderNo, at: `/Delivery/${CODE}/Order/${eOrderID}` };
}
