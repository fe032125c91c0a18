import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { appBeforeEach } from '../../../journeys/appScene.tsx';
import { CODE, MENU, openPhone, TABLE, YOGHURT } from '../../../journeys/phone/phoneScene.tsx';

appBeforeEach();

const dishAt = (id: number) => `/Item/${CODE}/${id}/${TABLE}`;
const menuIsThere = () => screen.findByRole('link', { name: 'Mixed grill' });
const noLine = () => expect(screen.queryAllByText(/^Back again: /)).toEqual([]);
const kept = () => localStorage.getItem(`yours_${CODE}`) ?? '';
/** Waits until everything that loads after a menu has loaded. */
const upkeepIsThere = async () => {
  await menuIsThere();
  await waitFor(() => expect(localStorage.getItem(`menuItems_${CODE}`)).not.toBeNull());
};

/** Opens a tab that saw these dishes sold out some minutes ago. */
async function openMissed(ids: readonly number[], minutesAgo = 10) {
  const phone = await openPhone(dishAt(ids[0] ?? 0), async (demo) => {
    for (const itemId of ids) await demo.control({ action: 'sellOut', itemId });
  });
  for (const id of ids) {
    await phone.go(dishAt(id));
    await screen.findByText('You cannot order this dish right now');
    await waitFor(() => expect(kept()).toContain(`{"id":${id},"atMs"`));
  }
  const noted = JSON.parse(kept()) as { missed: object[] };
  expect(noted.missed).toHaveLength(ids.length);
  const missed = noted.missed.map((each) => ({ ...each, atMs: Date.now() - minutesAgo * 60_000 }));
  localStorage.setItem(`yours_${CODE}`, JSON.stringify({ ...noted, missed }));
  return phone;
}

it('one toast says that a sold-out dish is back, with a link to it', async () => {
  const phone = await openMissed([YOGHURT]);
  phone.reopen(MENU);
  await upkeepIsThere();
  noLine();

  await phone.demo.control({ action: 'restore', itemId: YOGHURT });
  phone.reopen(MENU);
  const [line] = await screen.findAllByText('Back again: Cucumber yoghurt');
  expect(line).toBeVisible();
  expect(kept()).toContain('"missed":[]');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByRole('heading', { name: 'Cucumber yoghurt' })).toBeVisible();
  expect(phone.address()).toBe(dishAt(YOGHURT));

  phone.reopen(MENU);
  await upkeepIsThere();
  noLine();
});

it('a dish found available again is no longer watched', async () => {
  const phone = await openMissed([YOGHURT]);
  await phone.demo.control({ action: 'restore', itemId: YOGHURT });
  phone.reopen(dishAt(YOGHURT));
  await screen.findByRole('heading', { name: 'Cucumber yoghurt' });
  await waitFor(() => expect(kept()).toContain('"missed":[]'));
});
