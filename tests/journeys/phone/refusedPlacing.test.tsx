import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import EN from '../../../public/assets/i18n/EN.json';
import { appBeforeEach } from '../appScene.tsx';
import {
  CART,
  expectPlaced,
  FATTOUSH,
  hurryClock,
  inKitchen,
  openPayment,
  openPhone,
  PAYMENT,
  placeButton,
  requested,
  seedCart,
  YOGHURT,
} from './phoneScene.tsx';

appBeforeEach();
beforeEach(() => hurryClock());

const dialogOf = (name: string) => screen.findByRole('alertdialog', { name });

/** Two dishes in the cart, one of which does not stay. */
async function openWithTwo() {
  const phone = await openPhone(PAYMENT, async (demo) => {
    await seedCart(demo, 1, FATTOUSH);
    await seedCart(demo, 1);
  });
  fireEvent.click(await screen.findByRole('radio', { name: 'Pay at the table' }));
  return phone;
}

it('a new total that is declined orders nothing, and can be ordered later', async () => {
  const phone = await openPayment();
  await phone.demo.control({ action: 'setPrice', itemId: YOGHURT, price: 9 });
  fireEvent.click(await placeButton());
  const dialog = await dialogOf(EN['checkout.changed']);
  fireEvent.click(within(dialog).getByRole('button', { name: EN['common.cancel'] }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await inKitchen(phone)).toEqual([]);
  phone.reopen(PAYMENT);
  fireEvent.click(await screen.findByRole('radio', { name: 'Pay at the table' }));
  fireEvent.click(await placeButton());
  await expectPlaced();
  expect(await inKitchen(phone)).toHaveLength(1);
});

it('a store that closes meanwhile takes no order', async () => {
  const phone = await openPayment();
  // The look at the hours came just before.
  await phone.demo.control({ action: 'slow', call: 'saveEOrder', ms: 300 });
  const sent = requested('saveEOrder');
  fireEvent.click(await placeButton());
  await sent;
  await phone.demo.control({ action: 'closeStore', storeId: 101, minutes: 60 });
  const dialog = await dialogOf(EN['checkout.refused']);
  fireEvent.click(within(dialog).getByRole('button', { name: EN['home.toMenu'] }));
  expect(await screen.findByText(EN['closed.title'])).toBeVisible();
  expect(await inKitchen(phone)).toEqual([]);
  phone.reopen(CART);
  expect((await screen.findAllByText('Cucumber yoghurt'))[0]).toBeVisible();
});

it('a menu that changed is read again, and the cart is kept', async () => {
  const phone = await openWithTwo();
  await phone.demo.control({ action: 'retireItem', itemId: YOGHURT });
  fireEvent.click(await placeButton());
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent(EN['status.menuChanged']);
  fireEvent.click(within(dialog).getByRole('button', { name: EN['cart.see'] }));
  expect(await screen.findByRole('link', { name: 'Edit Fattoush' })).toBeVisible();
  expect(await inKitchen(phone)).toEqual([]);
  const asked = requested('Menu/EN/BEIT');
  fireEvent.click(screen.getByRole('link', { name: EN['cart.addMore'] }));
  await asked;
});

it('a cart that changed on another page is shown again before it is ordered', async () => {
  const phone = await openPayment();
  await seedCart(phone.demo, 1, FATTOUSH);
  fireEvent.click(await placeButton());
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent(EN['checkout.cartChanged']);
  expect(await inKitchen(phone)).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: EN['cart.see'] }));
  expect(await screen.findByRole('link', { name: 'Edit Fattoush' })).toBeVisible();
});
