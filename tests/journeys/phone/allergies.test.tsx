import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { appStore } from '../../../src/state/appStore.ts';
import { bodiesOf } from '../answers.ts';
import { appBeforeEach } from '../appScene.tsx';
import {
  CART,
  expectPlaced,
  inKitchen,
  MENU,
  openPayment,
  openPhone,
  placeButton,
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

it('a choice in the settings marks the menu behind it at once', async () => {
  await openPhone(MENU);
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
  const dish = within(await card('Cucumber yoghurt'));
  await dish.findByText('Contains milk');
  fireEvent.change(sheet.getByRole('textbox', { name: /In my own words/ }), {
    target: { value: 'cucumber, dill' },
  });
  fireEvent.click(sheet.getByRole('button', { name: 'Add' }));
  fireEvent.click(sheet.getByRole('button', { name: 'Done' }));
  expect(stored()).toEqual({ allergens: ['milk'], words: ['cucumber', 'dill'] });

  expect(
    await screen.findByRole('button', { name: /^Allergies: milk, .?cucumber.? \+1$/ }),
  ).toBeVisible();
  expect(dish.getByText(/^Contains milk, .?cucumber.?$/)).toBeVisible();
});

it('one tap clears the profile, and removes all marks', async () => {
  avoid({ allergens: ['milk'], theme: 'dark' });
  await openPhone(MENU);
  fireEvent.click(await screen.findByRole('button', { name: 'Allergies: milk' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'My allergies' }));
  fireEvent.click(sheet.getByRole('button', { name: 'Forget all' }));
  fireEvent.click(sheet.getByRole('button', { name: 'Done' }));
  expect(stored()).toEqual({ theme: 'dark' });
  await waitFor(() => expect(screen.queryByText('Contains milk')).toBeNull());
  expect(screen.queryByRole('button', { name: /^Allergies/ })).toBeNull();
});

it('hides dishes with the allergen if the diner wants so, and shows them again', async () => {
  avoid({ allergens: ['milk'], hidesDishes: true });
  await openPhone(MENU);
  expect(await screen.findByText(/dishes are hidden\./)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Cucumber yoghurt' })).toBeNull();
  expect(await card('Kafta kebab')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Show them, marked' }));
  expect(within(await card('Cucumber yoghurt')).getByText('Contains milk')).toBeVisible();
  expect(stored()).toEqual({ allergens: ['milk'] });
});

describe('at a dish', () => {
  it('includes the choices at once', async () => {
    avoid({ allergens: ['egg'] });
    await openPhone(itemPage(KAFTA));
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
});

it('shows in the cart what was chosen at the dish', async () => {
  avoid({ allergens: ['egg'], words: ['garlic'] });
  const phone = await openPhone(itemPage(KAFTA));
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
  const pay = async () => {
    avoid(told);
    const phone = await openPayment();
    await waitFor(async () => expect((await box()).textContent).toContain(LINE));
    return { phone, sent: bodiesOf<{ note?: string }>('/SaveEOrder/') };
  };

  it('gets the line that the diner saw, followed by the note', async () => {
    const { phone, sent } = await pay();
    fireEvent.change(await note(), { target: { value: 'By the window' } });
    fireEvent.click(await placeButton());
    await expectPlaced();
    expect(await inKitchen(phone)).toHaveLength(1);
    expect(sent.at(-1)?.note).toBe(`${LINE}\nBy the window`);
  });

  it('gets no line if the diner has left it out this time, which leaves room for the note', async () => {
    const { phone, sent } = await pay();
    fireEvent.change(await note(), { target: { value: 'x'.repeat(190) } });
    expect(await note()).toHaveAccessibleDescription(/letters too long together/);
    fireEvent.click(await placeButton());
    await waitFor(async () => expect(await note()).toHaveFocus());
    expect(await inKitchen(phone)).toEqual([]);
    fireEvent.click(within(await box()).getByRole('button', { name: 'Leave out this time' }));
    expect(
      screen.getByText('This order does not tell the kitchen about your allergies.'),
    ).toBeVisible();
    fireEvent.click(await placeButton());
    await expectPlaced();
    expect(sent.at(-1)?.note).toBe('x'.repeat(190));
    expect(stored()).toEqual(told);
  });
});
