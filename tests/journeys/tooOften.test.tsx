import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AddressPage } from '../../src/pages/account/AddressPage.tsx';
import { ProfilePage } from '../../src/pages/account/ProfilePage.tsx';
import { CODE, sceneBeforeEach, showDelivery } from './deliveryScene.tsx';

sceneBeforeEach();

it.each([
  ['profile', <ProfilePage key="profile" />, '/Delivery/:code/profile', 'profile', 'Save'],
  [
    'address',
    <AddressPage key="address" />,
    '/Delivery/:code/Address/:id',
    'Address/910',
    'Save address',
  ],
])('the form of the %s waits for as long as the server asks', async (_, page, path, at, word) => {
  await showDelivery(page, { path, at: `/Delivery/${CODE}/${at}` });
  const save = await screen.findByRole('button', { name: word });
  const answerAsUsual = fetch;
  let asked = 0;
  vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => {
    const address = typeof input === 'string' ? input : input.url;
    if (!/SaveUserProfile|updateUserAddress/.test(address)) return answerAsUsual(input, init);
    asked += 1;
    const headers = { 'Retry-After': '30' };
    return Promise.resolve(Response.json({ status: 0 }, { status: 429, headers }));
  });
  fireEvent.click(save);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again in 30 s' }));
  expect(asked).toBe(1);
});
