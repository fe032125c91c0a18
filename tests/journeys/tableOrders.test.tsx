import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DemoClient } from '../demo/fixtures/client.ts';
import { putLine } from '../demo/fixtures/journey.ts';
import { CHOICE, DISH } from '../demo/fixtures/tiny.ts';
import { appBeforeEach, CODE, openApp, placeOrder, TABLE } from './appScene.tsx';

appBeforeEach();

const MENU = `/Menu/${CODE}/${TABLE}`;

/** Two orders of this device, one after the other. */
async function orderTwice(demo: DemoClient) {
  const placed = [];
  for (const orderKey of ['Fst345678901', 'Snd345678901']) {
    placed.push(await placeOrder(demo, orderKey));
  }
  return placed;
}

it('keeps the first order in sight when the second is done', async () => {
  let orders: Awaited<ReturnType<typeof orderTwice>> = [];
  const { demo, go } = await openApp(MENU, {
    before: async (venue) => {
      orders = await orderTwice(venue);
    },
  });
  const [first, second] = orders.map(({ orderNo }) => new RegExp(`Order ${orderNo}`));
  await screen.findByRole('link', { name: first });
  await screen.findByRole('link', { name: second });
  const links = screen.getAllByRole('link', { name: /^Order / });
  expect(links.map((link) => link.textContent)).toEqual([
    expect.stringMatching(second ?? ''),
    expect.stringMatching(first ?? ''),
  ]);
  await demo.control({ action: 'advanceOrder', eOrderID: orders[1]?.eOrderID ?? 0, to: 8 });
  await go(`/Cart/${CODE}/${TABLE}/${orders[0]?.eOrderID}`);
  await screen.findByRole('heading', { name: 'Thank you!' });
  await go(MENU);
  expect(await screen.findByRole('link', { name: first })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: second })).toBeNull());
});

it('leads from one order and from the empty cart to the others, newest first', async () => {
  let orders: Awaited<ReturnType<typeof orderTwice>> = [];
  const { go, address } = await openApp(`/Cart/${CODE}/${TABLE}`, {
    before: async (venue) => {
      orders = await orderTwice(venue);
      await venue.control({ action: 'advanceOrder', eOrderID: orders[0]?.eOrderID ?? 0, to: 8 });
    },
  });
  const here = () => screen.findByRole('region', { name: 'Your orders here' });
  const rows = within(within(await here()).getByRole('list')).getAllByRole('link');
  expect(rows.map((row) => row.getAttribute('href'))).toEqual([
    `/Cart/${CODE}/${TABLE}/${orders[1]?.eOrderID}`,
    `/Cart/${CODE}/${TABLE}/${orders[0]?.eOrderID}`,
  ]);
  await go(`/Cart/${CODE}/${TABLE}/${orders[1]?.eOrderID}`);
  await screen.findByRole('heading', { name: 'Thank you!' });
  fireEvent.click(within(within(await here()).getByRole('list')).getByRole('link'));
  expect(await screen.findAllByText(orders[0]?.orderNo ?? '')).not.toHaveLength(0);
  expect(address()).toBe(`/Cart/${CODE}/${TABLE}/${orders[0]?.eOrderID}`);
});

it('shows the choices and the prices of what was ordered', async () => {
  let eOrderID = 0;
  const { go } = await openApp(MENU, {
    before: async (demo) => {
      const chosen = [{ modifierItemId: CHOICE.large, quantity: 1 }];
      await putLine(demo, DISH.pizza, 1, chosen, { uniqueCartId: 'Fst345678901' });
      ({ eOrderID } = await placeOrder(demo, 'Fst345678901'));
    },
  });
  await go(`/Cart/${CODE}/${TABLE}/${eOrderID}`);
  const pizza = await screen.findByText('1 × Pizza');
  const row = pizza.closest('dl, li, div');
  expect(row).toHaveTextContent('Large');
  expect(screen.getAllByText('6.000')[0]).toBeVisible();
});
