import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import AR from '../../../public/assets/i18n/AR.json';
import EN from '../../../public/assets/i18n/EN.json';
import { appStore } from '../../../src/state/appStore.ts';
import type { DemoClient } from '../../demo/fixtures/client.ts';
import { appBeforeEach } from '../appScene.tsx';
import {
  CART,
  expectPlaced,
  FATTOUSH,
  inKitchen,
  MENU,
  openPayment,
  openPhone,
  placeButton,
  seedCart,
  type Phone,
  YOGHURT,
} from './phoneScene.tsx';

appBeforeEach();
beforeEach(() => appStore.setState({ isSettingsOpen: false }));

const KAFTA = 1303;
const itemPage = (id: number) => `/Item/BEIT/${id}/T12`;
const avoid = (profile: object) => localStorage.setItem('preferences', JSON.stringify(profile));
const stored = () => JSON.parse(localStorage.getItem('preferences') ?? '{}') as object;
const card = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  return link.closest('article') as HTMLElement;
};

/** The notes of the orders that were sent. */
let notes: unknown[] = [];
beforeEach(() => {
  notes = [];
});

/** Answers for the words of the other language too, and listens to what is sent. */
function listen(): void {
  const answerAsUsual = fetch;
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const address = typeof input === 'string' ? input : input.url;
    if (address.includes('i18n/AR')) return Response.json(AR);
    if (!address.includes('/SaveEOrder/')) return answerAsUsual(input, init);
    const request = new Request(input, init);
    const { note } = (await request.clone().json()) as { note?: string };
    notes.push(note);
    return answerAsUsual(request);
  });
}

async function open(at: string, before?: (demo: DemoClient) => Promise<unknown>): Promise<Phone> {
  return openPhone(at, async (demo) => {
    listen();
    await before?.(demo);
  });
}

it('is chosen in the settings, and the menu behind is marked at once', async () => {
  await open(MENU);
  expect(within(await card('Cucumber yoghurt')).queryByText(/milk/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Display settings' }));
  fireEvent.click(await screen.findByRole('button', { name: 'My allergies' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'My allergies' }));
  const milk = within(sheet.getByRole('group', { name: 'I avoid' })).getByRole('button', {
    name: 'milk',
  });
  expect(milk).toHaveAttribute('aria-pressed', 'false');
  fireEvent.click(milk);
  expect(milk).toHaveAttribute('aria-pressed', 'true');
  fireEvent.change(sheet.getByRole('textbox', { name: /In my own words/ }), {
    target: { value: 'cucumber, dill' },
  });
  fireEvent.click(sheet.getByRole('button', { name: 'Add' }));
  fireEvent.click(sheet.getByRole('button', { name: 'Done' }));
  expect(stored()).toEqual({ allergens: ['milk'], words: ['cucumber', 'dill'] });

  expect(
    await screen.findByRole('button', { name: /^Allergies: milk, .?cucumber.? \+1$/ }),
  ).toBeVisible();
  expect(
    within(await card('Cucumber yoghurt')).getByText(/^Contains milk, .?cucumber.?$/),
  ).toBeVisible();
});

it('is forgotten in one tap, and nothing is marked any more', async () => {
  avoid({ allergens: ['milk'], theme: 'dark' });
  await open(MENU);
  fireEvent.click(await screen.findByRole('button', { name: 'Allergies: milk' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'My allergies' }));
  fireEvent.click(sheet.getByRole('button', { name: 'Forget all' }));
  fireEvent.click(sheet.getByRole('button', { name: 'Done' }));
  expect(stored()).toEqual({ theme: 'dark' });
  await waitFor(() => expect(screen.queryByText('Contains milk')).toBeNull());
  expect(screen.queryByRole('button', { name: /^Allergies/ })).toBeNull();
});

it('tells what is not said apart from what is free of it', async () => {
  avoid({ allergens: ['celery'] });
  await open(MENU);
  // It declares milk, and has no choices.
  expect(
    await within(await card('Cucumber yoghurt')).findByText('No celery, says the venue'),
  ).toBeVisible();
  // Its sauces are not in the menu's answer.
  expect(within(await card('Kafta kebab')).getByText('Not stated: celery')).toBeVisible();
});

it('hides what contains it where the diner wants so, and shows it again', async () => {
  avoid({ allergens: ['milk'], hidesDishes: true });
  await open(MENU);
  expect(await screen.findByText(/dishes are hidden\./)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Cucumber yoghurt' })).toBeNull();
  expect(await card('Kafta kebab')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Show them, marked' }));
  expect(within(await card('Cucumber yoghurt')).getByText('Contains milk')).toBeVisible();
  expect(stored()).toEqual({ allergens: ['milk'] });
});

describe('at a dish', () => {
  it('counts what is chosen, at once', async () => {
    avoid({ allergens: ['egg'] });
    await open(itemPage(KAFTA));
    const verdict = await screen.findByText('Contains egg', { selector: '[role=status] *' });
    expect(verdict).toBeVisible();
    expect(screen.getByRole('button', { name: /^Add.*Contains egg$/ })).toBeVisible();
    const sauce = await screen.findByRole('checkbox', { name: 'Garlic sauce' });
    expect(sauce).toHaveAccessibleDescription(/Contains egg/);
    fireEvent.click(sauce);
    expect(screen.queryByText('Contains egg', { selector: '[role=status] *' })).toBeNull();
    expect(screen.getByRole('button', { name: /^Add/ })).not.toHaveAccessibleName(/egg/);
    expect(
      screen.getByText(
        'Our kitchen works with sesame, nuts, milk and gluten. Please tell us about any allergy.',
      ),
    ).toBeVisible();
  });

  it('marks what goes well with it', async () => {
    avoid({ allergens: ['gluten'] });
    await open(itemPage(1301));
    const strip = await screen.findByRole('region', { name: EN['item.goesWith'] });
    const fattoush = await within(strip).findByRole('link', { name: /Fattoush/ });
    expect(fattoush).toHaveAccessibleName(/Contains gluten/);
  });

  it('is where one who has chosen nothing finds it', async () => {
    await open(itemPage(YOGHURT));
    expect(screen.queryByText('Contains milk')).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'My allergies' }));
    expect(await screen.findByRole('dialog', { name: 'My allergies' })).toBeVisible();
  });
});

it('is told again of each line of the cart', async () => {
  avoid({ allergens: ['gluten'] });
  await open(CART, async (demo) => {
    await seedCart(demo, 1, FATTOUSH);
    await seedCart(demo, 1, YOGHURT);
  });
  expect(await screen.findByText('Contains gluten')).toBeVisible();
  expect(screen.getByText('No gluten, says the venue')).toBeVisible();
});

it('counts in the cart what was chosen at the dish', async () => {
  avoid({ allergens: ['egg'], words: ['garlic'] });
  const phone = await open(itemPage(KAFTA));
  expect(await screen.findByRole('checkbox', { name: 'Garlic sauce' })).toBeChecked();
  fireEvent.click(screen.getByRole('button', { name: /^Add/ }));
  await waitFor(() => expect(phone.address()).not.toContain('/Item/'));
  await phone.go(CART);
  expect(await screen.findByText(/^Contains egg, .?garlic.?$/)).toBeVisible();
});

describe('the kitchen', () => {
  const told = { allergens: ['milk', 'nuts'], diets: ['vegan'], tellsKitchen: true };
  const LINE =
    'Allergies: milk, nuts. Diet: vegan.\nحساسية: حليب، مكسرات. النظام الغذائي: نباتي صرف.';
  const note = () => screen.findByRole('textbox', { name: /Note/ });
  const box = () => screen.findByRole('group', { name: 'The kitchen reads with your order' });
  const pay = async (profile: object) => {
    avoid(profile);
    const phone = await openPayment(1, () => Promise.resolve(listen()));
    await note();
    return phone;
  };
  const expectNote = async (phone: Phone, expected: string | undefined) => {
    await expectPlaced();
    expect(await inKitchen(phone)).toHaveLength(1);
    expect(new Set(notes)).toEqual(new Set([expected]));
  };

  it('reads the line that was shown, and the note after it', async () => {
    const phone = await pay(told);
    await waitFor(async () => expect((await box()).textContent).toContain(LINE));
    fireEvent.change(await note(), { target: { value: 'By the window' } });
    fireEvent.click(await placeButton());
    await expectNote(phone, `${LINE}\nBy the window`);
  });

  it('reads nothing that the diner has left out this time', async () => {
    const phone = await pay(told);
    fireEvent.click(within(await box()).getByRole('button', { name: 'Leave out this time' }));
    expect(
      screen.getByText('The kitchen is not told of your allergies with this order.'),
    ).toBeVisible();
    fireEvent.click(await placeButton());
    await expectNote(phone, undefined);
    expect(stored()).toEqual(told);
  });

  it('reads nothing where the diner has not said so', async () => {
    const phone = await pay({ ...told, tellsKitchen: false });
    fireEvent.change(await note(), { target: { value: 'By the window' } });
    expect(screen.queryByRole('group', { name: /kitchen/ })).toBeNull();
    fireEvent.click(await placeButton());
    await expectNote(phone, 'By the window');
  });

  it('gets both or neither: a note that is too long beside the line is not cut', async () => {
    const phone = await pay(told);
    await waitFor(async () => expect((await box()).textContent).toContain(LINE));
    fireEvent.change(await note(), { target: { value: 'x'.repeat(190) } });
    expect(await note()).toHaveAccessibleDescription(/letters too long together/);
    fireEvent.click(await placeButton());
    await waitFor(async () => expect(await note()).toHaveFocus());
    expect(await inKitchen(phone)).toEqual([]);
    fireEvent.click(within(await box()).getByRole('button', { name: 'Leave out this time' }));
    fireEvent.click(await placeButton());
    await expectNote(phone, 'x'.repeat(190));
  });

  it('is told once, though the answer is lost and asked again', async () => {
    const phone = await pay(told);
    await waitFor(async () => expect((await box()).textContent).toContain(LINE));
    await phone.demo.control({ action: 'fail', call: 'saveEOrder', fault: 'loseAnswer', times: 1 });
    fireEvent.click(await placeButton());
    await expectNote(phone, LINE);
  });
});
