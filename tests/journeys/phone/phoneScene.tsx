/** Runs the whole app at table 12 of the demo's largest restaurant, in a tab that can reopen. */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { beit } from '../../../src/demo/venues/beit.ts';
import { matsuri } from '../../../src/demo/venues/matsuri.ts';
import type { VenueSource } from '../../../src/demo/venues/source.ts';
import { configureApi } from '../../../src/api/client.ts';
import { writeUniqueCartId } from '../../../src/storage/uniqueCartId.ts';
import { ORIGIN, startDemo, type DemoClient } from '../../demo/fixtures/client.ts';
import { answerCalls } from '../../ordering/cart/demoVenue.ts';
import { drawApp, forgetAll, serveStrings, type AppScene } from '../appScene.tsx';

export const CODE = 'BEIT';
export const TABLE = 'T12';
export const PAYMENT = `/Payment/${CODE}/${TABLE}`;
export const CART = `/Cart/${CODE}/${TABLE}`;
export const MENU = `/Menu/${CODE}/${TABLE}`;
export const YOGHURT = 1107;
export const FATTOUSH = 1201;
export const GRILL = 1301;
const CART_KEY = 'Phone1234567';

export interface Phone extends AppScene {
  /** Closes the tab and opens a new one. Only storage survives. */
  reopen: (at: string) => void;
  /** The last address of another site that the app has opened, such as the bank's. */
  left: () => string;
}

export type Provider = 'card' | 'qlub';

/** Adds a dish to the table's cart by the menu's own call. */
export async function seedCart(demo: DemoClient, qty = 1, menuItemId = YOGHURT): Promise<void> {
  const menu = await demo.call<{ menuScheduleUniqueId: string }>(
    `Menu/GetMenuDetails/${CODE}?tableCode=${TABLE}`,
  );
  const { menuScheduleUniqueId } = menu.data;
  const body = {
    State: 'Table',
    code: CODE,
    tableCode: TABLE,
    menuScheduleUniqueId,
    menuItemId,
    qty,
    uniqueCartId: CART_KEY,
    uniqueId: `line-of-${menuItemId}`,
  };
  const { status } = await demo.call('TableCart/AddToCart', { body });
  expect(status).toBe(1);
  writeUniqueCartId(CART_KEY, CODE, TABLE);
}

export async function openPhone(
  at: string,
  before?: (demo: DemoClient) => Promise<unknown>,
  venues: readonly VenueSource[] = [beit, matsuri],
): Promise<Phone> {
  const demo = startDemo(venues);
  answerCalls(demo);
  serveStrings();
  configureApi({ token: () => undefined, lang: () => 'EN', onFailure: () => undefined });
  await demo.control({ action: 'popupsOff' });
  await before?.(demo);
  let left = '';
  // jsdom does not navigate. The demo's payment pages are on the app's own origin.
  const { pathname, search } = location;
  const { href, origin, host } = new URL(pathname + search, ORIGIN);
  vi.stubGlobal('location', {
    href,
    origin,
    host,
    pathname,
    search,
    assign: (address: string) => {
      left = address;
    },
  });
  let scene = drawApp(at);
  return {
    demo,
    left: () => left,
    go: (address) => scene.go(address),
    address: () => scene.address(),
    reopen: (address) => {
      cleanup();
      forgetAll();
      left = '';
      scene = drawApp(address);
    },
  };
}

/** Opens the payment page with a filled cart and chooses to pay at the table. */
export async function openPayment(
  qty = 1,
  before?: (demo: DemoClient) => Promise<unknown>,
): Promise<Phone> {
  const phone = await openPhone(PAYMENT, async (demo) => {
    await seedCart(demo, qty);
    await before?.(demo);
  });
  fireEvent.click(await screen.findByRole('radio', { name: 'Pay at the table' }));
  return phone;
}

export const placeButton = () => screen.findByRole('button', { name: /^Place order/ });

export async function expectPlaced(): Promise<void> {
  expect(await screen.findByText('Your order number')).toBeVisible();
}

/** Resolves when the app next sends this call. */
export async function requested(call: string): Promise<void> {
  const answerAsUsual = fetch;
  await new Promise<void>((resolve) => {
    vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => {
      const address = typeof input === 'string' ? input : input.url;
      if (address.toLowerCase().includes(call.toLowerCase())) resolve();
      return answerAsUsual(input, init);
    });
  });
}

/** The table's placed orders. */
export async function inKitchen({ demo }: Phone) {
  const { orders } = await demo.state();
  return orders.filter((order) => order.tableCode === TABLE && order.orderStatus >= 3);
}

export async function paymentsOf({ demo }: Phone) {
  return (await demo.state()).payments;
}

export async function headingOf(name: string): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name });
}

const METHODS = { card: 'Credit card', qlub: 'Split with qlub' };

/** Chooses the provider, presses Pay and waits until the app opens the provider's page. */
export async function leaveForPayment(phone: Phone, provider: Provider): Promise<void> {
  fireEvent.click(await screen.findByRole('radio', { name: METHODS[provider] }));
  fireEvent.click(await screen.findByRole('button', { name: /^Pay/ }));
  await waitFor(() => expect(phone.left()).toContain(`/pay/${provider}/`));
}

type Outcome = 'pay' | 'decline' | 'cancel' | 'late' | 'close';

/** Presses a button of the provider's page and reopens the app at the address it returns to. */
export async function answerProvider(
  phone: Phone,
  provider: Provider,
  outcome: Outcome,
): Promise<void> {
  await waitFor(() => expect(phone.left()).toContain(`/pay/${provider}/`));
  const answer = await phone.demo.raw(new URL(phone.left(), ORIGIN).pathname, {
    body: `outcome=${outcome}`,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  const { pathname, search } = new URL(answer.headers.get('Location') ?? '', ORIGIN);
  phone.reopen(pathname + search);
}
