import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CustomerOrderDetails } from '../../src/contract/orders.ts';
import { OrderListPage } from '../../src/pages/order/OrderListPage.tsx';
import { customerCalls } from '../../src/contract/examples/delivery/customer.ts';
import { saveDelivery } from '../demo/fixtures/journey.ts';
import { DISH } from '../demo/fixtures/tiny.ts';
import { CODE, sceneBeforeEach, showDelivery } from './deliveryScene.tsx';

sceneBeforeEach();

const PAGE_SIZE = 50;

it('offers no order again that is still on its way', async () => {
  await showDelivery(<OrderListPage />, {
    at: `/Delivery/${CODE}/orderList`,
    before: async (demo) => {
      const { eOrderID } = (await saveDelivery(demo, DISH.fish, 1)).data;
      await demo.call(`TableCart/PlaceOrder/${eOrderID}`);
    },
  });
  expect(await screen.findByText('Fish')).toBeVisible();
  expect(screen.queryByRole('button', { name: /again/ })).toBeNull();
});

it('goes on from where the next orders begin', async () => {
  await showDelivery(<OrderListPage />, { at: `/Delivery/${CODE}/orderList` });
  const answer = customerCalls.getCustomerOrderDetails.answer as CustomerOrderDetails;
  const [order] = answer.orderList;
  const answerAsUsual = fetch;
  vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => {
    const address = typeof input === 'string' ? input : input.url;
    if (!address.includes('/GetCustomerOrderDetails/')) return answerAsUsual(input, init);
    const first = address.includes('page=2') ? PAGE_SIZE : 0;
    const length = first > 0 ? 1 : PAGE_SIZE;
    const orderList = Array.from({ length }, (_, index) => ({
      ...order,
      eOrderID: first + index + 1,
      orderNo: `N${first + index + 1}`,
    }));
    const dataenum = { totalOrders: PAGE_SIZE + 1, orderList };
    return Promise.resolve(Response.json({ status: 1, dataenum }));
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  const next = await screen.findByText('N51');
  expect(document.activeElement).toContainElement(next);
  expect(document.body).not.toHaveFocus();
});
