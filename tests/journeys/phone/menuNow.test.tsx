import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import EN from '../../../public/assets/i18n/EN.json';
import type { DemoClient } from '../../demo/fixtures/client.ts';
import { appBeforeEach, hurryClock } from '../appScene.tsx';
import { CART, GRILL, MENU, openPhone, requested, YOGHURT } from './phoneScene.tsx';

appBeforeEach();
beforeEach(() => hurryClock());

const card = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  return link.closest('article') as HTMLElement;
};
const addYoghurt = () => screen.findByRole('button', { name: 'Add Cucumber yoghurt' });

describe('a dish added from the menu', () => {
  it('that sold out unnoticed is reported and marked', async () => {
    const { demo } = await openPhone(MENU);
    const add = await addYoghurt();
    await demo.control({ action: 'sellOut', itemId: YOGHURT });
    fireEvent.click(add);
    const yoghurt = within(await card('Cucumber yoghurt'));
    expect(await yoghurt.findByText(EN['menu.soldOut'])).toBeVisible();
    expect(yoghurt.queryByRole('button')).toBeNull();
  });

  it('gets the prices of the cart', async () => {
    const { demo } = await openPhone(MENU);
    const add = await addYoghurt();
    await demo.control({ action: 'setPrice', itemId: GRILL, price: 7 });
    fireEvent.click(add);
    await waitFor(async () => expect(await card('Mixed grill')).toHaveTextContent('7.000'));
  });

  it('that left the menu is reported, and the menu loads again', async () => {
    const { demo } = await openPhone(MENU);
    const add = await addYoghurt();
    await demo.control({ action: 'retireItem', itemId: YOGHURT });
    fireEvent.click(add);
    expect((await screen.findAllByText(EN['status.menuChanged']))[0]).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Cucumber yoghurt' })).toBeNull(),
    );
  });

  it('is sent with the new menu if the server refuses the old one, unless its price rose', async () => {
    const { demo } = await openPhone(MENU);
    refuseOldMenu();
    fireEvent.click(await addYoghurt());
    expect(await screen.findByRole('button', { name: 'Cart, 1' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Remove Cucumber yoghurt' }));
    await screen.findByRole('button', { name: EN['header.cartEmpty'] });
    await demo.control({ action: 'setPrice', itemId: YOGHURT, price: 9.5 });
    refuseOldMenu();
    fireEvent.click(await addYoghurt());
    await waitFor(async () => expect(await card('Cucumber yoghurt')).toHaveTextContent('9.500'));
    expect(screen.getByRole('button', { name: EN['header.cartEmpty'] })).toBeVisible();
  });
});

/** Refuses one call, as a server with a newer menu does. */
function refuseOldMenu(): void {
  const answerAsUsual = fetch;
  vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => {
    const address = typeof input === 'string' ? input : input.url;
    if (!address.includes('AddToCart')) return answerAsUsual(input, init);
    vi.stubGlobal('fetch', answerAsUsual);
    return Promise.resolve(Response.json({ status: -13, message: '', dataenum: null }));
  });
}

it('filters that the phone applies alone say what they cannot know', async () => {
  await openPhone(`${MENU}?filter=vegan,under2`, (demo) =>
    demo.control({ action: 'fail', call: 'getMenuItemsForFilter', fault: 'html' }),
  );
  const said = EN['filter.unchecked'].replace('{names}', 'Up to KWD 2.000');
  expect(await screen.findByText(said)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Hummus' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Hummus with lamb' })).toBeNull();
});

it('a diner who returns to the app gets the current prices', async () => {
  const { demo } = await openPhone(MENU);
  expect(await card('Mixed grill')).toHaveTextContent('5.750');
  await demo.control({ action: 'setPrice', itemId: GRILL, price: 7 });
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(async () => expect(await card('Mixed grill')).toHaveTextContent('7.000'));
});

it('a tap on the link of the current page loads it again', async () => {
  await openPhone(CART);
  await screen.findByText(EN['cart.empty']);
  const asked = requested('TableCart/EN/T12');
  fireEvent.click(screen.getByRole('button', { name: /^Cart/ }));
  await asked;
});

describe('a stored menu', () => {
  async function reopenWith(fail: (demo: DemoClient) => Promise<unknown>) {
    const phone = await openPhone(MENU);
    await card('Mutabbal');
    await waitFor(() => expect(localStorage.getItem('menuItems_BEIT')).not.toBeNull());
    await fail(phone.demo);
    phone.reopen(MENU);
    expect(await card('Mutabbal')).toBeVisible();
    return phone;
  }

  it('shows its date until a fresh one arrives', async () => {
    const { demo } = await reopenWith((venue) =>
      venue.control({ action: 'fail', call: 'menu.getMenu', fault: 'html' }),
    );
    expect(await screen.findByText(EN['offline.copy'])).toBeVisible();
    await demo.control({ action: 'clearFaults' });
    fireEvent.click(screen.getByRole('button', { name: EN['common.retry'] }));
    await waitFor(() => expect(screen.queryByText(EN['offline.copy'])).toBeNull());
  });

  it('can be read while the whole server pauses, but not ordered from', async () => {
    await reopenWith((venue) =>
      venue.control({ action: 'fail', call: '*', fault: 'httpStatus', httpStatus: 503 }),
    );
    expect(await screen.findByText(EN['error.pausedTitle'])).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Add / })).toBeNull();
  });
});

it("a dish does not wait for ever for the calls of its menu's header", async () => {
  const { demo } = await openPhone(`/Item/BEIT/${GRILL}/T12`, (venue) =>
    venue.control({ action: 'fail', call: 'getMenuDetails', fault: 'wrongTypes' }),
  );
  expect(await screen.findByText(EN['error.title'])).toBeVisible();
  await demo.control({ action: 'clearFaults' });
  fireEvent.click(screen.getByRole('button', { name: EN['common.retry'] }));
  expect(await screen.findByRole('button', { name: /^AddKWD/ })).toBeVisible();
});

it('a menu changes by itself at its hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  let changeMs = 0;
  await openPhone(MENU, async (venue) => {
    const menu = await venue.call<{ nextChangeAt: string }>('Menu/EN/BEIT');
    changeMs = Date.parse(menu.data.nextChangeAt);
    vi.setSystemTime(changeMs - 4000);
  });
  await screen.findByRole('heading', { level: 2, name: /^Breakfast/ });
  const notNow = () => screen.queryAllByText(/^From /).length;
  const before = notNow();
  // The phone's clock is ahead: at its own hour it still gets the old menu.
  await requested('/Menu/EN/BEIT');
  await requested('/Menu/EN/BEIT');
  vi.setSystemTime(changeMs + 1000);
  await waitFor(() => expect(notNow()).not.toBe(before));
});

describe('the branches of a venue', () => {
  const branches = () => screen.findAllByRole('link', { name: /^Beit Sufra, / });
  const tapNearest = async () =>
    fireEvent.click(await screen.findByRole('button', { name: EN['home.nearest'] }));
  const phoneIsAt = (getCurrentPosition: Geolocation['getCurrentPosition']) => {
    const value = { getCurrentPosition };
    vi.stubGlobal('isSecureContext', true);
    Object.defineProperty(navigator, 'geolocation', { value, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'));
  };

  it('are sorted by distance, if the diner allows it', async () => {
    phoneIsAt((found) =>
      found({ coords: { latitude: 29.334, longitude: 48.076 } } as GeolocationPosition),
    );
    const { address } = await openPhone('/Emenu/BEITS');
    expect((await branches())[0]).toHaveTextContent('Sharq');
    await tapNearest();
    await waitFor(async () => expect((await branches())[0]).toHaveTextContent(/Salmiya.*\d+ m/));
    fireEvent.click((await branches())[0] as HTMLElement);
    await waitFor(() => expect(address()).toBe('/Emenu/BEIT2'));
  });

  it('stay as they are if the position is refused, and the page says so', async () => {
    phoneIsAt((_found, refused) => refused?.({ code: 1 } as GeolocationPositionError));
    await openPhone('/Emenu/BEITS');
    await tapNearest();
    expect(await screen.findByText(EN['home.noPosition'])).toBeVisible();
  });
});
