import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { DeliveryLayout } from '../../src/app/DeliveryLayout.tsx';
import type * as i18n from '../../src/i18n/i18n.ts';
import { createQueryClient } from '../../src/queries/client.ts';
import { sceneBeforeEach } from '../journeys/deliveryScene.tsx';
import { startVenue } from '../ordering/cart/demoVenue.ts';

vi.mock('../../src/i18n/i18n.ts', async (original) => ({
  ...(await original<typeof i18n>()),
  showLanguage: () => Promise.resolve(),
}));
sceneBeforeEach();

it('says that the venue could not be read, and offers to try again', async () => {
  const demo = await startVenue();
  const call = 'GetStoreIdFromCode';
  await demo.control({ action: 'fail', call, fault: 'httpStatus', httpStatus: 500 });
  const children = [{ path: 'Menu', element: <h1>The menu</h1> }];
  const router = createMemoryRouter(
    [{ path: '/Delivery/:code', element: <DeliveryLayout />, children }],
    { initialEntries: ['/Delivery/TINY/Menu'] },
  );
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
  await demo.control({ action: 'clearFaults' });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The menu' })).toBeVisible();
});
