import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import EN from '../../public/assets/i18n/EN.json';
import { call, configureApi } from '../../src/api/client.ts';
import { CartCountdown, CartEnd, SetAsideCart } from '../../src/components/cart/CartExpiry.tsx';
import { isOfflineRead } from '../../src/config/offlineReads.ts';
import { MINUTE_MS, SECOND_MS } from '../../src/config/times.ts';
import { COPY_HEADER } from '../../src/config/worker.ts';
import { getCustomerAddressDetails } from '../../src/contract/endpoints/delivery/addresses.ts';
import { CartPage } from '../../src/pages/cart/CartPage.tsx';
import { newCartLife } from '../../src/rules/cart/cartLifetime.ts';
import { appStore } from '../../src/state/appStore.ts';
import {
  readDeviceCart,
  setAsideDeviceCart,
  writeDeviceCart,
} from '../../src/storage/deviceCartStorage.ts';
import { deliveryAddressEntry } from '../../src/storage/servingEntries.ts';
import { CUSTOMER } from '../ordering/cart/demoVenue.ts';
import { answer, failing } from './answers.ts';
import { CODE, fillCart, sceneBeforeEach, showDelivery } from './deliveryScene.tsx';

sceneBeforeEach();

/** Leaves only what the worker has stored. */
function loseNetwork() {
  answer({
    '': async ({ url }, usual) => {
      if (!isOfflineRead(new URL(url).pathname)) throw new TypeError('offline');
      const kept = await usual();
      kept.headers.set(COPY_HEADER, '2025-03-01T12:00:00Z');
      return kept;
    },
  });
  configureApi({
    wait: () => Promise.resolve(),
    onHeard: (isServer) => appStore.getState().noteServerHeard(isServer),
  });
}

it('the cart on the device works without a network, and says where it is', async () => {
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

it('the cart waits for another try if the venue cannot be reached, and says why', async () => {
  const demo = await showDelivery(<SetAsideCart />, {
    before: async (venue) => {
      await fillCart();
      setAsideDeviceCart(CUSTOMER);
      await failing('getConceptSetup')(venue);
    },
  });
  const button = await screen.findByRole('button', { name: 'Bring my items back' });
  fireEvent.click(button);
  await expect
    .poll(() => appStore.getState().toasts)
    .toMatchObject([{ tone: 'danger', text: expect.any(String) }]);
  expect(button).not.toHaveAttribute('aria-busy');

  await demo.control({ action: 'clearFaults' });
  fireEvent.click(button);
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent('/Delivery/TINY/Cart'),
  );
});

it('a tap keeps the cart in its last seconds', async () => {
  await showDelivery(<CartCountdown />, {
    before: async () => {
      await fillCart();
      const cart = readDeviceCart(CUSTOMER);
      const startedAt = Date.now() - 30 * MINUTE_MS + 20 * SECOND_MS;
      if (cart) writeDeviceCart({ ...cart, ...newCartLife(startedAt, 30) }, CUSTOMER);
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Keep my cart' }));
  const kept = readDeviceCart(CUSTOMER);
  expect(kept?.menuItemList).toHaveLength(1);
  expect(Date.parse(kept?.expiry ?? '')).toBeGreaterThan(Date.now() + MINUTE_MS);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep my cart' })).toBeNull());
});

it("the end of the cart's time is announced", async () => {
  await showDelivery(<CartEnd />, {
    before: async () => {
      await fillCart();
      const cart = readDeviceCart(CUSTOMER);
      const startedAt = Date.now() - 30 * MINUTE_MS + SECOND_MS;
      if (cart) writeDeviceCart({ ...cart, ...newCartLife(startedAt, 30) }, CUSTOMER);
    },
  });
  const ended = await screen.findByRole('alertdialog', { name: 'Cart Expired!' });
  expect(ended).toHaveTextContent('Your items added will be removed');
});
