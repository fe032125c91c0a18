import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pendingOrderEntry } from '../../src/storage/orderEntries.ts';
import { intent } from '../ordering/checkout/checkoutScene.ts';
import { appBeforeEach, CODE, openApp, TABLE } from './appScene.tsx';

appBeforeEach();

it.each([
  [`/Delivery/${CODE}/Address/-1`, 'This address no longer exists', 'See your addresses'],
  [`/Delivery/${CODE}/Address/9999`, 'This address no longer exists', 'See your addresses'],
  [`/Delivery/${CODE}/Address/abc`, 'This address no longer exists', 'See your addresses'],
  [`/Delivery/${CODE}/Order/abc`, 'We could not find this order', 'My orders'],
  [`/Item/${CODE}/1e99/${TABLE}`, /./, 'See the menu'],
  [`/Cart/${CODE}/${TABLE}/abc`, 'We could not find this order', 'See the menu'],
  [`/RateByLink/${CODE}/x`, /./, 'See the menu'],
  [`/RateByLink/${CODE}/9999`, 'We could not find these questions', 'See the menu'],
  ['/Rating/LANE?pageId=3', 'Rating is closed', 'See the menu'],
  ['/Rooms/ROOMS/abc', /./, 'To the start page'],
  ['/Delivery/constructor', /./, 'To the start page'],
])('%s shows a page with a way on', async (address, title, wayOn) => {
  await openApp(address, { isLoggedIn: true });
  expect(await screen.findByRole('link', { name: wayOn })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

it("an address with another customer's id leads to the diner's own", async () => {
  const { address } = await openApp(`/Delivery/${CODE}/AddressList/7`, { isLoggedIn: true });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(address()).toMatch(/\/AddressList\/\d{2,}$/));
});

const PENDING = { code: CODE, tableCode: '0', orderType: 'Delivery', state: 'confirmed' } as const;
it("the links of a delivery's payment lead to its menu, even if the server does not answer", async () => {
  const { address } = await openApp(`/CardDetails/EOrder/${CODE}/7001`, {
    isLoggedIn: true,
    before: () => {
      const sentAt = new Date().toISOString();
      pendingOrderEntry.write(intent({ ...PENDING, eOrderID: 7001, sentAt }), 'Deliver34');
    },
  });
  // The server does not know this payment.
  expect(await screen.findByRole('link', { name: 'See the menu' })).toHaveAttribute(
    'href',
    `/Delivery/${CODE}/Menu`,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(address()).toBe(`/Delivery/${CODE}/Menu`));
});
