import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pendingOrderEntry } from '../../src/storage/orderEntries.ts';
import { intent } from '../ordering/checkout/checkoutScene.ts';
import { appBeforeEach, CODE, openApp } from './appScene.tsx';

appBeforeEach();

const PENDING = { code: CODE, tableCode: '0', orderType: 'Delivery', state: 'confirmed' } as const;

it('the ways out of the payment of a delivery lead to its menu, also where nobody answers', async () => {
  const { address } = await openApp(`/CardDetails/EOrder/${CODE}/7001`, {
    isLoggedIn: true,
    before: () => {
      const sentAt = new Date().toISOString();
      pendingOrderEntry.write(intent({ ...PENDING, eOrderID: 7001, sentAt }), 'Deliver34');
    },
  });
  // The server does not know the payment.
  expect(await screen.findByRole('link', { name: 'See the menu' })).toHaveAttribute(
    'href',
    `/Delivery/${CODE}/Menu`,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(address()).toBe(`/Delivery/${CODE}/Menu`));
});
