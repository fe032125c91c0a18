import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadAllergyParts } from '../../../src/components/allergy/allergyParts.ts';
import { CHOICE, DISH } from '../../demo/fixtures/tiny.ts';
import { appBeforeEach, CODE, openApp, placedByCustomer, placeOrder, TABLE } from '../appScene.tsx';

appBeforeEach();

const PIZZA = [DISH.pizza, CHOICE.small] as const;
const THREE = [DISH.three] as const;

/** Stores what the diner avoids before the first page is drawn, as at the start of the app. */
async function avoid(profile: object): Promise<void> {
  localStorage.setItem('preferences', JSON.stringify(profile));
  await loadAllergyParts();
}

async function openRounds(dishes: Parameters<typeof placeOrder>[2]) {
  return openApp(`/Rounds/${CODE}/${TABLE}`, {
    before: (demo) => placeOrder(demo, 'Fst345678901', dishes),
  });
}

const tap = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const question = async () => within(await screen.findByRole('dialog', { name: 'Order again' }));
/** What the question says about each dish, with a tick if it would be added. */
const ticks = async () =>
  (await question())
    .getAllByRole<HTMLInputElement>('checkbox')
    .map((box) => `${box.checked ? '✓' : '–'} ${box.labels?.[0]?.textContent ?? ''}`);
const inCart = async () => {
  await screen.findByRole('heading', { name: 'Your cart' });
  const lines = await screen.findAllByRole('button', { name: /^Remove / });
  return lines.map((each) => each.getAttribute('aria-label'));
};

it('marks avoided dishes before it adds them, and adds the ticked ones', async () => {
  await avoid({ allergens: ['milk'] });
  await openRounds([PIZZA, THREE]);
  await tap('Round 1 again');
  expect(await ticks()).toEqual(['✓ Pizza Contains milk', '✓ Three Not stated: milk']);
  expect((await question()).getByText('Untick what you do not want.')).toBeVisible();
  await tap('Add to my cart');
  expect(await inCart()).toEqual(['Remove Pizza', 'Remove Three']);
});

it('adds dishes at once that contain nothing avoided, even if they do not say so', async () => {
  await avoid({ allergens: ['milk'], hidesDishes: true });
  await openRounds([THREE]);
  await tap('Round 1 again');
  expect(await inCart()).toEqual(['Remove Three']);
});

it('leaves out hidden dishes, and says so', async () => {
  await avoid({ allergens: ['milk'], hidesDishes: true });
  await openRounds([PIZZA, THREE]);
  await tap('Round 1 again');
  expect(await ticks()).toEqual(['– Pizza Contains milk', '✓ Three Not stated: milk']);
  expect(
    (await question()).getByText('Dishes that contain it are left out unless you tick them.'),
  ).toBeVisible();
  await tap('Add to my cart');
  expect(await inCart()).toEqual(['Remove Three']);
});

it('asks about a delivered order, too', async () => {
  await avoid({ words: ['fish'], hidesDishes: true });
  const { demo, go, eOrderID } = await placedByCustomer();
  await demo.control({ action: 'advanceOrder', eOrderID, to: 8 });
  await go(`/Delivery/${CODE}/orderList`);
  await tap('Order again');
  await waitFor(async () => expect(await ticks()).toEqual(['– Fish Contains \u2068fish\u2069']));
});
