import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addressesAsked } from '../answers.ts';
import { appBeforeEach, sayOfDishes } from '../appScene.tsx';
import { CART, FATTOUSH, MENU, openPhone, seedCart, type Phone } from './phoneScene.tsx';

appBeforeEach();

const HUMMUS = 1101;

const itemPage = (id: number) => `/Item/BEIT/${id}/T12`;
/** A sum that a screen reader announces when it changes. */
const sum = (words: string) => screen.findByText(words, { selector: '[role=status]' });
const tap = async (role: 'radio' | 'checkbox' | 'button', name: string | RegExp) =>
  fireEvent.click(await screen.findByRole(role, { name }));

/**
 * Waits for the page's title: repeated searches through the menu's text would take the time that
 * the cart needs to load.
 */
async function toCart({ go }: Phone): Promise<void> {
  await go(CART);
  await waitFor(() => expect(document.title).toContain('Your cart'));
}

it('sums a dish with each choice, in words', async () => {
  await openPhone(itemPage(HUMMUS));
  expect(await sum('About 560 kcal with your choices')).toBeVisible();
  await tap('radio', /Saj bread/);
  expect(await sum('About 530 kcal with your choices')).toBeVisible();
  await tap('checkbox', /Pine nuts/);
  await tap('checkbox', /More olive oil/);
  expect(await sum('About 700 kcal with your choices')).toBeVisible();
  await tap('checkbox', /Pine nuts/);
  expect(await sum('About 610 kcal with your choices')).toBeVisible();
});

it('counts the dishes of a cart that state no calories', async () => {
  const phone = await openPhone(MENU, async (demo) => {
    await seedCart(demo, 2);
    await seedCart(demo, 1, FATTOUSH);
    sayOfDishes({ [FATTOUSH]: { calories: '190' } });
  });
  await screen.findAllByText('Fattoush');
  await toCart(phone);
  expect(
    await screen.findByText('Your cart: at least 220 kcal. Not stated in full for 1 dish.'),
  ).toBeVisible();
});

it('says nothing if no dish of a cart states calories, and loads no menu for it', async () => {
  let asked: string[] = [];
  await openPhone(CART, async (demo) => {
    await seedCart(demo);
    asked = addressesAsked();
  });
  expect(await screen.findByRole('heading', { name: 'Your cart' })).toBeVisible();
  expect(within(screen.getByRole('main')).queryByText(/kcal/)).toBeNull();
  expect(asked.filter((address) => /\/Menu\/EN\/BEIT/.test(address))).toEqual([]);
});
