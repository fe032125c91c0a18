/** A phone that joins the cart of another phone. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
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
  toastOf,
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
} from './sharedCartScene.ts';

appBeforeEach();

it('asks before it joins, and shows what is in the cart and who added it', async () => {
  const { address } = await openApp(LINK, { before: theyHave });
  const dialog = await question();
  expect(await within(dialog).findByText(/2 dishes so far from Sara/)).toBeVisible();
  expect(keyHere()).not.toBe(THEIRS);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Join' }));
  expect(await within(await strip()).findByText('Together with Sara.')).toBeVisible();
  expect(keyHere()).toBe(THEIRS);
  expect(address()).toBe(MENU);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(toasts()).toEqual([]);
});

it('does not join while an order of its own is in doubt', async () => {
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

it('refuses a script in the link', async () => {
  await openApp(`${MENU}#cart=<img src=x onerror=alert(1)>`);
  await waitFor(() => expect(toasts()).toEqual(['This code doesn’t open a cart at this table.']));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('leads to the order if the cart has been sent', async () => {
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

it('shows the order and returns to its own cart once another phone has sent the shared one', async () => {
  const { demo, go } = await openApp(LINK, {
    before: async (client) => {
      await fillTable(client);
      await theyHave(client);
    },
  });
  await join();
  await sendOrder(demo, THEIRS);
  await go(`/Cart/${CODE}/${TABLE}`);
  expect(await toastOf('The order was sent.')).toBeVisible();
  await waitFor(() => expect(keyHere()).toBe(CART));
});

it('keeps its own cart when it changes from one shared cart to another', async () => {
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

it('moves its dishes along when it joins under another name', async () => {
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

it('gives the diner another name if theirs is taken', async () => {
  await openApp(LINK, { before: theyHave });
  const dialog = await question();
  const name = await within(dialog).findByRole('textbox', { name: 'Your name at the table' });
  fireEvent.change(name, { target: { value: 'Sara' } });
  await join();
  expect(localStorage.getItem('guestName')).toBe('Sara 2');
});

it('says after a reload that the table was cleared', async () => {
  const { demo } = await openApp(LINK, { before: theyHave });
  await join();
  await within(await strip()).findByText('Together with Sara.');
  cleanup();
  const { go } = drawApp(MENU);
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

it('says so if the code belongs to another table', async () => {
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
