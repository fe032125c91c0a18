import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OrderStrip } from '../../src/components/order/OrderStrip.tsx';
import { deviceTable } from '../../src/ordering/cart/deviceOrder.ts';
import { placedOrdersEntry } from '../../src/storage/orderTraces.ts';
import { ORDER_STATUS } from '../../src/contract/orderStatus.ts';
import { EORDER_STATUS } from '../../src/contract/examples/parts.ts';
import { CUSTOMER } from '../ordering/cart/demoVenue.ts';
import { CODE, sceneBeforeEach, showDelivery } from './deliveryScene.tsx';

sceneBeforeEach();

/** One order of the device, of which the server says this. */
function stubOrder(said: object, onAsked = () => {}): void {
  const order = { eOrderID: 70011, orderKey: 'Deliver34', placedAtMs: Date.now() };
  placedOrdersEntry.write([{ ...order, isClosed: false }], CODE, deviceTable(CUSTOMER));
  const answerAsUsual = fetch;
  vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => {
    const address = typeof input === 'string' ? input : input.url;
    if (!address.includes('/checkEOrderStatus/')) return answerAsUsual(input, init);
    onAsked();
    return Promise.resolve(Response.json({ status: 1, dataenum: { ...EORDER_STATUS, ...said } }));
  });
}

it('keeps a refused order in sight until the diner has looked at it', async () => {
  const orderStatus = ORDER_STATUS.rejected;
  await showDelivery(<OrderStrip />, { before: () => stubOrder({ orderStatus }) });
  fireEvent.click(await screen.findByRole('link'));
  const [order] = placedOrdersEntry.read(CODE, deviceTable(CUSTOMER)) ?? [];
  expect(order?.isClosed).toBe(true);
});

it('asks after an order no more often than is good, whatever its answer says', async () => {
  let asked = 0;
  await showDelivery(<OrderStrip />, {
    before: () => stubOrder({ pollSeconds: 0.01 }, () => (asked += 1)),
  });
  expect(await screen.findByRole('link')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(asked).toBeLessThan(3);
});
