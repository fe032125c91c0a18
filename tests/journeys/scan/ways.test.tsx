import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import EN from '../../../public/assets/i18n/EN.json';
import { recentVenuesEntry } from '../../../src/storage/deviceEntries.ts';
import { MINUTE_MS } from '../../../src/config/times.ts';
import { newCartLife } from '../../../src/rules/cart/cartLifetime.ts';
import { readDeviceCart, writeDeviceCart } from '../../../src/storage/deviceCartStorage.ts';
import {
  codeEntry,
  mergeCodeEntry,
  roomCodeEntry,
  stateEntry,
} from '../../../src/storage/visitEntries.ts';
import { CUSTOMER } from '../../ordering/cart/demoVenue.ts';
import { fillCart } from '../deliveryScene.tsx';
import { appBeforeEach, fillTable, openApp } from '../appScene.tsx';
import { camera, cameraBeforeEach } from './scanScene.ts';

appBeforeEach();
cameraBeforeEach();

const T1 = '/Emenu/TINY/T1';
const own = (path: string) => `${location.origin}${path}`;
const scanner = () => screen.findByRole('dialog', { name: EN['scan.title'] });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('with dishes in the cart of a table', () => {
  const openAtCart = async () => {
    const scene = await openApp('/Cart/TINY/T1', { before: fillTable });
    await screen.findAllByText('3.000');
    return scene;
  };

  it('the code of another table asks first', async () => {
    camera.inView = [own('/Emenu/TINY/T2')];
    const { go, address } = await openAtCart();
    await go('/?scan');
    expect(await screen.findByRole('heading', { name: 'Go to table T2?' })).toHaveFocus();
    expect(screen.getByText('You have 1 dish at table T1.')).toBeVisible();
    await waitFor(() => expect(camera.isLive()).toBe(false));
    press('Stay at table T1');
    await waitFor(() => expect(address()).toBe('/Cart/TINY/T1'));
    await go('/?scan');
    await screen.findByRole('heading', { name: 'Go to table T2?' });
    press('Go to table T2');
    await waitFor(() => expect(address()).toBe('/Emenu/TINY/T2'));
  });

  it.each(['HALL', 'HOTEL'])("the code of the same table's %s opens at once", async (around) => {
    camera.inView = [own(`/Emenu/${around}`)];
    const { go, address } = await openAtCart();
    (around === 'HALL' ? mergeCodeEntry : roomCodeEntry).write(around);
    await go('/?scan');
    await waitFor(() => expect(address()).not.toMatch(/scan/));
    expect(screen.queryByRole('heading', { name: `Go to ${around}?` })).toBeNull();
  });
});

/** Each link from the start page to another table asks first, like a scanned code. */
describe('on the start page, with dishes in the cart of a table', () => {
  const type = (code: string, table: string) => {
    fireEvent.change(screen.getByLabelText(EN['start.code']), { target: { value: code } });
    fireEvent.change(screen.getByLabelText(/Table/), { target: { value: table } });
    press(EN['start.open']);
  };
  const tapRecent = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
  const openStart = async () => {
    const scene = await openApp('/Cart/TINY/T1', {
      before: async (demo) => {
        await fillTable(demo);
        recentVenuesEntry.write([
          { code: 'LANE', tableCode: 'LANE1', isDelivery: false, label: 'Lane', at: '' },
        ]);
      },
    });
    await screen.findAllByText('3.000');
    await scene.go('/');
    await screen.findByRole('heading', { name: EN['start.title'] });
    return scene;
  };

  it('a recent venue asks first', async () => {
    const { address } = await openStart();
    tapRecent('Lane LANE1');
    expect(await screen.findByRole('heading', { name: 'Go to Lane?' })).toHaveFocus();
    expect(screen.getByText(`You have 1 dish at Tiny.`)).toBeVisible();
    expect(screen.getByText(EN['scan.leaveStays'])).toBeVisible();
    press(EN['common.close']);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/');
    tapRecent('Lane LANE1');
    press('Go to Lane');
    await waitFor(() => expect(address()).toBe('/Emenu/LANE/LANE1'));
  });

  it('"stay" leads back to the table of the cart', async () => {
    const { address } = await openStart();
    type('TINY', 'T2');
    await screen.findByRole('heading', { name: 'Go to table T2?' });
    press('Stay at table T1');
    await waitFor(() => expect(address()).toBe(T1));
  });

  it('the table of the cart opens at once', async () => {
    const { address } = await openStart();
    type('TINY', 'T1');
    await waitFor(() => expect(address()).toBe(T1));
  });
});

describe('with a cart for delivery', () => {
  it('the code of a table asks first, and says where the cart is', async () => {
    camera.inView = [own(T1)];
    const { go, address } = await openApp('/Delivery/TINY/cart', {
      isLoggedIn: true,
      before: () => fillCart(),
    });
    await screen.findByText('Fish');
    await go('/?scan');
    expect(await screen.findByRole('heading', { name: 'Go to table T1?' })).toHaveFocus();
    expect(screen.getByText('You have 2 dishes at Tiny.')).toBeVisible();
    expect(screen.getByText(EN['scan.leaveKept'])).toBeVisible();
    press('Go to table T1');
    await waitFor(() => expect(address()).toBe(T1));
    expect(readDeviceCart(CUSTOMER)?.menuItemList).toHaveLength(1);
  });

  it('the code of a table opens at once when the cart has expired', async () => {
    camera.inView = [own(T1)];
    const { address } = await openApp('/?scan', {
      isLoggedIn: true,
      before: async () => {
        codeEntry.write('TINY');
        stateEntry.write('Delivery');
        await fillCart();
        const cart = readDeviceCart(CUSTOMER);
        if (!cart) throw new Error('The cart is empty.');
        writeDeviceCart({ ...cart, ...newCartLife(Date.now() - 2 * MINUTE_MS, 1) }, CUSTOMER);
      },
    });
    await waitFor(() => expect(address()).toBe(T1));
  });
});

describe('typing', () => {
  const atVenue = () => {
    codeEntry.write('TINY');
    stateEntry.write('Table');
    recentVenuesEntry.write([
      { code: 'TINY', tableCode: 'T1', isDelivery: false, label: 'Tiny', at: '' },
    ]);
  };
  const write = (label: string, value: string) =>
    fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(label), {
      target: { value },
    });
  const open = () =>
    fireEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: EN['start.open'] }),
    );

  it('at a venue asks only for the table', async () => {
    const { address } = await openApp('/?scan', { before: atVenue });
    await scanner();
    press(EN['scan.type']);
    const dialog = within(await scanner());
    expect(dialog.queryByLabelText(EN['start.code'])).toBeNull();
    expect(dialog.getByText(/for example 12 or T12/)).toBeVisible();
    await waitFor(() => expect(camera.isLive()).toBe(false));
    open();
    expect(await dialog.findByText(EN['form.required'])).toBeVisible();
    write(EN['start.table'], ' T2 ');
    open();
    await waitFor(() => expect(address()).toBe('/Emenu/TINY/T2'));
  });
});

it('the start page leads to the scanner, and closing it leads back', async () => {
  const { address } = await openApp('/');
  fireEvent.click(await screen.findByRole('link', { name: EN['scan.title'] }));
  await scanner();
  expect(address()).toBe('/?scan');
  press(EN['common.close']);
  await waitFor(() => expect(address()).toBe('/'));
});
