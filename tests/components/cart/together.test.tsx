import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { appStore } from '../../../src/state/appStore.ts';
import type { DemoClient } from '../../demo/fixtures/client.ts';
import { putLine } from '../../demo/fixtures/journey.ts';
import { DISH } from '../../demo/fixtures/tiny.ts';
import {
  appBeforeEach,
  CODE,
  fillTable,
  openApp,
  placeOrder,
  TABLE,
} from '../../journeys/appScene.tsx';

appBeforeEach();

const THEIRS = 'Thr345678901';
const MENU = `/Menu/${CODE}/${TABLE}`;
const LINK = `${MENU}#cart=${THEIRS}`;

const theyHave = (demo: DemoClient) =>
  putLine(demo, DISH.three, 2, [], { uniqueCartId: THEIRS, addedBy: 'Sara' });
const keyHere = () => appStore.getState().orderKeys[`${CODE}/${TABLE}`];
const question = () => screen.findByRole('dialog', { name: 'Order together with this table?' });
const toasts = () => appStore.getState().toasts.map(({ text }) => text);
const strip = () => screen.findByRole('region', { name: 'Order together' });

async function join(): Promise<void> {
  const dialog = await question();
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Join' }));
  await strip();
}

it('asks before it joins, and says what is in the cart and from whom', async () => {
  const { address } = await openApp(LINK, { before: theyHave });
  const dialog = await question();
  expect(await within(dialog).findByText(/2 dishes are in it\. From Sara\./)).toBeVisible();
  expect(keyHere()).not.toBe(THEIRS);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Join' }));
  expect(await within(await strip()).findByText('Together with Sara.')).toBeVisible();
  expect(keyHere()).toBe(THEIRS);
  expect(address()).toBe(MENU);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(toasts()).toEqual([]);
});

it('joins nobody who does not want to', async () => {
  await openApp(LINK, { before: theyHave });
  fireEvent.click(within(await question()).getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(keyHere()).not.toBe(THEIRS);
  expect(screen.queryByRole('region', { name: 'Order together' })).toBeNull();
});

it.each([
  ['a code that is too long', `${MENU}#cart=${'a'.repeat(4000)}`],
  ['a script', `${MENU}#cart=<img src=x onerror=alert(1)>`],
])('%s leads to no cart', async (_, link) => {
  await openApp(link);
  await waitFor(() => expect(toasts()).toEqual(['That leads to no cart of this table.']));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says so where the link is followed twice', async () => {
  const { go } = await openApp(LINK, { before: theyHave });
  await join();
  await go(LINK);
  await waitFor(() => expect(toasts()).toEqual(['You are in this cart already.']));
  expect(keyHere()).toBe(THEIRS);
});

it('leads to the order of a cart that was sent', async () => {
  let eOrderID = 0;
  const { address } = await openApp(LINK, {
    before: async (demo) => {
      ({ eOrderID } = await placeOrder(demo, THEIRS));
      localStorage.clear();
    },
  });
  const dialog = await question();
  expect(await within(dialog).findByText('This cart has been sent already.')).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Join' })).toBeNull();
  fireEvent.click(within(dialog).getByRole('button', { name: 'See the order' }));
  await waitFor(() => expect(address()).toBe(`/Cart/${CODE}/${TABLE}/${eOrderID}`));
});

it('comes back to its own cart with one tap', async () => {
  await openApp(LINK, {
    before: async (demo) => {
      await fillTable(demo);
      await theyHave(demo);
    },
  });
  const dialog = await question();
  const own = keyHere();
  expect(await within(dialog).findByText(/Your own cart waits for you/)).toBeVisible();
  await join();
  fireEvent.click(within(await strip()).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(keyHere()).toBe(own));
  expect(toasts()).toContain('You have a cart of your own again.');
  expect(screen.queryByRole('region', { name: 'Order together' })).toBeNull();
});

it('writes the name beside what it adds', async () => {
  const { demo, go } = await openApp(LINK, { before: theyHave });
  const dialog = await question();
  const name = await within(dialog).findByRole('textbox', { name: 'Your name at the table' });
  fireEvent.change(name, { target: { value: 'Omar' } });
  await join();
  await go(`/Item/${CODE}/${DISH.three}/${TABLE}`);
  fireEvent.click(await screen.findByRole('button', { name: /^Add/ }));
  await waitFor(async () => {
    const { data } = await demo.call<{ cartList: { addedBy?: string }[] }>(
      `TableCart/EN/${TABLE}/${THEIRS}`,
    );
    expect(data.cartList.map(({ addedBy }) => addedBy)).toEqual(['Sara', 'Omar']);
  });
  await go(`/Cart/${CODE}/${TABLE}`);
  expect(await screen.findByText('from Sara')).toBeVisible();
  expect(await screen.findByText('from you')).toBeVisible();
});

it('shows the order, and a new cart, once another phone has sent it', async () => {
  const { demo, go } = await openApp(LINK, { before: theyHave });
  await join();
  const { eOrderID } = await placeOrder(demo, THEIRS);
  await go(`/Cart/${CODE}/${TABLE}`);
  expect(await screen.findByText('The order was sent.')).toBeVisible();
  await waitFor(() => expect(keyHere()).not.toBe(THEIRS));
  expect(eOrderID).toBeGreaterThan(0);
});

it('says that it has ended where the table was cleared', async () => {
  const { demo, go } = await openApp(LINK, { before: theyHave });
  await join();
  await demo.control({ action: 'clearTable', tableCode: TABLE });
  await go(`/Item/${CODE}/${DISH.three}/${TABLE}`);
  fireEvent.click(await screen.findByRole('button', { name: /^Add/ }));
  await waitFor(() =>
    expect(toasts()).toContain(
      'The shared cart has ended: the table was cleared. You have a cart of your own now.',
    ),
  );
  expect(keyHere()).not.toBe(THEIRS);
});
