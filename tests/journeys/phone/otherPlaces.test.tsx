/** A lane, a food hall and a hotel room, each at its own venue. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import AR from '../../../public/assets/i18n/AR.json';
import EN from '../../../public/assets/i18n/EN.json';
import { palm } from '../../../src/demo/venues/palm.ts';
import { route } from '../../../src/demo/venues/route.ts';
import { souq } from '../../../src/demo/venues/souq.ts';
import type { DemoClient } from '../../demo/fixtures/client.ts';
import { appBeforeEach, speakArabic, hurryClock } from '../appScene.tsx';
import { expectPlaced, openPhone, placeButton, type Phone } from './phoneScene.tsx';

appBeforeEach();
beforeEach(() => hurryClock());

type Before = (demo: DemoClient) => Promise<unknown>;

/** Taps as soon as a dish appears, before anything else loads. */
async function addFirst(words: RegExp = /^Add /): Promise<void> {
  await waitFor(() => {
    const [add] = screen.getAllByRole('button', { name: words });
    fireEvent.click(add as HTMLElement);
  });
}
const tapLink = async (name: RegExp | string) =>
  fireEvent.click(await screen.findByRole('link', { name }));
const choose = async (name: string) =>
  fireEvent.click(await screen.findByRole('radio', { name: new RegExp(`^${name}`) }));

async function goToPayment(): Promise<void> {
  await addFirst();
  await tapLink(/View cart/);
  await tapLink(/Go to payment/);
}

const ordersAt = async ({ demo }: Phone, tableCode: string) =>
  (await demo.state()).orders.filter((order) => order.tableCode === tableCode);

describe('in a lane', () => {
  const STORE = 201;
  const BAY_3 = 213;
  const BAY_4 = 214;
  const openLane = (at: string, before?: Before) => openPhone(at, before, [route]);
  const field = (name: string) => screen.findByLabelText(new RegExp(`^${name}`));
  const bay = async (name: string, slotId: number) =>
    fireEvent.change(await field(name), { target: { value: String(slotId) } });

  it('nobody can order when it is switched off, neither before nor during an order', async () => {
    // A shared link to the lane itself is recognised.
    const { demo, reopen, address } = await openLane('/Menu/ROUTE/RLANE');
    await goToPayment();
    await field('Plate number');
    await demo.control({ action: 'laneOff', storeId: STORE });
    reopen(address());
    expect(await screen.findByText(EN['car.off'])).toBeVisible();
    expect(await placeButton()).toHaveAttribute('aria-disabled', 'true');
    sessionStorage.clear();
    reopen('/Menu/ROUTE');
    expect(await screen.findByText(EN['viewOnly.title'])).toBeVisible();
    const delivery = screen.getByRole('link', { name: EN['viewOnly.delivery'] });
    expect(delivery).toHaveAttribute('href', '/Delivery/ROUTE');
  });

  /** Fills the form as a phone does, and as an Arabic keyboard writes. */
  async function fillIn(): Promise<void> {
    for (const [name, value] of [
      ['Your name', 'Noura'],
      ['Mobile number', '٠٥٠١٢٣٤٥٦٧'],
      ['Plate number', 'A 4711'],
    ] as const)
      fireEvent.change(await field(name), { target: { value } });
    expect(await field('Mobile number')).toHaveValue('501234567');
  }

  it('a driver sees that the bay was taken, and finds the form again', async () => {
    const phone = await openLane('/Menu/ROUTE', (demo) =>
      demo.control({ action: 'takeBay', slotId: BAY_4 }),
    );
    await goToPayment();
    await choose('Pay at the window');
    fireEvent.click(await placeButton());
    await waitFor(async () => expect(await field('Your name')).toHaveFocus());
    await fillIn();
    expect(within(await field('Bay')).getByRole('option', { name: /taken/ })).toBeDisabled();
    await bay('Bay', BAY_3);
    await phone.demo.control({ action: 'takeBay', slotId: BAY_3 });
    fireEvent.click(await placeButton());
    expect(await screen.findByText(EN['car.taken'])).toBeVisible();
    expect(await ordersAt(phone, 'RLANE')).toEqual([]);
    phone.reopen(phone.address());
    expect(await field('Plate number')).toHaveValue('A 4711');
  });

  it('a driver orders, chooses a bay and says “I am here”', async () => {
    const phone = await openLane('/Menu/ROUTE');
    await goToPayment();
    await choose('Pay at the window');
    await fillIn();
    fireEvent.click(await placeButton());
    await expectPlaced();
    expect(await ordersAt(phone, 'RLANE')).toMatchObject([
      { orderType: 'DriveThrough', orderStatus: 3 },
    ]);
    phone.reopen(phone.address());
    await bay(EN['car.bay'], BAY_3);
    fireEvent.click(screen.getByRole('button', { name: EN['car.iAmHere'] }));
    expect(await screen.findByText(EN['car.arrived'])).toHaveFocus();
  });
});

describe('in a hall', () => {
  const openHall = (before?: Before) => openPhone('/Merge/SOUQ', before, souq);
  const carts = () => screen.findByRole('navigation', { name: EN['hall.carts'] });
  const noCarts = () =>
    expect(screen.queryByRole('navigation', { name: EN['hall.carts'] })).toBeNull();

  it('two kitchens have separate carts and orders', async () => {
    const phone = await openHall();
    await screen.findByRole('heading', { level: 1 });
    noCarts();
    await phone.go('/Menu/SOUQGRILL/SG1');
    await addFirst();
    await screen.findByRole('link', { name: /View cart/ });
    fireEvent.click(screen.getByRole('button', { name: EN['header.back'] }));
    await waitFor(() => expect(phone.address()).toBe('/Merge/SOUQ'));
    expect(within(await carts()).getByRole('link')).toHaveTextContent(/Grill.*1/);

    // The other kitchen's cart is visible while the diner orders here, but not at a dish.
    await phone.go('/Menu/SOUQJUICE/SJ1');
    expect(await carts()).toHaveTextContent(/Grill/);
    await goToPayment();
    await choose('Pay at the stall');
    fireEvent.click(await placeButton());
    await expectPlaced();
    expect(await ordersAt(phone, 'SJ1')).toMatchObject([{ code: 'SOUQJUICE', orderStatus: 3 }]);
    expect(await ordersAt(phone, 'SG1')).toEqual([]);

    fireEvent.click(within(await carts()).getByRole('link', { name: /Grill/ }));
    await waitFor(() => expect(phone.address()).toBe('/Cart/SOUQGRILL/SG1'));
    await tapLink(/Go to payment/);
    await choose('Pay at the stall');
    fireEvent.click(await placeButton());
    await expectPlaced();
    expect(await ordersAt(phone, 'SG1')).toHaveLength(1);
    noCarts();
  });

  it('a closed kitchen says so, and so does its menu', async () => {
    await openHall((demo) => demo.control({ action: 'closeStore', storeId: 411 }));
    const closed = await screen.findByText(EN['home.closed']);
    fireEvent.click(within(closed.closest('li') as HTMLElement).getByRole('link'));
    expect(await screen.findByText(EN['closed.title'])).toBeVisible();
  });
});

describe('in a hotel room', () => {
  const LOUNGE_STORE = 311;
  const LOUNGE = /^Garden Lounge/;
  const openRoom = (room: string, before?: Before) =>
    openPhone(`/Rooms/PALM/${room}`, before, palm);

  it('a guest orders to the room and charges it there', async () => {
    const phone = await openRoom('321');
    await tapLink(LOUNGE);
    await goToPayment();
    await choose('Charge to my room');
    fireEvent.click(await placeButton());
    const name = await screen.findByLabelText(EN['room.lastName']);
    await waitFor(() => expect(name).toHaveFocus());
    expect(screen.getByText(EN['form.required'])).toBeVisible();
    fireEvent.change(name, { target: { value: 'Somebody' } });
    fireEvent.click(await placeButton());
    await waitFor(() => expect(name).toHaveAccessibleDescription(/./));
    expect(await ordersAt(phone, 'PALMLOUNGE-1204')).toEqual([]);
    fireEvent.change(name, { target: { value: ' haddad ' } });
    fireEvent.click(await placeButton());
    await expectPlaced();
    expect(await ordersAt(phone, 'PALMLOUNGE-1204')).toMatchObject([
      { code: 'PALMLOUNGE', orderType: 'Room', orderStatus: 3 },
    ]);
  });

  it('numbers in Arabic are written as the hotel chooses', async () => {
    await openRoom('321', () => speakArabic('PALM'));
    await tapLink(/^لاونج الحديقة/);
    const [dish] = await screen.findAllByRole('article');
    await waitFor(() => expect(dish).toHaveTextContent(/[٠-٩]+٫[٠-٩]{2}/));
    await addFirst(new RegExp(`^${AR['menu.add'].replace('{name}', '')}`));
    const cart = await screen.findByRole('link', { name: new RegExp(AR['cart.view']) });
    expect(cart).toHaveTextContent('١');
    expect(cart).not.toHaveTextContent(/[0-9]/);
  });

  it.each(['999', 'here'])('an unknown room by “%s” leads to the start', async (room) => {
    await openRoom(room);
    const title = { level: 1, name: EN['room.unknown'] };
    expect(await screen.findByRole('heading', title)).toBeVisible();
    expect(screen.getByRole('link', { name: EN['notFound.toStart'] })).toBeVisible();
  });

  it('without a checked-in guest the menus are for viewing only', async () => {
    await openRoom('323');
    expect(await screen.findByText(EN['room.inactive'])).toBeVisible();
    await tapLink(LOUNGE);
    expect(await screen.findByText(EN['room.inactiveText'])).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Add / })).toBeNull();
  });

  it('a closed kitchen says so, and so does its menu', async () => {
    await openRoom('321', (demo) => demo.control({ action: 'closeStore', storeId: LOUNGE_STORE }));
    await waitFor(async () =>
      expect(await screen.findByRole('link', { name: LOUNGE })).toHaveTextContent(
        EN['home.closed'],
      ),
    );
    await tapLink(LOUNGE);
    expect(await screen.findByText(EN['closed.title'])).toBeVisible();
  });
});
