import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { DemoClient } from '../../demo/fixtures/client.ts';
import { appBeforeEach, sayOfDishes, speakArabic } from '../appScene.tsx';
import { CART, FATTOUSH, MENU, openPhone, seedCart, YOGHURT, type Phone } from './phoneScene.tsx';

appBeforeEach();

const HUMMUS = 1101;
const KAFTA = 1303;
const LUNCH = 1601;
const itemPage = (id: number) => `/Item/BEIT/${id}/T12`;
/** A sum that a screen reader hears when it changes. */
const sum = (words: string) => screen.findByText(words, { selector: '[role=status]' });
const tap = async (role: 'radio' | 'checkbox' | 'button', name: string | RegExp) =>
  fireEvent.click(await screen.findByRole(role, { name }));

/** The menu comes first: it is what the cart knows of its dishes. */
async function openInArabic(at: string, before: (demo: DemoClient) => Promise<unknown>) {
  const phone = await openPhone(MENU, async (demo) => {
    await before(demo);
    await speakArabic('BEIT');
  });
  await screen.findAllByText('حمص');
  await phone.go(at);
  return phone;
}

/**
 * Awaited by its title: to search all words of the menu that still stands, again and again, takes the time
 * that the cart needs to come.
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

it('says that the sum is of one portion where several are chosen', async () => {
  await openPhone(itemPage(HUMMUS));
  await tap('button', 'More: Hummus');
  expect(await sum('About 560 kcal each')).toBeVisible();
  await tap('button', 'Less: Hummus');
  expect(await sum('About 560 kcal with your choices')).toBeVisible();
});

it('says so where a choice does not tell', async () => {
  await openPhone(itemPage(KAFTA));
  expect(await sum('At least 1,030 kcal with your choices')).toBeVisible();
  await tap('button', 'More: Kafta kebab');
  expect(await sum('At least 1,030 kcal each')).toBeVisible();
});

it('counts the courses of a set meal that the menu knows', async () => {
  const phone = await openPhone(MENU);
  await screen.findAllByText('Hummus');
  await phone.go(itemPage(LUNCH));
  await tap('radio', /Kafta kebab/);
  expect(await sum('About 1,169 kcal with your choices')).toBeVisible();
  await tap('radio', /Still water/);
  expect(await sum('About 1,030 kcal with your choices')).toBeVisible();
});

it('is as before where there is nothing to choose', async () => {
  await openPhone(itemPage(YOGHURT));
  expect(await screen.findByText('110 kcal')).toBeVisible();
  expect(screen.queryByText(/with your choices/)).toBeNull();
});

it('says nothing of a dish that does not tell, whatever its choices do', async () => {
  await openPhone(itemPage(HUMMUS), () =>
    Promise.resolve(sayOfDishes({ [HUMMUS]: { calories: -320 } })),
  );
  expect(await screen.findByRole('radio', { name: /Warm pita/ })).toBeVisible();
  expect(screen.queryByText(/with your choices/)).toBeNull();
});

it('sums the whole cart, and what was chosen', async () => {
  const phone = await openPhone(itemPage(HUMMUS), (demo) => seedCart(demo, 2));
  await tap('checkbox', /Pine nuts/);
  await tap('button', /^Add/);
  await waitFor(() => expect(phone.address()).not.toContain('/Item/'));
  await phone.go(MENU);
  await screen.findAllByText('Fattoush');
  await toCart(phone);
  // Twice 110, and 320 + 240 + 90.
  expect(await screen.findByText('Your cart: about 870 kcal.')).toBeVisible();
  await tap('button', 'More: Cucumber yoghurt');
  expect(await screen.findByText('Your cart: about 980 kcal.')).toBeVisible();
});

it('counts the dishes of a cart that do not tell', async () => {
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

it('says nothing of a cart of which no dish tells, and asks for no menu', async () => {
  const asked: string[] = [];
  await openPhone(CART, async (demo) => {
    await seedCart(demo);
    const answerAsUsual = fetch;
    vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => {
      asked.push(typeof input === 'string' ? input : input.url);
      return answerAsUsual(input, init);
    });
  });
  expect(await screen.findByRole('heading', { name: 'Your cart' })).toBeVisible();
  expect(within(screen.getByRole('main')).queryByText(/kcal/)).toBeNull();
  expect(asked.filter((address) => /\/Menu\/EN\/BEIT/.test(address))).toEqual([]);
});

it('in Arabic', async () => {
  const phone = await openInArabic(itemPage(HUMMUS), async (demo) => {
    await seedCart(demo, 10, YOGHURT);
    await seedCart(demo, 1, FATTOUSH);
    sayOfDishes({ [FATTOUSH]: { calories: null } });
  });
  expect(await sum('نحو 560 سعرة حرارية مع اختياراتك')).toBeVisible();
  await tap('button', /زيادة.*حمص/);
  expect(await sum('نحو 560 سعرة حرارية لكل حصة')).toBeVisible();
  await phone.go(CART);
  expect(
    await screen.findByText(
      'سلتك: ما لا يقل عن 1,100 سعرة حرارية. لم تُذكر السعرات كاملة لصنف واحد.',
    ),
  ).toBeVisible();
});
