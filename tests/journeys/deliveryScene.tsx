/** A page of the delivery side, on the demo server of a small restaurant. */
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { call, configureApi } from '../../src/api/client.ts';
import { getMenuitemDetailById } from '../../src/contract/endpoints/delivery/menu.ts';
import { acceptLogin } from '../../src/ordering/account/logIn.ts';
import { CheckoutProvider } from '../../src/ordering/checkout/CheckoutProvider.tsx';
import { DeviceCartProvider } from '../../src/ordering/cart/DeviceCartProvider.tsx';
import { DeliverySide } from '../../src/app/DeliverySide.tsx';
import { writeDeviceCart } from '../../src/storage/deviceCartStorage.ts';
import { cartLine } from '../../src/rules/cart/cartLine.ts';
import { useKeptServing } from '../../src/ordering/delivery/useServing.ts';
import { VisitContext } from '../../src/ordering/visit/useVisit.ts';
import { createQueryClient } from '../../src/queries/client.ts';
import { newCartLife } from '../../src/rules/cart/cartLifetime.ts';
import { appStore } from '../../src/state/appStore.ts';
import { servingStore } from '../../src/state/servingStore.ts';
import type { DemoClient } from '../demo/fixtures/client.ts';
import { logIn } from '../demo/fixtures/journey.ts';
import { DISH } from '../demo/fixtures/tiny.ts';
import { CUSTOMER, startVenue } from '../ordering/cart/demoVenue.ts';
import { speakEnglish } from '../i18n/english.ts';

export const CODE = 'TINY';

export const ZONE = {
  inZone: true,
  storeId: 1,
  zoneId: 1,
  deliveryFee: 0.75,
  minOrderAmount: 3,
  minutes: 30,
  isOpenNow: true,
};

export function sceneBeforeEach() {
  beforeAll(speakEnglish);
  beforeEach(() => {
    // Late in the evening there are no time slots left, and one disappears with each hour.
    vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: pastNoonInKuwait() });
    vi.unstubAllGlobals();
    localStorage.clear();
    sessionStorage.clear();
    servingStore.setState({ servings: new Map() });
    appStore.setState({ toasts: [], carts: {} });
  });
  afterEach(() => void vi.useRealTimers());
}

export function pastNoonInKuwait(): Date {
  const date = new Date();
  date.setUTCHours(9, 10, 0, 0);
  return date;
}

function Frame({ children }: { children: ReactNode }) {
  useKeptServing();
  const { pathname, search } = useLocation();
  const [onRefused] = useState(() => () => undefined);
  return (
    <DeviceCartProvider onRefused={onRefused} onLoginNeeded={onRefused} onTaken={onRefused}>
      <CheckoutProvider>{children}</CheckoutProvider>
      <output data-testid="address">{pathname + search}</output>
    </DeviceCartProvider>
  );
}

interface Shown {
  /** The route's pattern, for pages with parameters. */
  path?: string;
  at?: string;
  way?: 'Delivery' | 'PickUp';
  isLoggedIn?: boolean;
  /** Logs in another customer than the one with addresses. */
  mobileNo?: string;
  /** The server of a page that was open before. */
  demo?: DemoClient;
  /** Prepares the server or the device before the page opens. */
  before?: (demo: DemoClient) => Promise<unknown> | void;
}

export async function showDelivery(page: ReactNode, shown: Shown = {}): Promise<DemoClient> {
  const { at = `/Delivery/${CODE}`, path = at, way = 'Delivery', isLoggedIn = true } = shown;
  const { mobileNo = '50000001' } = shown;
  const demo = shown.demo ?? (await startVenue());
  const login = isLoggedIn ? await logIn(demo, mobileNo) : undefined;
  configureApi({ token: () => login?.token });
  if (login) acceptLogin(CODE, login, { countryId: 1, dialCode: '+965', mobileNo });
  await shown.before?.(demo);
  const visit = { code: CODE, tableCode: '0', state: way };
  const element = (
    <VisitContext value={visit}>
      <DeliverySide>
        <Frame>{page}</Frame>
      </DeliverySide>
    </VisitContext>
  );
  const routes = [path, '*'].map((pattern) => ({ path: pattern, element }));
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return demo;
}

/** Logs in on the page that asks for a number, which may be open already. */
export async function logInByCode(demo: DemoClient, mobileNo?: string): Promise<void> {
  const field = await screen.findByLabelText(/Mobile number/);
  if (mobileNo) fireEvent.change(field, { target: { value: mobileNo } });
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
  const code = await screen.findByLabelText('Verification code');
  fireEvent.change(code, { target: { value: (await demo.state()).inbox[0]?.code } });
}

/** Fills the device cart with two fish. */
export async function fillCart(customerId = CUSTOMER) {
  const dish = await call(getMenuitemDetailById, {
    lang: 'EN',
    storeId: 1,
    menuScheduleId: 0,
    menuItemId: DISH.fish,
  });
  const line = cartLine(dish, {
    menuItem: dish,
    uniqueId: 'line-1',
    quantity: 2,
    instruction: '',
    modifierGroupList: [],
  });
  writeDeviceCart(
    {
      deliveryId: 'Deliver34',
      ...newCartLife(Date.now(), 30),
      menuScheduleId: dish.menuScheduleId,
      isDelivery: true,
      isPickUp: false,
      menuItemList: [line],
      ModifierList: [],
      storeId: 1,
      menuScheduleUniqueId: 'TINY-4-v1',
      currency: 'KWD',
      currencyDecimals: 3,
    },
    customerId,
  );
}
