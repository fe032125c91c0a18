import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { writeUniqueCartId } from '../../../src/storage/uniqueCartId.ts';
import type { DemoClient } from '../../demo/fixtures/client.ts';
import { CART, putLine } from '../../demo/fixtures/journey.ts';
import { DISH } from '../../demo/fixtures/tiny.ts';
import { appBeforeEach, CODE, openApp, TABLE } from '../../journeys/appScene.tsx';

appBeforeEach();

const place = () => screen.findByRole('button', { name: /Place order/ });
const ordersOf = async (demo: DemoClient) => (await demo.state()).orders;

async function openPayment(
  menuItemId: number = DISH.three,
  quantity = 1,
  after?: (demo: DemoClient) => Promise<unknown>,
) {
  const { demo } = await openApp(`/Payment/${CODE}/${TABLE}`, {
    before: async (venue) => {
      await putLine(venue, menuItemId, quantity);
      writeUniqueCartId(CART, CODE, TABLE);
      await after?.(venue);
    },
  });
  await place();
  return demo;
}

/** Collects the requested addresses from now on. */
function askedFromNow(): () => string[] {
  const asked = vi.spyOn(globalThis, 'fetch');
  return () => asked.mock.calls.map(([request]) => (request as Request).url);
}

it("sends no tip above the venue's maximum", async () => {
  const demo = await openPayment();
  const tip = screen.getByLabelText(/Other amount/);
  fireEvent.change(tip, { target: { value: '5.500' } });
  fireEvent.click(await place());
  await waitFor(() => expect(tip).toHaveFocus());
  expect(await ordersOf(demo)).toEqual([]);
});

it('offers no method above its limit', async () => {
  await openPayment(DISH.lemonade, 5);
  expect(screen.getByRole('radio', { name: /Card/ })).toBeDisabled();
  expect(screen.getByRole('radio', { name: /Cash/ })).toBeEnabled();
});

it('sends nothing to a table that has just closed', async () => {
  const demo = await openPayment();
  await demo.control({ action: 'closeStore', storeId: 1, minutes: 60 });
  const asked = askedFromNow();
  fireEvent.click(await place());
  expect((await screen.findAllByText(/closed/i))[0]).toBeVisible();
  // The code that sends an order loads at the tap.
  await vi.dynamicImportSettled();
  expect(asked().filter((url) => url.includes('SaveEOrder'))).toEqual([]);
});

it('sends nothing without a network', async () => {
  const demo = await openPayment();
  const asked = askedFromNow();
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(await place()).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(await place());
  line.mockRestore();
  fireEvent(window, new Event('online'));
  expect(asked().filter((url) => /SaveEOrder|checkOperationHour/.test(url))).toEqual([]);
  expect(await ordersOf(demo)).toEqual([]);
});

it('sends nothing with a sold-out dish', async () => {
  await openPayment(DISH.fish, 1, (demo) => demo.control({ action: 'sellOut', itemId: DISH.fish }));
  expect(await screen.findByText('Fix the items marked above to continue.')).toBeVisible();
  expect(await place()).toHaveAttribute('aria-disabled', 'true');
});
