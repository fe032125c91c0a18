import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { OrderView } from '../../src/components/order/OrderView.tsx';
import { OrderDetailsPage } from '../../src/pages/checkout/OrderDetailsPage.tsx';
import { OrderPage } from '../../src/pages/order/OrderPage.tsx';
import { CODE, sceneBeforeEach, showDelivery } from './deliveryScene.tsx';

sceneBeforeEach();

it.each<[string, () => ReactNode]>([
  ['an order of a customer', () => <OrderPage />],
  ['an order at a table', () => <OrderView eOrderId={7001} hasCart={false} />],
  ['the form of an order', () => <OrderDetailsPage />],
])('%s that cannot be read is headed by what happened', async (_, page) => {
  await showDelivery(page(), {
    path: '/Delivery/:code/Order/:id',
    at: `/Delivery/${CODE}/Order/7001`,
    before: (demo) =>
      demo.control({ action: 'fail', call: '*', fault: 'httpStatus', httpStatus: 500 }),
  });
  const title = { level: 1, name: 'Something went wrong' };
  expect(await screen.findByRole('heading', title)).toBeVisible();
});
