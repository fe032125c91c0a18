import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { appStore } from '../../../src/state/appStore.ts';
import type { DemoClient } from '../../demo/fixtures/client.ts';
import { CART, putLine } from '../../demo/fixtures/journey.ts';
import { DISH } from '../../demo/fixtures/tiny.ts';
import {
  appBeforeEach,
  CODE,
  fillTable,
  openApp,
  placeOrder,
  sendOrder,
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
  const { eOrderID } = await sendOrder(demo, THEIRS);
  await go(`/Cart/${CODE}/${TABLE}`);
  expect(await screen.findByText('The order was sent.')).toBeVisible();
  await waitFor(() => expect(keyHere()).not.toBe(THEIRS));
  expect(eOrderID).toBeGreaterThan(0);
});

it('says that it has ended where the table was cleared', async () => {
  const { demo, go } = await openApp(LINK, { before: theyHave });
  await join();
  await within(await strip()).findByText('Together with Sara.');
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

describe('a phone that shows the code of its cart', () => {
  const CART_PAGE = `/Cart/${CODE}/${TABLE}`;
  const linesOf = async (demo: DemoClient, key: string) => {
    const { data } = await demo.call<{ cartList: { menuItemId: number; qty: number }[] }>(
      `TableCart/EN/${TABLE}/${key}`,
    );
    return data.cartList.map(({ menuItemId, qty }) => [menuItemId, qty]);
  };
  const showCode = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Order together' }));
    return screen.findByRole('dialog', { name: 'Order together' });
  };
  const giveSheet = (share: typeof navigator.share) => {
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  };
  const leave = async () =>
    fireEvent.click(within(await strip()).getByRole('button', { name: 'Leave' }));

  it('shares nothing by looking', async () => {
    const { demo } = await openApp(CART_PAGE, { before: fillTable });
    const dialog = await showCode();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('region', { name: 'Order together' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Order together' })).toBeVisible();
    expect(keyHere()).toBe(CART);
    expect(await linesOf(demo, CART)).toEqual([[DISH.three, 1]]);
  });

  it('shares nothing by a sheet of the phone that the diner calls off', async () => {
    const share = vi.fn<typeof navigator.share>();
    share.mockRejectedValue(new DOMException('', 'AbortError'));
    giveSheet(share);
    await openApp(CART_PAGE, { before: fillTable });
    const dialog = await showCode();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send a link' }));
    await waitFor(() => expect(share.mock.settledResults).toMatchObject([{ type: 'rejected' }]));
    await act(() => Promise.resolve());
    const kept = localStorage.getItem(`sharedCart_${CODE}_${TABLE}`) ?? '';
    expect(JSON.parse(kept)).toMatchObject({ isOffered: true });
  });

  it.each([
    ['nobody has joined', undefined],
    ['another one has added a dish', DISH.fish],
  ])('takes its dishes along when it leaves, where %s', async (_, theirs) => {
    giveSheet(() => Promise.resolve());
    const { demo } = await openApp(CART_PAGE, { before: fillTable });
    const dialog = await showCode();
    if (theirs === undefined) {
      fireEvent.click(within(dialog).getByRole('button', { name: 'Send a link' }));
    } else {
      await putLine(demo, theirs, 1, [], { addedBy: 'Sara' });
      dispatchEvent(new Event('focus'));
    }
    await strip();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await leave();
    await waitFor(() => expect(toasts()).toContain('You have a cart of your own again.'));
    expect(keyHere()).not.toBe(CART);
    expect(await linesOf(demo, keyHere() ?? '')).toEqual([[DISH.three, 1]]);
    expect(await linesOf(demo, CART)).toEqual(theirs === undefined ? [] : [[theirs, 1]]);
  });

  it('stays in the cart with its dishes where the server is not heard, and may try again', async () => {
    const { demo } = await openApp(CART_PAGE, { before: fillTable });
    await putLine(demo, DISH.fish, 1, [], { addedBy: 'Sara' });
    await showCode();
    await strip();
    await demo.control({ action: 'fail', call: 'saveCartItem', fault: 'loseAnswer', times: 9 });
    await leave();
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(keyHere()).toBe(CART);
    expect(await linesOf(demo, CART)).toHaveLength(2);
    await demo.control({ action: 'clearFaults' });
    await leave();
    await waitFor(() => expect(keyHere()).not.toBe(CART));
    expect(await linesOf(demo, keyHere() ?? '')).toEqual([[DISH.three, 1]]);
  });

  it('says nothing over the page of an order that it has sent itself', async () => {
    const { demo, go, address } = await openApp(CART_PAGE, { before: fillTable });
    await putLine(demo, DISH.fish, 1, [], { addedBy: 'Sara' });
    await showCode();
    await strip();
    await go(`/Payment/${CODE}/${TABLE}`);
    fireEvent.click(await screen.findByRole('radio', { name: /at the table|Cash/i }));
    fireEvent.click(screen.getByRole('button', { name: /Place order/ }));
    await waitFor(() => expect(address()).toMatch(/^\/Cart\/TINY\/T1\/\d+$/));
    expect(localStorage.getItem(`sharedCart_${CODE}_${TABLE}`)).toBeNull();
    expect(toasts()).toEqual([]);
  });
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
