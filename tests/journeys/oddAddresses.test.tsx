import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { appBeforeEach, CODE, openApp, TABLE } from './appScene.tsx';

appBeforeEach();

it.each([
  [`/Delivery/${CODE}/Address/-1`, 'This address no longer exists', 'See your addresses'],
  [`/Delivery/${CODE}/Address/9999`, 'This address no longer exists', 'See your addresses'],
  [`/Delivery/${CODE}/Address/abc`, 'This address no longer exists', 'See your addresses'],
  [`/Delivery/${CODE}/Order/abc`, 'We could not find this order', 'My orders'],
  [`/Delivery/${CODE}/orderreview/0`, 'We could not find this order', 'My orders'],
  [`/Delivery/${CODE}/Item/-1`, /./, 'See the menu'],
  [`/Item/${CODE}/1e99/${TABLE}`, /./, 'See the menu'],
  [`/Cart/${CODE}/${TABLE}/1e99`, 'We could not find this order', 'See the menu'],
  [`/Cart/${CODE}/${TABLE}/abc`, 'We could not find this order', 'See the menu'],
  [`/CardDetails/EOrder/${CODE}/xyz`, 'We could not find this payment', 'See the menu'],
  [`/RateByLink/${CODE}/x`, /./, 'See the menu'],
  [`/RateByLink/${CODE}/9999`, 'We could not find these questions', 'See the menu'],
  ['/Rating/LANE?pageId=3', 'Rating is closed', 'See the menu'],
  ['/Rooms/ROOMS/abc', /./, 'To the start page'],
  // No venue, but a word that each object of the language knows.
  ['/Delivery/constructor', /./, 'To the start page'],
  ['/Delivery/__proto__/Address/0', /./, 'To the start page'],
])('%s shows a page with a way on', async (address, title, wayOn) => {
  await openApp(address, { isLoggedIn: true });
  expect(await screen.findByRole('link', { name: wayOn })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

it('the addresses of another customer lead to one’s own', async () => {
  const { address } = await openApp(`/Delivery/${CODE}/AddressList/7`, { isLoggedIn: true });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(address()).toMatch(/\/AddressList\/\d{2,}$/));
});
