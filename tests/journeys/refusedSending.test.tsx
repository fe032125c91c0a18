import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { STATUS } from '../../src/contract/status.ts';
import { CART, cartOf, putLine } from '../demo/fixtures/journey.ts';
import { DISH, PROMO } from '../demo/fixtures/tiny.ts';
import { answer, failing } from './answers.ts';
import { appBeforeEach, CODE, fillTable, openApp, TABLE } from './appScene.tsx';

appBeforeEach();

it('names the dish that sold out while the order was sent, and sends the rest', async () => {
  const { demo, address } = await openApp(`/Payment/${CODE}/${TABLE}`, {
    before: async (venue) => {
      await fillTable(venue);
      await putLine(venue, DISH.fish, 1, [], { uniqueCartId: CART });
    },
  });
  const place = await screen.findByRole('button', { name: /Place order/ });
  await demo.control({ action: 'sellOut', itemId: DISH.fish });
  fireEvent.click(place);
  const refusal = await screen.findByRole('alertdialog');
  expect(within(refusal).getByText('Fish')).toBeVisible();
  expect(within(refusal).getByRole('button', { name: 'See your cart' })).toBeVisible();
  fireEvent.click(within(refusal).getByRole('button', { name: 'Remove it and send the rest' }));
  expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeVisible();
  const [order] = (await demo.state()).orders;
  expect(order).toMatchObject({ orderStatus: 3 });
  expect(address()).toBe(`/Cart/${CODE}/${TABLE}/${order?.eOrderID}`);
});

/** Sends an order whose saving gets this answer, and counts the tries. */
async function saveAgainst(saved: () => Response, before = fillTable) {
  const { demo } = await openApp(`/Payment/${CODE}/${TABLE}`, { before });
  const place = await screen.findByRole('button', { name: /Place order/ });
  const asked = vi.fn(saved);
  answer({ '/SaveEOrder/': asked });
  fireEvent.click(place);
  return { demo, asked };
}

it('waits before the next try as long as the server demands', async () => {
  const headers = { 'Retry-After': '30' };
  const { asked } = await saveAgainst(() => Response.json({ status: 0 }, { status: 429, headers }));
  const times = await waitFor(() => {
    expect(screen.getAllByText(/30 s/)[0]).toBeVisible();
    return asked.mock.calls.length;
  });
  for (const button of screen.getAllByRole('button', { name: /30 s/ })) fireEvent.click(button);
  expect(asked).toHaveBeenCalledTimes(times);
});

it('drops an expired promo code, so that the next try is not refused', async () => {
  const { demo } = await saveAgainst(
    () => Response.json({ status: STATUS.promoExpired }),
    async (venue) => {
      await fillTable(venue);
      await venue.call(`TableCart/validatePromoCode/${CODE}/${CART}/${PROMO.ten}`);
      expect((await cartOf(venue)).promo).toMatchObject({ promoCode: PROMO.ten });
    },
  );
  await screen.findByRole('alertdialog');
  await waitFor(async () => expect((await cartOf(demo)).promo).toBeNull());
});

async function placeAgainst(call: string, times?: number) {
  const { demo } = await openApp(`/Payment/${CODE}/${TABLE}`, {
    before: async (venue) => {
      await fillTable(venue);
      await failing(call, 404, times)(venue);
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /Place order/ }));
  return demo;
}

it('says each time that nothing was sent when saving gets 404', async () => {
  const demo = await placeAgainst('saveEOrder');
  const notSent = { name: 'Your order was not sent' };
  const alert = await screen.findByRole('alertdialog', notSent);
  expect(alert).toHaveTextContent('Status code 404, Failed to load API');
  expect(alert).toHaveTextContent('Nothing was sent or charged.');
  fireEvent.click(within(alert).getByRole('button', { name: 'OK' }));
  fireEvent.click(await screen.findByRole('button', { name: /Place order/ }));
  expect(await screen.findByRole('alertdialog', notSent)).toBeVisible();
  expect((await demo.state()).orders).toEqual([]);
});

it('says that nothing was sent when placing gets 404, and places it at the next tap', async () => {
  const demo = await placeAgainst('placeOrder', 1);
  const alert = await screen.findByRole('alertdialog', { name: 'Your order was not sent' });
  expect(alert).toHaveTextContent('Status code 404, Failed to load API');
  expect(alert).toHaveTextContent('Nothing was sent or charged.');
  expect((await demo.state()).orders).toMatchObject([{ orderStatus: 1 }]);
  fireEvent.click(within(alert).getByRole('button', { name: 'OK' }));
  fireEvent.click(await screen.findByRole('button', { name: /Place order/ }));
  expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeVisible();
  expect((await demo.state()).orders).toMatchObject([{ orderStatus: 3 }]);
});

it("keeps the diner's cart when the payment is forbidden", async () => {
  await openApp(`/Payment/${CODE}/${TABLE}`, {
    before: async (demo) => {
      await fillTable(demo);
      await failing('paymentByCard', 403, 1)(demo);
    },
  });
  fireEvent.click(await screen.findByRole('radio', { name: /Card/ }));
  fireEvent.click(screen.getByRole('button', { name: /10%/ }));
  fireEvent.change(screen.getByLabelText(/note/i), { target: { value: 'no nuts please' } });
  fireEvent.click(screen.getByRole('button', { name: /^Pay/ }));

  const alert = await screen.findByRole('alertdialog', { name: 'Your order was not sent' });
  expect(alert).toHaveTextContent('Status code 403, Failed to load API');
  fireEvent.click(within(alert).getByRole('button', { name: 'OK' }));

  expect(await screen.findByRole('radio', { name: /Card/ })).toBeChecked();
  expect(screen.getByRole('button', { name: /10%/ })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByLabelText(/note/i)).toHaveValue('no nuts please');
});
