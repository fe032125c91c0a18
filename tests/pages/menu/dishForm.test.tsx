import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { writeUniqueCartId } from '../../../src/storage/uniqueCartId.ts';
import type { DemoClient } from '../../demo/fixtures/client.ts';
import { CART, cartOf, putLine } from '../../demo/fixtures/journey.ts';
import { DISH } from '../../demo/fixtures/tiny.ts';
import { appBeforeEach, CODE, openApp, TABLE } from '../../journeys/appScene.tsx';

appBeforeEach();

const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

/** Opens a line with two soups, of which the kitchen has three. */
async function openLine() {
  let tableCartId = 0;
  const { demo, go } = await openApp(`/Cart/${CODE}/${TABLE}`, {
    before: async (venue) => {
      await putLine(venue, DISH.soup, 2);
      writeUniqueCartId(CART, CODE, TABLE);
      tableCartId = (await cartOf(venue)).cartList[0]?.tableCartId ?? 0;
    },
  });
  await screen.findByRole('heading', { name: 'Your cart' });
  await go(`/Item/${CODE}/${DISH.soup}/${tableCartId}/${TABLE}/edit/Table`);
  await screen.findByRole('button', { name: /^Update/ });
  return { demo, tableCartId };
}

/** Collects what is sent to an address from now on. */
function bodiesSent(path: string): unknown[] {
  const bodies: unknown[] = [];
  const answerAsUsual = fetch;
  vi.stubGlobal('fetch', async (input: Request, init?: RequestInit) => {
    const { method, url } = input;
    if (method === 'POST' && url.endsWith(path)) bodies.push(await input.clone().json());
    return answerAsUsual(input, init);
  });
  return bodies;
}

const linesOf = async (demo: DemoClient) =>
  (await cartOf(demo)).cartList.map(({ qty, instruction }) => [qty, instruction]);

it('opens for a dish with choices, which the menu cannot add', async () => {
  await openApp(`/Menu/${CODE}/${TABLE}`);
  expect(await screen.findByRole('button', { name: 'Add Fish' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pizza' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add Pizza' })).toBeNull();
});

it('moves to the missing choice', async () => {
  await openApp(`/Item/${CODE}/${DISH.pizza}/${TABLE}`);
  const size = await screen.findByRole('group', { name: /Size/ });
  press(/^Add/);
  expect(size).toHaveFocus();
});

it('changes a line, up to what the kitchen has left for it', async () => {
  const { demo, tableCartId } = await openLine();
  const note = await screen.findByRole('textbox');
  press(/^More: Soup/);
  press(/^More: Soup/);
  fireEvent.change(note, { target: { value: 'No salt' } });
  const sent = bodiesSent('/api/TableCart');
  press(/^Update/);
  await waitFor(async () => expect(await linesOf(demo)).toEqual([[3, 'No salt']]));
  expect(sent).toEqual([expect.objectContaining({ tableCartId })]);
});

it('loads a dish again that has sold out, and says so', async () => {
  const { demo } = await openApp(`/Item/${CODE}/${DISH.fish}/${TABLE}`);
  await screen.findByRole('button', { name: /^Add/ });
  await demo.control({ action: 'sellOut', itemId: DISH.fish });
  press(/^Add/);
  const main = within(screen.getByRole('main'));
  expect(await main.findByText('Sold out')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
});
