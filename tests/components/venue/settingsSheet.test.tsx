import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { appStore } from '../../../src/state/appStore.ts';
import { appBeforeEach, CODE, openApp, TABLE } from '../../journeys/appScene.tsx';

appBeforeEach();
beforeEach(() => appStore.setState({ look: {}, isSettingsOpen: false }));

const { dataset } = document.documentElement;
const stored = () => JSON.parse(localStorage.getItem('preferences') ?? '{}') as object;

async function openSettings() {
  await userEvent.click(await screen.findByRole('button', { name: 'Display settings' }));
  return screen.findByRole('dialog', { name: 'Display settings' });
}

it.each([
  ['a cart', `/Cart/${CODE}/${TABLE}`],
  ['the start page', '/?choose'],
])('are one tap away at %s', async (_, address) => {
  await openApp(address);
  const sheet = await openSettings();
  for (const name of ['Appearance', 'Text size', 'Language'])
    expect(within(sheet).getByRole('group', { name })).toBeVisible();
});

it('settings apply at once and to every venue', async () => {
  localStorage.setItem('preferences', JSON.stringify({ diets: ['vegan'] }));
  await openApp(`/Emenu/${CODE}/${TABLE}`);
  const sheet = within(await openSettings());
  await userEvent.click(sheet.getByRole('radio', { name: 'Dark' }));
  await userEvent.click(sheet.getByRole('radio', { name: 'Larger' }));
  await userEvent.click(sheet.getByRole('switch', { name: 'Less motion' }));
  expect(dataset).toMatchObject({ theme: 'dark', text: 'larger', motion: 'less' });
  expect(stored()).toEqual({
    diets: ['vegan'],
    theme: 'dark',
    textSize: 'larger',
    lessMotion: true,
  });

  await userEvent.click(sheet.getByRole('radio', { name: 'As the phone' }));
  await userEvent.click(sheet.getByRole('radio', { name: 'Normal' }));
  await userEvent.click(sheet.getByRole('switch', { name: 'Less motion' }));
  expect(dataset).not.toHaveProperty('theme');
  expect(dataset).not.toHaveProperty('text');
  expect(dataset).not.toHaveProperty('motion');
});

it("invalid stored settings fall back to the phone's", async () => {
  localStorage.setItem('preferences', '{"theme":"pink","textSize":99,"lessMotion":"yes"}');
  appStore.getState().loadLook();
  await openApp(`/Emenu/${CODE}/${TABLE}`);
  const sheet = within(await openSettings());
  expect(sheet.getByRole('radio', { name: 'As the phone' })).toBeChecked();
  expect(sheet.getByRole('radio', { name: 'Normal' })).toBeChecked();
  expect(sheet.getByRole('switch', { name: 'Less motion' })).not.toBeChecked();
});

it('stored settings apply when the app starts', async () => {
  localStorage.setItem('preferences', '{"theme":"light","textSize":"large"}');
  act(() => appStore.getState().loadLook());
  await openApp(`/Emenu/${CODE}/${TABLE}`);
  await waitFor(() => expect(dataset).toMatchObject({ theme: 'light', text: 'large' }));
});
