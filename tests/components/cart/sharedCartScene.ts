/** A table whose diners order into one cart. */
import { fireEvent, screen, within } from '@testing-library/react';
import type { CartView } from '../../../src/contract/cart.ts';
import { appStore } from '../../../src/state/appStore.ts';
import type { DemoClient } from '../../demo/fixtures/client.ts';
import { putLine } from '../../demo/fixtures/journey.ts';
import { DISH } from '../../demo/fixtures/tiny.ts';
import { CODE, TABLE } from '../../journeys/appScene.tsx';

export const THEIRS = 'Thr345678901';
export const MENU = `/Menu/${CODE}/${TABLE}`;
export const LINK = `${MENU}#cart=${THEIRS}`;

export const theyHave = (demo: DemoClient) =>
  putLine(demo, DISH.three, 2, [], { uniqueCartId: THEIRS, addedBy: 'Sara' });
export const keyHere = () => appStore.getState().orderKeys[`${CODE}/${TABLE}`];
export const question = () =>
  screen.findByRole('dialog', { name: 'Order together with this table?' });
export const toasts = () => appStore.getState().toasts.map(({ text }) => text);
export const strip = () => screen.findByRole('region', { name: 'Order together' });

export async function join(): Promise<void> {
  const dialog = await question();
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Join' }));
  await strip();
}

/** The dishes of a cart on the server, with their quantities. */
export async function linesOf(demo: DemoClient, key = ''): Promise<number[][]> {
  const { data } = await demo.call<CartView>(`TableCart/EN/${TABLE}/${key}`);
  return data.cartList.map(({ menuItemId, qty }) => [menuItemId, qty]);
}
