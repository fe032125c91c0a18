import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { appBeforeEach, fillTable, openApp } from '../appScene.tsx';

appBeforeEach();

const OFFERED = {
  venues: [
    { path: '/Emenu/LANE/LANE1', labelEN: 'The lane by the sea', labelAR: 'مسار البحر' },
    { path: '/Emenu/TINY/T2', labelEN: 'Tiny, by the window', labelAR: 'تايني' },
  ],
};

/** Sets the host's setting, which the app reads once. */
function offerVenues(): void {
  const settings = document.createElement('script');
  settings.id = 'app-config';
  settings.type = 'application/json';
  settings.textContent = JSON.stringify(OFFERED);
  document.head.append(settings);
}

it.each([
  ['The lane by the sea', 'The lane by the sea', '/Emenu/LANE/LANE1'],
  ['Tiny, by the window', 'table T2', '/Emenu/TINY/T2'],
])('“%s” is offered by its name, or else by its table', async (offered, named, leadsTo) => {
  offerVenues();
  const { go, address } = await openApp('/Cart/TINY/T1', { before: fillTable });
  await screen.findAllByText('3.000');
  await go('/');
  fireEvent.click(await screen.findByRole('link', { name: offered }));
  expect(await screen.findByRole('heading', { name: `Go to ${named}?` })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: `Go to ${named}` }));
  await waitFor(() => expect(address()).toBe(leadsTo));
});
