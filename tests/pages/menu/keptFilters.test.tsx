import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { appBeforeEach } from '../../journeys/appScene.tsx';
import { MENU, openPhone } from '../../journeys/phone/phoneScene.tsx';

appBeforeEach();

const STILL_ON = /^Your filters are still on\./;
const dish = (name: string) => screen.findByRole('link', { name });
const noDish = (name: string) => expect(screen.queryByRole('link', { name })).toBeNull();
const kept = () => localStorage.getItem('menuFilters');
const keep = (text: string) => () => Promise.resolve(localStorage.setItem('menuFilters', text));
const all = async () => userEvent.click(await screen.findByRole('button', { name: 'Clear all' }));

it('the next visit uses the filters of the last one, says so, and one tap clears them', async () => {
  const phone = await openPhone(MENU);
  await dish('Mixed grill');
  await userEvent.click(screen.getByRole('button', { name: 'Filter the menu' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Vegan' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Without nuts' }));
  expect(phone.address()).toBe(`${MENU}?filter=vegan%2CnoNuts`);
  expect(screen.queryByText(STILL_ON)).toBeNull();

  phone.reopen(MENU);
  await dish('Hummus');
  noDish('Mixed grill');
  expect(screen.getByRole('button', { name: 'Filter the menu, 2 active' })).toBeVisible();
  expect(screen.getByText(STILL_ON)).toHaveTextContent(/ \d+ dishes$/);
  expect(phone.address()).toBe(MENU);

  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Without nuts' }));
  expect(kept()).toBe('BEIT=vegan');
  await all();
  await dish('Mixed grill');
  expect(kept()).toBeNull();
  expect(phone.address()).toBe(MENU);

  phone.reopen(MENU);
  await dish('Mixed grill');
});

it('one tap clears them in a menu whose address names none', async () => {
  await openPhone(MENU, keep('ROUTE=halal&BEIT=vegan'));
  await dish('Hummus');
  await all();
  await dish('Mixed grill');
  expect(kept()).toBe('ROUTE=halal');
});

it('an address without them wins, and keeps the stored ones', async () => {
  await openPhone(`${MENU}?filter=`, keep('BEIT=vegan'));
  await dish('Mixed grill');
  expect(screen.queryByText(STILL_ON)).toBeNull();
  expect(kept()).toBe('BEIT=vegan');
});

it('filters that the venue does not offer hide no dish', async () => {
  await openPhone(MENU, keep('BEIT=ofLastYear'));
  await dish('Mixed grill');
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
});

it('filters without a match say so, with a button that ends them', async () => {
  await openPhone(MENU, keep('BEIT=vegan%2Cketo%2CnoMilk%2Cgone'));
  expect(await screen.findByRole('heading', { name: 'No dish matches' })).toBeVisible();
  expect(screen.getByText(STILL_ON)).toBeVisible();
  const [, last] = screen.getAllByRole('button', { name: 'Clear all' });
  await userEvent.click(last as HTMLElement);
  await dish('Mixed grill');
  expect(kept()).toBeNull();
});
