import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import AR from '../../../public/assets/i18n/AR.json';
import { loadAllergyParts } from '../../../src/components/allergy/allergyParts.ts';
import { showLanguage } from '../../../src/i18n/i18n.ts';
import { appStore } from '../../../src/state/appStore.ts';
import { saveDelivery } from '../../demo/fixtures/journey.ts';
import { CHOICE, DISH } from '../../demo/fixtures/tiny.ts';
import { appBeforeEach, CODE, openApp, placeOrder, TABLE } from '../appScene.tsx';

appBeforeEach();

const PIZZA = [DISH.pizza, CHOICE.small] as const;
const THREE = [DISH.three] as const;
const COMBO = [DISH.combo, CHOICE.fries, CHOICE.withDip] as const;

/** Before the first page is drawn, as the app starts. */
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
const question = async (name = 'Order again') =>
  within(await screen.findByRole('dialog', { name }));
/** What the question says of each dish, with a tick where it would be added. */
const ticks = async (name?: string) =>
  (await question(name))
    .getAllByRole<HTMLInputElement>('checkbox')
    .map((box) => `${box.checked ? '✓' : '–'} ${box.labels?.[0]?.textContent ?? ''}`);
const inCart = async () => {
  await screen.findByRole('heading', { name: 'Your cart' });
  const lines = await screen.findAllByRole('button', { name: /^Remove / });
  return lines.map((each) => each.getAttribute('aria-label'));
};

it('marks what is avoided before it is added, and adds what is ticked', async () => {
  await avoid({ allergens: ['milk'] });
  await openRounds([PIZZA, THREE]);
  await tap('Round 1 again');
  expect(await ticks()).toEqual(['✓ Pizza Contains milk', '✓ Three Not stated: milk']);
  expect((await question()).getByText('Untick what you do not want.')).toBeVisible();
  await tap('Add to my cart');
  expect(await inCart()).toEqual(['Remove Pizza', 'Remove Three']);
});

it('adds at once what contains nothing of it, be it said or not', async () => {
  await avoid({ allergens: ['milk'], hidesDishes: true });
  await openRounds([THREE]);
  await tap('Round 1 again');
  expect(await inCart()).toEqual(['Remove Three']);
});

it('leaves out what is hidden, and says so', async () => {
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

it('takes one dish all the same where the diner says so', async () => {
  await avoid({ allergens: ['milk'], hidesDishes: true });
  await openRounds([PIZZA, THREE]);
  await tap('Order Pizza again');
  const asked = await question();
  expect(asked.queryByRole('button', { name: 'Add to my cart' })).toBeNull();
  fireEvent.click(asked.getByRole('checkbox', { name: 'Pizza Contains milk' }));
  fireEvent.click(asked.getByRole('button', { name: 'Add to my cart' }));
  expect(await inCart()).toEqual(['Remove Pizza']);
});

it('counts the courses of a set meal', async () => {
  await avoid({ words: ['side'] });
  await openRounds([COMBO]);
  await tap('Round 1 again');
  expect(await ticks()).toEqual(['✓ Combo Contains \u2068side\u2069']);
});

it.each([
  ['EN', { words: ['fish'], hidesDishes: true }, '– Fish Contains \u2068fish\u2069'],
  ['AR', { diets: ['vegan'], words: ['سمك'] }, '✓ سمك يحتوي على \u2068سمك\u2069لم يُذكر: نباتي صرف'],
] as const)('%s, %j: an order that was delivered says %s', async (lang, profile, said) => {
  await avoid(profile);
  const { go } = await openApp(`/Delivery/${CODE}`, {
    isLoggedIn: true,
    before: async (demo) => {
      const { eOrderID } = (await saveDelivery(demo, DISH.fish, 1)).data;
      await demo.call(`TableCart/PlaceOrder/${eOrderID}`);
      await demo.control({ action: 'advanceOrder', eOrderID, to: 8 });
    },
  });
  if (lang === 'AR') {
    const answerAsUsual = fetch;
    vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) =>
      (typeof input === 'string' ? input : input.url).includes('/i18n/AR')
        ? Promise.resolve(Response.json(AR))
        : answerAsUsual(input, init),
    );
    appStore.setState({ lang });
    await showLanguage(lang);
  }
  await go(`/Delivery/${CODE}/orderList`);
  await tap(lang === 'AR' ? AR['again.button'] : 'Order again');
  await waitFor(async () =>
    expect(await ticks(lang === 'AR' ? AR['again.title'] : undefined)).toEqual([said]),
  );
});
