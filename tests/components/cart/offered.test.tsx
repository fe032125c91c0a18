/** A phone that shows the code of its cart to others. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { CART, putLine } from '../../demo/fixtures/journey.ts';
import { DISH } from '../../demo/fixtures/tiny.ts';
import {
  appBeforeEach,
  CODE,
  fillTable,
  openApp,
  TABLE,
  hurryClock,
} from '../../journeys/appScene.tsx';
import { keyHere, linesOf, strip, toasts } from './sharedCartScene.ts';

appBeforeEach();
beforeEach(() => hurryClock());

const CART_PAGE = `/Cart/${CODE}/${TABLE}`;
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

it('does not share a cart that the diner only looks at', async () => {
  const { demo } = await openApp(CART_PAGE, { before: fillTable });
  const dialog = await showCode();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('region', { name: 'Order together' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Order together' })).toBeVisible();
  expect(keyHere()).toBe(CART);
  expect(await linesOf(demo, CART)).toEqual([[DISH.three, 1]]);
});

it('accepts a diner with the same name', async () => {
  localStorage.setItem('guestName', 'Sara');
  const { demo } = await openApp(CART_PAGE, { before: fillTable });
  await showCode();
  await putLine(demo, DISH.fish, 1, [], { addedBy: 'Sara' });
  dispatchEvent(new Event('focus'));
  expect(await within(await strip()).findByText('Together with Sara.')).toBeInTheDocument();
  expect(await screen.findByText('from Sara')).toBeInTheDocument();
});

it("does not share when the diner cancels the phone's share sheet", async () => {
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

it('takes its dishes along when it leaves a cart to which another phone has added a dish', async () => {
  const { demo } = await openApp(CART_PAGE, { before: fillTable });
  const dialog = await showCode();
  await putLine(demo, DISH.fish, 1, [], { addedBy: 'Sara' });
  dispatchEvent(new Event('focus'));
  await strip();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await leave();
  await waitFor(() => expect(toasts()).toContain('You have a cart of your own again.'));
  expect(keyHere()).not.toBe(CART);
  expect(await linesOf(demo, keyHere())).toEqual([[DISH.three, 1]]);
  expect(await linesOf(demo, CART)).toEqual([[DISH.fish, 1]]);
});

it('stays in the cart with its dishes if the server does not answer, and can try again', async () => {
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
  expect(await linesOf(demo, keyHere())).toEqual([[DISH.three, 1]]);
});

it('shows no message over the page of an order that it sent itself', async () => {
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
