import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CartCountdown, CartEnd, SetAsideCart } from '../../src/components/cart/CartExpiry.tsx';
import { MINUTE_MS, SECOND_MS } from '../../src/config/times.ts';
import {
  readDeviceCart,
  setAsideDeviceCart,
  writeDeviceCart,
} from '../../src/storage/deviceCartStorage.ts';
import { newCartLife } from '../../src/rules/cart/cartLifetime.ts';
import { appStore } from '../../src/state/appStore.ts';
import { CUSTOMER } from '../ordering/cart/demoVenue.ts';
import { fillCart, sceneBeforeEach, showDelivery } from './deliveryScene.tsx';

sceneBeforeEach();

it('waits for another try where the venue cannot be asked, and says why', async () => {
  const demo = await showDelivery(<SetAsideCart />, {
    before: async (venue) => {
      await fillCart();
      setAsideDeviceCart(CUSTOMER);
      await venue.control({
        action: 'fail',
        call: 'getConceptSetup',
        fault: 'httpStatus',
        httpStatus: 500,
      });
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

it('is kept in its last seconds by a tap', async () => {
  await showDelivery(<CartCountdown />, {
    before: async () => {
      await fillCart();
      const cart = readDeviceCart(CUSTOMER);
      const startedAt = Date.now() - 30 * MINUTE_MS + 20 * SECOND_MS;
      if (cart) writeDeviceCart({ ...cart, ...newCartLife(startedAt, 30) }, CUSTOMER);
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Keep my cart' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep my cart' })).toBeNull());
  expect(readDeviceCart(CUSTOMER)?.menuItemList).toHaveLength(1);
});

it('is announced when its time is up', async () => {
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
