import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  appBeforeEach,
  CODE,
  drawApp,
  fillTable,
  openApp,
  TABLE,
  type AppScene,
} from '../../journeys/appScene.tsx';

appBeforeEach();

const CART = `/Cart/${CODE}/${TABLE}`;

/** Opens the cart's service dialog and returns it. */
async function openSheet(): Promise<HTMLElement> {
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for service' }));
  return screen.findByRole('dialog', { name: 'What can we bring you?' });
}

const open = (): Promise<AppScene> => openApp(CART, { before: fillTable });
const kind = (sheet: HTMLElement, name: RegExp) => within(sheet).getByRole('button', { name });

it('confirms a tap, and shows the wait until the next', async () => {
  await open();
  const sheet = await openSheet();
  fireEvent.click(kind(sheet, /The bill/));
  expect(await within(sheet).findByText('The bill is on its way.')).toBeVisible();
  fireEvent.click(kind(sheet, /The bill/));
  expect(within(sheet).getByText('The bill is on its way.')).toBeVisible();
  expect(kind(sheet, /The bill/)).toHaveAttribute('aria-disabled', 'true');
  expect(within(sheet).getByRole('timer')).toHaveTextContent(/^(60|59) s$/);
  expect(kind(sheet, /A waiter/)).not.toHaveAttribute('aria-disabled');
});

it('still waits after a reload', async () => {
  await open();
  const sheet = await openSheet();
  fireEvent.click(kind(sheet, /A waiter/));
  await within(sheet).findByText('Someone is on the way.');
  document.body.innerHTML = '';
  drawApp(CART);
  const again = await openSheet();
  expect(kind(again, /A waiter/)).toHaveAttribute('aria-disabled', 'true');
});

it('repeats a call whose answer was lost, and the call counts once', async () => {
  const { demo } = await open();
  await demo.control({ action: 'fail', call: 'callService', fault: 'loseAnswer', times: 2 });
  const sheet = await openSheet();
  fireEvent.click(kind(sheet, /A waiter/));
  expect(await within(sheet).findByRole('alert')).toHaveTextContent(/it counts only once/);
  fireEvent.click(kind(sheet, /A waiter/));
  expect(await within(sheet).findByText('Someone is on the way.')).toBeVisible();
});
