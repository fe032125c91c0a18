import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import EN from '../../public/assets/i18n/EN.json';
import { call, configureApi } from '../../src/api/client.ts';
import { isOfflineRead } from '../../src/config/offlineReads.ts';
import { COPY_HEADER } from '../../src/config/worker.ts';
import { CartPage } from '../../src/pages/cart/CartPage.tsx';
import { appStore } from '../../src/state/appStore.ts';
import { deliveryAddressEntry } from '../../src/storage/servingEntries.ts';
import { getCustomerAddressDetails } from '../../src/contract/endpoints/delivery/addresses.ts';
import { CUSTOMER } from '../ordering/cart/demoVenue.ts';
import { CODE, fillCart, sceneBeforeEach, showDelivery } from './deliveryScene.tsx';

sceneBeforeEach();

/** What the worker keeps is all there is. */
function loseNetwork() {
  const answerAsUsual = fetch;
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const address = typeof input === 'string' ? input : input.url;
    if (!isOfflineRead(new URL(address, location.href).pathname)) throw new TypeError('offline');
    const answer = await answerAsUsual(input, init);
    const headers = {
      ...Object.fromEntries(answer.headers),
      [COPY_HEADER]: '2025-03-01T12:00:00Z',
    };
    return new Response(await answer.text(), { status: answer.status, headers });
  });
  configureApi({
    wait: () => Promise.resolve(),
    onHeard: (isServer) => appStore.getState().noteServerHeard(isServer),
  });
}

it('of the device goes on working without a network, and says where it is', async () => {
  await showDelivery(<CartPage />, {
    path: `/Delivery/${CODE}/Cart`,
    before: async () => {
      await fillCart();
      const address = await call(getCustomerAddressDetails, { customerId: CUSTOMER, code: CODE });
      if (address) deliveryAddressEntry.write(address, CODE);
      loseNetwork();
    },
  });
  expect(await screen.findByText(EN['cart.onDevice'])).toBeVisible();
  const more = screen.getByRole('button', { name: /^More: / });
  fireEvent.click(more);
  expect(await screen.findByText('3')).toBeInTheDocument();
  expect(screen.queryByText(EN['error.title'])).toBeNull();
  appStore.setState({ isOffline: false });
});
