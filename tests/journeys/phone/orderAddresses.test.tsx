import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import EN from '../../../public/assets/i18n/EN.json';
import { appBeforeEach } from '../appScene.tsx';
import {
  answerProvider,
  CART,
  expectPlaced,
  headingOf,
  hurryClock,
  inKitchen,
  leaveForPayment,
  openPayment,
  openPhone,
  paymentsOf,
  placeButton,
  TABLE,
  type Phone,
} from './phoneScene.tsx';

appBeforeEach();
beforeEach(() => hurryClock());

async function orderOf({ demo }: Phone): Promise<number> {
  const { orders } = await demo.state();
  return orders.find(({ tableCode }) => tableCode === TABLE)?.eOrderID ?? 0;
}

/** The order is with the kitchen, to be paid at the table. */
async function openOrdered(): Promise<{ phone: Phone; eOrderID: number }> {
  const phone = await openPayment(2);
  fireEvent.click(await placeButton());
  await expectPlaced();
  return { phone, eOrderID: await orderOf(phone) };
}

async function payAtTheTable(phone: Phone, eOrderID: number): Promise<void> {
  fireEvent.click(await screen.findByRole('link', { name: EN['order.goOn'] }));
  fireEvent.click(await screen.findByRole('radio', { name: 'Pay at the table' }));
  fireEvent.click(await placeButton());
  await expectPlaced();
  expect(await inKitchen(phone)).toMatchObject([{ eOrderID, orderStatus: 3 }]);
}

it.each([
  ['/Cart/BEIT/T12/424242', EN['order.unknown'], EN['home.toMenu']],
  ['/CardDetails/EOrder/BEIT/424242', EN['card.unknown'], EN['home.toMenu']],
  ['/qlub?status=success', EN['card.unknown'], EN['notFound.toStart']],
  [
    '/qlub?code=BEIT&tableCode=T12&eOrderId=424242&transactionId=x&status=paid',
    EN['card.unknown'],
    EN['home.toMenu'],
  ],
])('%s, which nobody knows, says so and leads on', async (at, title, wayOn) => {
  const phone = await openPhone(at);
  await headingOf(title);
  await waitFor(() => expect(phone.address()).not.toContain('?'));
  const link = screen.getByRole('link', { name: wayOn });
  fireEvent.click(link);
  await waitFor(() => expect(phone.address()).toBe(link.getAttribute('href')));
});

it('an order of another venue shows nothing of that order', async () => {
  const { phone, eOrderID } = await openOrdered();
  phone.reopen(`/Cart/MATSURI/M3/${eOrderID}`);
  await headingOf(EN['order.unknown']);
});

it('a saved order that nobody began to pay offers to pay it', async () => {
  const phone = await openPayment(2);
  const once = { fault: 'httpStatus', httpStatus: 429, times: 1 } as const;
  await phone.demo.control({ action: 'fail', call: 'paymentByCard', ...once });
  fireEvent.click(await screen.findByRole('radio', { name: 'Credit card' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Pay/ }));
  expect(await screen.findByText(EN['status.tooOften'])).toBeVisible();
  phone.reopen(`/CardDetails/EOrder/BEIT/${await orderOf(phone)}`);
  await headingOf(EN['card.ready']);
  fireEvent.click(screen.getByRole('button', { name: /^Pay/ }));
  await answerProvider(phone, 'card', 'pay');
  await expectPlaced();
  expect(await inKitchen(phone)).toHaveLength(1);
  expect(await paymentsOf(phone)).toMatchObject([{ paymentStatus: 3 }]);
});

it('an order that lapsed is renewed', async () => {
  const phone = await openPayment(2);
  await leaveForPayment(phone, 'card');
  const eOrderID = await orderOf(phone);
  await phone.demo.control({ action: 'lapseOrder', eOrderID });
  phone.reopen(`${CART}/${eOrderID}`);
  expect(await screen.findByText(EN['order.lapsed'])).toBeVisible();
  await payAtTheTable(phone, eOrderID);
});

async function cancel(): Promise<HTMLElement> {
  fireEvent.click(await screen.findByRole('button', { name: EN['order.cancel'] }));
  const dialog = await screen.findByRole('alertdialog');
  return dialog;
}

const yes = (dialog: HTMLElement) =>
  within(dialog).getByRole('button', { name: EN['order.cancel'] });

describe('a cancellation', () => {
  it('takes back what the kitchen has not begun', async () => {
    const { phone, eOrderID } = await openOrdered();
    const dialog = await cancel();
    expect(dialog).toHaveTextContent(EN['order.cancelText']);
    fireEvent.click(yes(dialog));
    expect(await screen.findByText(EN['order.cancelled'])).toBeVisible();
    expect(screen.queryByRole('button', { name: EN['order.cancel'] })).toBeNull();
    const { orders } = await phone.demo.state();
    expect(orders.find((order) => order.eOrderID === eOrderID)?.orderStatus).toBe(9);
  });

  it('that the kitchen was quicker than is refused', async () => {
    const { phone, eOrderID } = await openOrdered();
    const dialog = await cancel();
    await phone.demo.control({ action: 'advanceOrder', eOrderID, to: 5 });
    fireEvent.click(yes(dialog));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      EN['status.tooLateToCancel'],
    );
    fireEvent.click(within(dialog).getByRole('button', { name: EN['order.keep'] }));
    const again = { name: EN['order.cancel'] };
    await waitFor(() => expect(screen.queryByRole('button', again)).toBeNull());
  });

  it('of a saved order gives it up, which can be sent all the same', async () => {
    const phone = await openPayment(2);
    await leaveForPayment(phone, 'card');
    const eOrderID = await orderOf(phone);
    phone.reopen(`${CART}/${eOrderID}`);
    fireEvent.click(yes(await cancel()));
    expect(await screen.findByText(EN['order.renewText'])).toBeVisible();
    await payAtTheTable(phone, eOrderID);
  });
});

it('the diner is told whose page asks for the money', async () => {
  const phone = await openPayment(2);
  await leaveForPayment(phone, 'card');
  const said = await screen.findByRole('alertdialog', { name: EN['checkout.leaving'] });
  expect(said).toHaveTextContent(EN['checkout.leavingTo']);
  expect(said).toHaveTextContent(new URL(phone.left(), location.origin).host);
});
