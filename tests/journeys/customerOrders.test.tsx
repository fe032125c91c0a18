import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OrderStrip } from '../../src/components/order/OrderStrip.tsx';
import { customerCalls } from '../../src/contract/examples/delivery/customer.ts';
import { EORDER_STATUS } from '../../src/contract/examples/parts.ts';
import { ORDER_STATUS } from '../../src/contract/orderStatus.ts';
import type { CustomerOrderDetails, OrderDetails } from '../../src/contract/orders.ts';
import { deviceTable } from '../../src/ordering/cart/deviceOrder.ts';
import { OrderListPage } from '../../src/pages/order/OrderListPage.tsx';
import { statusOf } from '../../src/pages/order/useOrderPage.ts';
import { placedOrdersEntry } from '../../src/storage/orderTraces.ts';
import { saveDelivery } from '../demo/fixtures/journey.ts';
import { DISH } from '../demo/fixtures/tiny.ts';
import { CUSTOMER } from '../ordering/cart/demoVenue.ts';
import { answer, told } from './answers.ts';
import { CODE, sceneBeforeEach, showDelivery } from './deliveryScene.tsx';

sceneBeforeEach();

const PAGE_SIZE = 50;
it('does not offer to repeat an order that is still on its way', async () => {
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

it('asks only a few times for a venue that the server does not name', async () => {
  const ask = vi.fn(() => told(null, -1));
  await showDelivery(<OrderListPage />, {
    at: `/Delivery/${CODE}/orderList`,
    before: async (demo) => {
      const { eOrderID } = (await saveDelivery(demo, DISH.fish, 1)).data;
      await demo.call(`TableCart/PlaceOrder/${eOrderID}`);
      answer({ '/GetStoreIdFromCode/': ask });
    },
  });
  const orders = await screen.findByText('Fish');
  // Each order asks when it is drawn. An outline would draw it again.
  for (let turn = 0; turn < 100; turn += 1)
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(orders).toBeVisible();
  expect(ask.mock.calls.length).toBeLessThan(5);
});

it('continues where the next page of orders begins', async () => {
  await showDelivery(<OrderListPage />, { at: `/Delivery/${CODE}/orderList` });
  const example = customerCalls.getCustomerOrderDetails.answer as CustomerOrderDetails;
  const [order] = example.orderList;
  const orders = Array.from({ length: PAGE_SIZE + 1 }, (_, index) => ({
    ...order,
    eOrderID: index + 1,
    orderNo: `N${index + 1}`,
  }));
  answer({
    '/GetCustomerOrderDetails/': ({ url }) =>
      told({
        totalOrders: orders.length,
        orderList: url.includes('page=2') ? orders.slice(PAGE_SIZE) : orders.slice(0, PAGE_SIZE),
      }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  const next = await screen.findByText('N51');
  expect(document.activeElement).toContainElement(next);
  expect(document.body).not.toHaveFocus();
});

/** One order of the device, with this answer of the server. */
function stubOrder(said: object) {
  const order = { eOrderID: 70011, orderKey: 'Deliver34', placedAtMs: Date.now() };
  placedOrdersEntry.write([{ ...order, isClosed: false }], CODE, deviceTable(CUSTOMER));
  const tell = vi.fn(() => told({ ...EORDER_STATUS, ...said }));
  answer({ '/checkEOrderStatus/': tell });
  return tell;
}

it('keeps a refused order visible until the diner has looked at it', async () => {
  const orderStatus = ORDER_STATUS.rejected;
  await showDelivery(<OrderStrip />, { before: () => void stubOrder({ orderStatus }) });
  fireEvent.click(await screen.findByRole('link'));
  const [order] = placedOrdersEntry.read(CODE, deviceTable(CUSTOMER)) ?? [];
  expect(order?.isClosed).toBe(true);
});

it('limits how often it refreshes an order, whatever the answer says', async () => {
  let asked = vi.fn();
  await showDelivery(<OrderStrip />, {
    before: () => {
      asked = stubOrder({ pollSeconds: 0.01 });
    },
  });
  expect(await screen.findByRole('link')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(asked.mock.calls.length).toBeLessThan(3);
});

it.each([
  ['before the time that it was ordered for', '2026-01-01T18:00:00Z', undefined],
  ['at that time', '2026-01-01T19:00:00Z', '2026-01-01T19:00:00Z'],
  ['after it', '2026-01-01T19:20:00Z', '2026-01-01T19:20:00Z'],
])('an order is expected %s', (_, estimatedAt, shown) => {
  const order = { estimatedAt, scheduledFor: '2026-01-01T19:00:00Z' } as OrderDetails;
  expect(statusOf(order, 'BEIT').estimatedAt).toBe(shown);
});

it('an order for as soon as possible is expected when the kitchen says', () => {
  const order = { estimatedAt: '2026-01-01T18:00:00Z' } as OrderDetails;
  expect(statusOf(order, 'BEIT').estimatedAt).toBe('2026-01-01T18:00:00Z');
});
