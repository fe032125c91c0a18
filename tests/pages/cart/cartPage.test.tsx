import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { appStore } from '../../../src/state/appStore.ts';
import { writeUniqueCartId } from '../../../src/storage/uniqueCartId.ts';
import type { DemoClient } from '../../demo/fixtures/client.ts';
import { CART, cartOf, putLine } from '../../demo/fixtures/journey.ts';
import { DISH } from '../../demo/fixtures/tiny.ts';
import { appBeforeEach, CODE, openApp, TABLE } from '../../journeys/appScene.tsx';

appBeforeEach();

const openCart = (menuItemId: number, after?: (demo: DemoClient) => Promise<unknown>) =>
  openApp(`/Cart/${CODE}/${TABLE}`, {
    before: async (demo) => {
      await putLine(demo, menuItemId, 1);
      writeUniqueCartId(CART, CODE, TABLE);
      await after?.(demo);
    },
  });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const dishesIn = async (demo: DemoClient) =>
  (await cartOf(demo)).cartList.map(({ menuItemName }) => menuItemName);

it('does not increase a sold-out line, and leads to no payment with it', async () => {
  await openCart(DISH.fish, (demo) => demo.control({ action: 'sellOut', itemId: DISH.fish }));
  expect(await button('More: Fish')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('link', { name: /payment/ })).toBeNull();
});

it("leads to no payment below the venue's minimum", async () => {
  await openCart(DISH.bag);
  expect(await screen.findByText('Add a little more to order here.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /payment/ })).toBeNull();
});

it('restores a line that was removed by mistake', async () => {
  const { demo } = await openCart(DISH.fish);
  fireEvent.click(await button('Remove Fish'));
  await screen.findByRole('heading', { name: 'Your cart is empty' });
  // The line with the focus is gone: the page takes the focus.
  expect(screen.getByRole('main')).toHaveFocus();
  const [toast] = appStore.getState().toasts;
  expect(await dishesIn(demo)).toEqual([]);
  toast?.action?.onAct();
  await waitFor(async () => expect(await dishesIn(demo)).toEqual(['Fish']));
});

it('leads to the login, and from there back to itself', async () => {
  const { address } = await openApp(`/Delivery/${CODE}/Cart`);
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Proceed' }));
  await waitFor(() => expect(address()).toMatch(/Verification/));
  const returnUrl = new URL(address(), location.origin).searchParams.get('returnUrl');
  expect(returnUrl).toBe(`/Delivery/${CODE}/Cart`);
});

it('asks before it empties a cart', async () => {
  const { demo } = await openCart(DISH.fish);
  fireEvent.click(await button('Empty cart'));
  const question = await screen.findByRole('alertdialog');
  expect(await dishesIn(demo)).toEqual(['Fish']);
  fireEvent.click(within(question).getByRole('button', { name: 'Empty cart' }));
  await waitFor(async () => expect(await dishesIn(demo)).toEqual([]));
});
