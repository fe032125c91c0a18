import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import EN from '../../../public/assets/i18n/EN.json';
import { appBeforeEach, hurryClock } from '../appScene.tsx';
import {
  CART,
  expectPlaced,
  FATTOUSH,
  headingOf,
  inKitchen,
  leaveForPayment,
  openPayment,
  openPhone,
  PAYMENT,
  placeButton,
  requested,
  seedCart,
  TABLE,
  YOGHURT,
  type Phone,
} from './phoneScene.tsx';

appBeforeEach();
beforeEach(() => hurryClock());

async function expectOneOrder(phone: Phone): Promise<void> {
  await expectPlaced();
  expect(await inKitchen(phone)).toHaveLength(1);
}

it.each(['saveEOrder', 'placeOrder'])('two lost answers to %s make one order', async (call) => {
  const phone = await openPayment();
  await phone.demo.control({ action: 'fail', call, fault: 'loseAnswer', times: 2 });
  fireEvent.click(await placeButton());
  await expectOneOrder(phone);
});

it('two clicks in one task make one order', async () => {
  const phone = await openPayment();
  const button = await placeButton();
  button.click();
  button.click();
  await expectOneOrder(phone);
});

it('a tap before the hours load makes one order', async () => {
  const phone = await openPayment(1, (demo) =>
    demo.control({ action: 'slow', call: 'checkOperationHourForTable', ms: 1500 }),
  );
  fireEvent.click(await placeButton());
  await expectOneOrder(phone);
});

it('a request that never arrives orders nothing, and locks the cart until it is known', async () => {
  const phone = await openPayment();
  await phone.demo.control({ action: 'fail', call: 'saveEOrder', fault: 'breakLine' });
  fireEvent.click(await placeButton());
  await screen.findByText(EN['checkout.unknownText']);
  fireEvent.click(await screen.findByRole('link', { name: EN['home.toMenu'] }));
  expect(await screen.findByText(EN['checkout.stuck'])).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add Cucumber yoghurt' })).toBeNull();
  phone.reopen('/Emenu/BEIT/T12');
  expect(await screen.findByText(EN['checkout.checkingLocked'])).toBeVisible();
  expect(await inKitchen(phone)).toEqual([]);
  await phone.demo.control({ action: 'clearFaults' });
  await expectOneOrder(phone);
});

it('a declined new total orders nothing, and can be ordered later', async () => {
  const phone = await openPayment();
  await phone.demo.control({ action: 'setPrice', itemId: YOGHURT, price: 9 });
  fireEvent.click(await placeButton());
  const dialog = await screen.findByRole('alertdialog', { name: EN['checkout.changed'] });
  fireEvent.click(within(dialog).getByRole('button', { name: EN['common.cancel'] }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await inKitchen(phone)).toEqual([]);
  phone.reopen(PAYMENT);
  fireEvent.click(await screen.findByRole('radio', { name: 'Pay at the table' }));
  fireEvent.click(await placeButton());
  await expectOneOrder(phone);
});

it('a changed menu loads again, and the cart is kept', async () => {
  const phone = await openPhone(PAYMENT, async (demo) => {
    await seedCart(demo, 1, FATTOUSH);
    await seedCart(demo, 1);
  });
  fireEvent.click(await screen.findByRole('radio', { name: 'Pay at the table' }));
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

it('an unknown payment says so and leads on', async () => {
  const strange = 'code=BEIT&tableCode=T12&eOrderId=424242&transactionId=x&status=paid';
  const phone = await openPhone(`/qlub?${strange}`);
  await headingOf(EN['card.unknown']);
  await waitFor(() => expect(phone.address()).not.toContain('?'));
  fireEvent.click(screen.getByRole('link', { name: EN['home.toMenu'] }));
  await waitFor(() => expect(phone.address()).toBe('/Menu/BEIT'));
});

async function orderOf({ demo }: Phone) {
  const { orders } = await demo.state();
  return orders.find(({ tableCode }) => tableCode === TABLE);
}

async function openOrdered(): Promise<Phone> {
  const phone = await openPayment(2);
  fireEvent.click(await placeButton());
  await expectPlaced();
  return phone;
}

it('an order of another venue shows nothing of that order', async () => {
  const phone = await openOrdered();
  phone.reopen(`/Cart/MATSURI/M3/${(await orderOf(phone))?.eOrderID}`);
  await headingOf(EN['order.unknown']);
});

describe('a cancellation', () => {
  async function cancel(): Promise<void> {
    fireEvent.click(await screen.findByRole('button', { name: EN['order.cancel'] }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent(EN['order.cancelText']);
    fireEvent.click(within(dialog).getByRole('button', { name: EN['order.cancel'] }));
  }

  it('succeeds while the kitchen has not begun', async () => {
    const phone = await openOrdered();
    await cancel();
    expect(await screen.findByText(EN['order.cancelled'])).toBeVisible();
    expect(screen.queryByRole('button', { name: EN['order.cancel'] })).toBeNull();
    expect((await orderOf(phone))?.orderStatus).toBe(9);
  });

  it('gives up a saved order, which can still be sent again', async () => {
    const phone = await openPayment(2);
    await leaveForPayment(phone, 'card');
    const eOrderID = (await orderOf(phone))?.eOrderID;
    phone.reopen(`${CART}/${eOrderID}`);
    await cancel();
    expect(await screen.findByText(EN['order.renewText'])).toBeVisible();
    fireEvent.click(await screen.findByRole('link', { name: EN['order.goOn'] }));
    fireEvent.click(await screen.findByRole('radio', { name: 'Pay at the table' }));
    fireEvent.click(await placeButton());
    await expectPlaced();
    expect(await inKitchen(phone)).toMatchObject([{ eOrderID, orderStatus: 3 }]);
  });
});
