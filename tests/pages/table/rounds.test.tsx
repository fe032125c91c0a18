import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { DemoClient } from '../../demo/fixtures/client.ts';
import { putLine } from '../../demo/fixtures/journey.ts';
import { DISH } from '../../demo/fixtures/tiny.ts';
import {
  appBeforeEach,
  CODE,
  openApp,
  payOrder,
  placeOrder,
  TABLE,
} from '../../journeys/appScene.tsx';

appBeforeEach();

const ROUNDS = `/Rounds/${CODE}/${TABLE}`;

async function openRounds(after?: (demo: DemoClient, ids: number[]) => Promise<unknown>) {
  const ids: number[] = [];
  const app = await openApp(ROUNDS, {
    before: async (demo) => {
      for (const key of ['Fst345678901', 'Snd345678901'])
        ids.push((await placeOrder(demo, key)).eOrderID);
      await after?.(demo, ids);
    },
  });
  return { ...app, ids };
}

const round = (n: number) => screen.findByRole('region', { name: `Round ${n}` });
const sums = () => within(screen.getByRole('region', { name: 'All rounds together' }));

it('shows the rounds, newest first, and their total', async () => {
  await openRounds();
  await round(1);
  const titles = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(titles.filter((title) => title?.startsWith('Round'))).toEqual(['Round 2', 'Round 1']);
  expect(within(await round(1)).getByText('Not paid yet')).toBeVisible();
  expect(sums().getByText('Still open')).toBeVisible();
  expect(sums().queryByText('Paid')).toBeNull();
});

it('subtracts paid orders from the open amount', async () => {
  await openRounds((_, [first = 0]) => payOrder(first));
  expect(within(await round(1)).getByText('Paid')).toBeVisible();
  const row = (name: string) => sums().getByText(name).closest('div');
  expect(row('Total')).toHaveTextContent('6.000');
  expect(row('Paid')).toHaveTextContent('3.000');
  expect(row('Still open')).toHaveTextContent('3.000');
});

it('orders one more of a line, however many were ordered', async () => {
  await openApp(ROUNDS, {
    before: async (demo) => {
      await putLine(demo, DISH.kebab, 3, [], { uniqueCartId: 'Fst345678901' });
      await placeOrder(demo, 'Fst345678901', []);
    },
  });
  fireEvent.click(within(await round(1)).getByRole('button', { name: 'Order Kebab again' }));
  expect(await screen.findByRole('heading', { name: 'Your cart' })).toBeVisible();
  expect(screen.getByText('1 × Kebab')).toBeInTheDocument();
});

it('stores a round again only if its order has changed', async () => {
  const { demo, ids } = await openRounds();
  await round(2);
  await demo.control({ action: 'rejectOrder', eOrderID: ids[0] ?? 0 });
  const write = vi.spyOn(Storage.prototype, 'setItem');
  fireEvent(window, new Event('visibilitychange'));
  expect(await within(await round(1)).findByText('Not counted')).toBeVisible();
  const receipts = write.mock.calls.filter(([key]) => key.startsWith('receipt_'));
  expect(receipts.map(([key]) => key)).toEqual([`receipt_${ids[0]}`]);
  write.mockRestore();
});

it('says what changed before it orders a round again', async () => {
  await openRounds((demo) => demo.control({ action: 'setPrice', itemId: DISH.three, price: 4 }));
  fireEvent.click(within(await round(1)).getByRole('button', { name: 'Round 1 again' }));
  const dialog = await screen.findByRole('dialog', { name: 'Order again' });
  expect(within(dialog).getByText(/the price has changed/)).toBeVisible();
});

it("shows the phone's data when the venue does not answer, with a button to try again", async () => {
  const { demo, go } = await openRounds();
  await round(1);
  await go(`/Menu/${CODE}/${TABLE}`);
  await screen.findAllByRole('article');
  await demo.control({ action: 'fail', call: 'checkEOrderStatus', fault: 'html' });
  await go(ROUNDS);
  expect(await screen.findByText(/Showing what this phone has saved/)).toBeVisible();
  expect(within(await round(2)).getByText('Not paid yet')).toBeVisible();
});

it('loads no more orders than an evening has, whatever the phone has stored', async () => {
  const asked = new Set<string>();
  await openApp(ROUNDS, {
    before: () => {
      const placed = Array.from({ length: 5000 }, (_, index) => {
        const eOrderID = 900_000 - index;
        return { eOrderID, orderKey: `Key${eOrderID}`, placedAtMs: Date.now(), isClosed: false };
      });
      localStorage.setItem(`placedOrders_${CODE}_${TABLE}`, JSON.stringify(placed));
      const answerAsUsual = fetch;
      vi.stubGlobal('fetch', (input: Request, init?: RequestInit) => {
        if (/checkEOrderStatus/i.test(input.url)) asked.add(input.url);
        return answerAsUsual(input, init);
      });
    },
  });
  expect(await screen.findByText(/Showing what this phone has saved/)).toBeVisible();
  expect(asked.size).toBe(50);
});
