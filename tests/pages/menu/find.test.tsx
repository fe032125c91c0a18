import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DISH } from '../../demo/fixtures/tiny.ts';
import { appBeforeEach, CODE, openApp, TABLE, toastOf } from '../../journeys/appScene.tsx';

appBeforeEach();

const MENU = `/Menu/${CODE}/${TABLE}`;

const box = () => screen.findByRole('searchbox', { name: 'Search the menu' });
const type = async (text: string) => fireEvent.change(await box(), { target: { value: text } });
/** The names of the shown dishes. */
const names = () =>
  screen.getAllByRole('article').map((dish) => within(dish).getByRole('heading').textContent);
const areShown = (dishes: string[]) => waitFor(() => expect(names()).toEqual(dishes));
const found = (text: string) => screen.findByRole('heading', { level: 2, name: text });

async function openBox(at = MENU) {
  const app = await openApp(at);
  fireEvent.click(await screen.findByRole('button', { name: 'Search the menu' }));
  await box();
  return app;
}

/** Sets the answers of the venue's own search. */
function answerSearch(answer: (asked: string, dishes: { id: number }[]) => { id: number }[]) {
  const answerAsUsual = fetch;
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const address = decodeURIComponent(typeof input === 'string' ? input : input.url);
    const text = /GetMenuItemsForFilter\/.*q:([^?]*)/.exec(address)?.[1];
    if (text === undefined) return answerAsUsual(input, init);
    asked.push(text);
    const menu = await answerAsUsual(
      address.replace(/Menu\/GetMenuItemsForFilter.*/, `Menu/EN/${CODE}`),
    );
    const { dataenum, ...rest } = (await menu.json()) as {
      dataenum: { menuItems: { id: number }[] };
    };
    return Response.json({ ...rest, dataenum: answer(text, dataenum.menuItems) });
  });
  return asked;
}

it('finds a dish in either language, with misspellings, and says how many', async () => {
  await openBox();
  expect(await box()).toHaveFocus();
  expect(await screen.findByText(/A dish, an ingredient or a category/)).toBeVisible();
  for (const text of ['lemonade', 'lemonaed', 'lmonade', 'ليموناده', 'LIMONADA']) {
    await type(text);
    await areShown(['Lemonade']);
  }
  // Screen readers announce the count.
  expect(within(await found('1 dish')).getByRole('status')).toHaveTextContent('1 dish');
});

it('keeps a way back to the menu, and the text in the address', async () => {
  const { address, go } = await openBox();
  await type('soup');
  await waitFor(() => expect(address()).toBe(`${MENU}?find=soup`));
  fireEvent.click(await screen.findByRole('link', { name: 'Soup' }));
  await screen.findByRole('heading', { level: 1, name: 'Soup' });
  await go(`${MENU}?find=soup`);
  expect(await found('1 dish')).toBeVisible();
  // A diner who comes back reads the results, and needs no keyboard.
  expect(await box()).toHaveValue('soup');
  expect(await box()).not.toHaveFocus();
});

it('Escape leads back to the categories', async () => {
  const { address } = await openBox();
  await type('soup');
  expect(await found('1 dish')).toBeVisible();
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
  expect(await screen.findByRole('navigation', { name: 'Categories' })).toBeVisible();
  expect(address()).toBe(MENU);
});

it('a search that was opened by its address closes as well', async () => {
  const { address } = await openApp(`${MENU}?find=kebab`);
  expect(await found('1 dish')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Close the search' }));
  expect(await screen.findByRole('navigation', { name: 'Categories' })).toBeVisible();
  expect(address()).toBe(MENU);
});

it("asks the venue's own search for what the phone does not find", async () => {
  await openApp(MENU);
  const asked = answerSearch((text, dishes) =>
    text === 'margherita' ? dishes.filter(({ id }) => id === DISH.pizza) : [],
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Search the menu' }));
  await type('margherita');
  await areShown(['Pizza']);
  await type('qqqq, wwww');
  expect(await found('Nothing found for “qqqq, wwww”')).toBeVisible();
  expect(screen.getByText(/Try another spelling/)).toBeVisible();
  // An exact match needs no call.
  await type('soup');
  expect(await found('1 dish')).toBeVisible();
  expect(asked).toEqual(['margherita', 'qqqq, wwww']);
});

it('offers the categories before the diner types', async () => {
  await openBox();
  fireEvent.click(await screen.findByRole('button', { name: 'All' }));
  expect(await box()).toHaveValue('All');
  await waitFor(() => expect(names()).toContain('Kebab'));
  expect(names()).not.toContain('Eggs');
});

it('shows the nearest matches if only some of the words match', async () => {
  await openBox();
  await type('zebra lemonade');
  expect(await found('Nothing is quite “zebra lemonade”. The nearest:')).toBeVisible();
  await areShown(['Lemonade']);
});

it('adds a found dish with one tap', async () => {
  await openBox();
  await type('soup');
  fireEvent.click(await screen.findByRole('button', { name: 'Add Soup' }));
  expect(await toastOf('Soup is in your cart')).toBeVisible();
});

it.each(['%F0%9F%98%80', 'x'.repeat(5000)])('an address with %s breaks nothing', async (text) => {
  await openApp(`${MENU}?find=${text}`);
  expect((await box()).getAttribute('value')?.length).toBeLessThanOrEqual(80);
  expect(await screen.findByText(/Nothing found for|A dish, an ingredient/)).toBeVisible();
});
