import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { DISH } from '../../demo/fixtures/tiny.ts';
import { appBeforeEach, CODE, openApp, placeOrder, TABLE } from '../appScene.tsx';

appBeforeEach();
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

/** A phone that opens the link to an order and has seen nothing else of the venue. */
async function openOrder() {
  const user = userEvent.setup();
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  let eOrderID = 0;
  const scene = await openApp(`/Emenu/${CODE}/${TABLE}`, {
    before: async (demo) => {
      ({ eOrderID } = await placeOrder(demo, 'Fst345678901'));
    },
  });
  await scene.go(`/Cart/${CODE}/${TABLE}/${eOrderID}`);
  await screen.findByRole('button', { name: 'Receipt' });
  return { user, copied };
}

it('the staff reads an order in both languages on a phone that knows no menu', async () => {
  const { user } = await openOrder();
  await user.click(screen.getByRole('button', { name: 'Show to staff' }));
  const card = within(await screen.findByRole('dialog', { name: 'Show to staff' }));
  expect(await card.findByText('ثلاثة')).toHaveAttribute('lang', 'ar');
  expect(card.getByText('Three')).toBeVisible();
});

it.each([
  ['may not open its sheet', 'NotAllowedError', 'Copied', 1],
  ['calls it off', 'AbortError', '', 0],
  ['taps twice', 'InvalidStateError', '', 0],
])('a phone that %s', async (_, name, said, copies) => {
  const { user, copied } = await openOrder();
  const share = vi.fn<() => Promise<void>>(() => Promise.reject(new DOMException('', name)));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  await user.click(screen.getByRole('button', { name: 'Receipt' }));
  const paper = within(await screen.findByRole('dialog', { name: 'Receipt' }));
  await user.click(await paper.findByRole('button', { name: 'Share as text' }));
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  await waitFor(() => expect(copied).toHaveBeenCalledTimes(copies));
  expect(paper.getByRole('status')).toHaveTextContent(said);
});

it.each([
  ['at a table', `/Item/${CODE}/${DISH.pizza}/${TABLE}`, 1],
  ['at home', `/Delivery/${CODE}/Item/${DISH.pizza}`, 0],
])('a dish is shown to the staff where there are any: %s', async (_, at, count) => {
  await openApp(at);
  // It comes together with the wishes for the kitchen.
  await screen.findByRole('textbox');
  await waitFor(() =>
    expect(screen.queryAllByRole('button', { name: 'Show to staff' })).toHaveLength(count),
  );
});
