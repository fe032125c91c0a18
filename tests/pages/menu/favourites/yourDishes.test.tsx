import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { appStore } from '../../../../src/state/appStore.ts';
import { DISH } from '../../../demo/fixtures/tiny.ts';
import { appBeforeEach, CODE, openApp, TABLE, toastOf } from '../../../journeys/appScene.tsx';

appBeforeEach();
beforeEach(() => appStore.setState({ isSettingsOpen: false }));

const MENU = `/Menu/${CODE}/${TABLE}`;
const dishAt = (id: number) => `/Item/${CODE}/${id}/${TABLE}`;

interface Kept {
  hearts?: number[];
  seen?: number[];
  isAway?: boolean;
}
const remember = (kept: Kept) => localStorage.setItem(`yours_${CODE}`, JSON.stringify(kept));
const kept = () => JSON.parse(localStorage.getItem(`yours_${CODE}`) ?? '{}') as Kept;

const section = () => screen.findByRole('region', { name: 'Your dishes' });
const noSection = () => expect(screen.queryByRole('region', { name: 'Your dishes' })).toBeNull();

async function linksIn(box: HTMLElement) {
  return (await within(box).findAllByRole('link')).map(({ textContent }) =>
    textContent.replaceAll('\u00A0', ' '),
  );
}

async function turnInSettings() {
  await userEvent.click(await screen.findByRole('button', { name: 'Display settings' }));
  const choice = await screen.findByRole('switch', { name: 'Your dishes in the menu' });
  await userEvent.click(choice);
  return choice;
}

async function closeSettings() {
  const sheet = within(screen.getByRole('dialog', { name: 'Display settings' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
}

it('a heart stores the dish on this phone, and removes it again', async () => {
  await openApp(dishAt(DISH.pizza));
  const heart = await screen.findByRole('button', { name: 'Keep Pizza' });
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(kept().hearts).toEqual([DISH.pizza]);
  expect(await toastOf('Pizza is saved in your dishes')).toBeVisible();

  await userEvent.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(kept().hearts).toEqual([]);
});

it('a viewed dish is stored on the delivery side, and nothing is sent', async () => {
  remember({ hearts: [DISH.one], seen: [DISH.two] });
  await openApp(`/Delivery/${CODE}/Item/${DISH.pizza}`);
  expect(await screen.findByRole('button', { name: 'Keep Pizza' })).toBeVisible();
  expect(kept()).toEqual({
    hearts: [DISH.one],
    seen: [DISH.pizza, DISH.two],
    missed: [],
    isAway: false,
  });
});

it('the menu begins with favourites, then viewed dishes; sold-out ones come last', async () => {
  remember({ hearts: [DISH.gone, DISH.pizza], seen: [DISH.soup, DISH.pizza, 999] });
  await openApp(MENU);
  expect(await linksIn(await section())).toEqual([
    'Pizza KWD 5.000 kept',
    'Soup KWD 1.500',
    'Gone Sold out kept',
  ]);
  const [first] = within(await section()).getAllByRole('link');
  expect(first).toHaveAttribute('href', dishAt(DISH.pizza));
});

it('the delivery menu begins with them too, with its own addresses', async () => {
  remember({ hearts: [DISH.pizza] });
  await openApp(`/Delivery/${CODE}/Menu`);
  const [first] = within(await section()).getAllByRole('link');
  expect(first).toHaveAttribute('href', `/Delivery/${CODE}/Item/${DISH.pizza}`);
});

it('the section can be hidden for good, with an undo at once and another one later', async () => {
  remember({ hearts: [DISH.pizza], seen: [DISH.soup] });
  await openApp(MENU);
  const close = () => screen.findByRole('button', { name: 'Hide your dishes' });
  await userEvent.click(await close());
  noSection();
  expect(document.body).not.toHaveFocus();
  expect(kept()).toEqual({ hearts: [DISH.pizza], seen: [], missed: [], isAway: true });

  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await linksIn(await section())).toHaveLength(2);
  expect(kept()).toEqual({ hearts: [DISH.pizza], seen: [DISH.soup], missed: [], isAway: false });

  await userEvent.click(await close());
  noSection();
  expect(await turnInSettings()).toBeChecked();
  await closeSettings();
  expect(await linksIn(await section())).toEqual(['Pizza KWD 5.000 kept']);
});

it('the settings can hide the section as well', async () => {
  remember({ hearts: [DISH.pizza] });
  await openApp(MENU);
  await section();
  expect(await turnInSettings()).not.toBeChecked();
  await closeSettings();
  noSection();
  expect(kept().isAway).toBe(true);
});

it('a heart while it is hidden offers to show it, and viewed dishes are not stored', async () => {
  remember({ hearts: [], isAway: true });
  await openApp(dishAt(DISH.pizza));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep Pizza' }));
  expect(kept()).toEqual({ hearts: [DISH.pizza], seen: [], missed: [], isAway: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Show in the menu' }));
  expect(kept()).toEqual({ hearts: [DISH.pizza], seen: [], missed: [], isAway: false });
});
