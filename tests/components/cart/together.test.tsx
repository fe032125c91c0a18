/** A phone that joins the cart of another. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DemoClient } from '../../demo/fixtures/client.ts';
import { CART, putLine } from '../../demo/fixtures/journey.ts';
import { DISH } from '../../demo/fixtures/tiny.ts';
import {
  appBeforeEach,
  CODE,
  drawApp,
  fillTable,
  openApp,
  placeOrder,
  sendOrder,
  TABLE,
} from '../../journeys/appScene.tsx';
import {
  join,
  keyHere,
  linesOf,
  LINK,
  MENU,
  question,
  strip,
  THEIRS,
  theyHave,
  toasts,
} from './togetherScene.ts';

appBeforeEach();

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

it('joins nobody while an order of its own is not answered', async () => {
  const { demo, go } = await openApp(`/Payment/${CODE}/${TABLE}`, {
    before: async (venue) => {
      await theyHave(venue);
      await fillTable(venue);
      await venue.control({ action: 'fail', call: 'saveEOrder', fault: 'loseAnswer' });
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /Place order/ }));
  await screen.findByRole('alertdialog');
  await go(LINK);
  const dialog = await question();
  expect(await within(dialog).findByText(/still on its way/)).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Join' })).toBeNull();
  // A check-out in doubt outlives its page: it would order the cart of a later test.
  await demo.control({ action: 'clearFaults' });
  expect(await screen.findByText('Your order number')).toBeVisible();
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
  const { eOrderID } = await sendOrder(demo, THEIRS);
  await go(`/Cart/${CODE}/${TABLE}`);
  expect(await screen.findByText('The order was sent.')).toBeVisible();
  await waitFor(() => expect(keyHere()).not.toBe(THEIRS));
  expect(eOrderID).toBeGreaterThan(0);
});

it.each<[end: string, act: (demo: DemoClient) => Promise<unknown>]>([
  ['another phone sends the shared one', (demo) => sendOrder(demo, THEIRS)],
  ['the table was cleared', (demo) => demo.control({ action: 'clearTable', tableCode: TABLE })],
])('comes back to its own cart where %s', async (_, act) => {
  const { demo, go } = await openApp(LINK, {
    before: async (client) => {
      await fillTable(client);
      await theyHave(client);
    },
  });
  await join();
  await act(demo);
  await go(`/Item/${CODE}/${DISH.three}/${TABLE}`);
  fireEvent.click(await screen.findByRole('button', { name: /^Add/ }));
  await waitFor(() => expect(keyHere()).toBe(CART));
});

it('keeps its own cart while it goes from one shared cart to another', async () => {
  const other = 'Oth345678901';
  const { go } = await openApp(LINK, {
    before: async (demo) => {
      await fillTable(demo);
      await theyHave(demo);
    },
  });
  await join();
  await go(`${MENU}#cart=${other}`);
  fireEvent.click(await within(await question()).findByRole('button', { name: 'Join' }));
  await waitFor(() => expect(keyHere()).toBe(other));
  fireEvent.click(within(await strip()).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(keyHere()).toBe(CART));
});

it('takes along what it has added under another name', async () => {
  const { demo, go } = await openApp(LINK, { before: theyHave });
  const field = { name: 'Your name at the table' };
  const dialog = await question();
  const name = await within(dialog).findByRole('textbox', field);
  fireEvent.change(name, { target: { value: 'Omar' } });
  await join();
  await putLine(demo, DISH.fish, 1, [], { uniqueCartId: THEIRS, addedBy: 'Omar' });
  fireEvent.click(within(await strip()).getByRole('button', { name: 'Invite' }));
  const own = await screen.findByRole('textbox', field);
  fireEvent.change(own, { target: { value: 'Omar K' } });
  fireEvent.blur(own);
  await go(`/Cart/${CODE}/${TABLE}`);
  expect(await screen.findByText('from you')).toBeVisible();
  fireEvent.click(within(await strip()).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(keyHere()).not.toBe(THEIRS));
  expect(await linesOf(demo, keyHere())).toEqual([[DISH.fish, 1]]);
  expect(await linesOf(demo, THEIRS)).toEqual([[DISH.three, 2]]);
});

it('gives a name of its own to who has the name of another', async () => {
  await openApp(LINK, { before: theyHave });
  const dialog = await question();
  const name = await within(dialog).findByRole('textbox', { name: 'Your name at the table' });
  fireEvent.change(name, { target: { value: 'Sara' } });
  await join();
  expect(await within(await strip()).findByText('Together with Sara.')).toBeVisible();
  expect(localStorage.getItem('guestName')).toBe('Sara 2');
});

it.each(['at once', 'after a reload'])('says %s that the table was cleared', async (when) => {
  let page = await openApp(LINK, { before: theyHave });
  await join();
  await within(await strip()).findByText('Together with Sara.');
  if (when === 'after a reload') {
    cleanup();
    page = { ...page, ...drawApp(MENU) };
  }
  const { demo, go } = page;
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

it('says so where the code is that of another table', async () => {
  const uniqueCartId = 'Elsewhere123';
  const { go } = await openApp(`${MENU}#cart=${uniqueCartId}`, {
    before: (demo) => putLine(demo, DISH.three, 1, [], { uniqueCartId, tableCode: 'T2' }),
  });
  await join();
  await go(`/Item/${CODE}/${DISH.three}/${TABLE}`);
  fireEvent.click(await screen.findByRole('button', { name: /^Add/ }));
  await waitFor(() =>
    expect(toasts()).toContain(
      'This shared cart is not open at this table. Ask for the code again. You have a cart of your own now.',
    ),
  );
});
