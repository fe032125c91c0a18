import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import EN from '../../../public/assets/i18n/EN.json';
import { deliveryCartEntry, deliveryIdEntry } from '../../../src/storage/cartEntries.ts';
import { pendingOrderEntry } from '../../../src/storage/orderEntries.ts';
import { CUSTOMER } from '../../ordering/cart/demoVenue.ts';
import { intent } from '../../ordering/checkout/checkoutScene.ts';
import { appBeforeEach, CODE, openApp } from '../appScene.tsx';

appBeforeEach();

it('checks an order in doubt although the storage has lost its cart', async () => {
  const sending = { code: CODE, tableCode: '0', orderType: 'Delivery', state: 'sending' } as const;
  const { demo } = await openApp(`/Delivery/${CODE}/Menu`, {
    isLoggedIn: true,
    before: async (venue) => {
      await venue.control({ action: 'fail', call: 'saveEOrder', fault: 'breakLine' });
      await venue.control({ action: 'fail', call: 'getOrderDetails', fault: 'breakLine' });
      await venue.control({ action: 'fail', call: 'getCustomerOrderDetails', fault: 'breakLine' });
      const sentAt = new Date().toISOString();
      deliveryIdEntry.write('Deliver34', CUSTOMER);
      localStorage.setItem(deliveryCartEntry.key(CUSTOMER), '[{"deliveryId":"Deliv');
      pendingOrderEntry.write(intent({ ...sending, sentAt }), 'Deliver34');
    },
  });
  const said = new RegExp(`${EN['checkout.checking']}|${EN['checkout.stuck']}`);
  expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
  // A check-out in doubt outlives its page: it would go on in a later test.
  await demo.control({ action: 'clearFaults' });
  await waitFor(() => expect(pendingOrderEntry.read('Deliver34')?.state).toBe('rejected'));
});
