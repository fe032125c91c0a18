import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DemoClient } from '../demo/fixtures/client.ts';
import { answer, told } from './answers.ts';
import { appBeforeEach, CODE, openApp, placedAtTable, placeOrder, TABLE } from './appScene.tsx';

appBeforeEach();

const MENU = `/Menu/${CODE}/${TABLE}`;
/** Places two orders from this device, one after the other. */
async function orderTwice(demo: DemoClient) {
  const placed = [];
  for (const orderKey of ['Fst345678901', 'Snd345678901']) {
    placed.push(await placeOrder(demo, orderKey));
  }
  return placed;
}

it('keeps the first order visible when the second is done', async () => {
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

it('an order leads back to the current menu', async () => {
  const { go, at } = await placedAtTable();
  // As a venue with another menu in the evening.
  answer({ '/GetHomePageMenuScheduleUrl/': () => told({ url: `/Menu/${CODE}?categoryId=2` }) });
  await go(at);
  const more = await screen.findByRole('link', { name: 'Order more' });
  await waitFor(() => expect(more).toHaveAttribute('href', `/Menu/${CODE}/${TABLE}?categoryId=2`));
});
