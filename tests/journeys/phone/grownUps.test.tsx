import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { writeUniqueCartId } from '../../../src/storage/uniqueCartId.ts';
import type { DemoClient } from '../../demo/fixtures/client.ts';
import { appBeforeEach, sayOfDishes, speakArabic } from '../appScene.tsx';
import { openPhone, type Phone } from './phoneScene.tsx';

appBeforeEach();

const KEY = 'Matsuri12345';
const DANGO = 5601;
const TEA = 5701;
const LATTE = 5702;
const SODA = 5703;
const BEER = 5705;
const PLUM_WINE = 5706;

async function fill(demo: DemoClient, dishes: readonly number[]): Promise<void> {
  const head = await demo.call<{ menuScheduleUniqueId: string }>(
    'Menu/GetMenuDetails/MATSURI?tableCode=M3',
  );
  const { menuScheduleUniqueId } = head.data;
  for (const menuItemId of dishes) {
    const line = { menuItemId, qty: 1, uniqueId: `line-of-${menuItemId}`, uniqueCartId: KEY };
    const place = { State: 'Table', code: 'MATSURI', tableCode: 'M3', menuScheduleUniqueId };
    const { status } = await demo.call('TableCart/AddToCart', { body: { ...place, ...line } });
    expect(status).toBe(1);
  }
  writeUniqueCartId(KEY, 'MATSURI', 'M3');
}

/** At the payment, as somebody who comes from the menu. */
async function openPayment(
  dishes: readonly number[],
  { name = 'Barley tea', said = {}, before = () => Promise.resolve() } = {},
): Promise<Phone> {
  const phone = await openPhone('/Menu/MATSURI/M3', async (demo) => {
    await fill(demo, dishes);
    sayOfDishes(said);
    await before();
  });
  await screen.findAllByText(name);
  await phone.go('/Payment/MATSURI/M3');
  return phone;
}

const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');
const told = (words: string) =>
  screen.findByText(
    (_text, element) => element?.tagName === 'P' && plain(element.textContent) === words,
  );
const isPaid = () => screen.findByRole('button', { name: /^(?:Place order|Pay)/ });

it('says once from which age on a dish is served, and asks for a proof', async () => {
  await openPayment([TEA, BEER]);
  expect(await told('For guests aged 20 and over: Draft beer.')).toBeVisible();
  expect(await told('Please have your ID at hand.')).toBeVisible();
  expect(screen.queryByText(/Contains alcohol/)).toBeNull();
  expect(await isPaid()).not.toHaveAttribute('aria-disabled', 'true');
});

it('says nothing at a cart that is for everybody', async () => {
  await openPayment([TEA, DANGO]);
  expect(await isPaid()).toBeVisible();
  expect(screen.queryByText(/ID at hand|Contains alcohol/)).toBeNull();
});

it('names the highest age first, and alcohol without an age last', async () => {
  const said = { [BEER]: { minAge: 0 }, [SODA]: { minAge: 21 } };
  await openPayment([SODA, BEER, PLUM_WINE], { said });
  const age = await told('For guests aged 21 and over: Yuzu soda.');
  const lines = [...(age.parentElement?.children ?? [])].map(({ textContent }) =>
    plain(textContent),
  );
  expect(lines).toEqual([
    'For guests aged 21 and over: Yuzu soda.',
    'For guests aged 20 and over: Plum wine with soda.',
    'Contains alcohol: Draft beer.',
    'Please have your ID at hand.',
  ]);
});

it('asks for no proof where no age is said', async () => {
  await openPayment([BEER], { said: { [BEER]: { minAge: -1 } } });
  expect(await told('Contains alcohol: Draft beer.')).toBeVisible();
  expect(screen.queryByText(/ID at hand/)).toBeNull();
});

it('names three dishes at most, and counts the others', async () => {
  const all = [TEA, LATTE, SODA, BEER, PLUM_WINE];
  await openPayment(all, { said: Object.fromEntries(all.map((id) => [id, { minAge: 20 }])) });
  expect(
    await told('For guests aged 20 and over: Sencha, a pot, Matcha latte, Yuzu soda +2.'),
  ).toBeVisible();
});

it('in Arabic', async () => {
  await openPayment([BEER, PLUM_WINE], {
    name: 'شاي الشعير',
    before: () => speakArabic('MATSURI'),
  });
  expect(await told('لمن هم في سن 20 فما فوق: بيرة يابانية، نبيذ البرقوق بالصودا.')).toBeVisible();
  expect(await told('يُرجى تجهيز ما يُثبت العمر.')).toBeVisible();
});

it('is said on a phone that has never had the menu', async () => {
  await openPhone('/Payment/MATSURI/M3', (demo) => fill(demo, [BEER]));
  expect(await told('For guests aged 20 and over: Draft beer.')).toBeVisible();
});

it.each([
  [20, 'From 20 years of age'],
  [0, undefined],
])('a dish says that it is from %s years on, if that is an age', async (minAge, words) => {
  await openPhone('/Item/MATSURI/5705/M3', async () => {
    sayOfDishes({ [BEER]: { minAge } });
    await Promise.resolve();
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Draft beer' })).toBeVisible();
  const said = screen.queryAllByText(/years of age/).map(({ textContent }) => textContent);
  expect(said).toEqual(words === undefined ? [] : [words]);
});
