import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OrderStrip } from '../../src/components/order/OrderStrip.tsx';
import { deviceTable } from '../../src/ordering/cart/deviceOrder.ts';
import { placedOrdersEntry } from '../../src/storage/orderTraces.ts';
import { EORDER_STATUS } from '../../src/contract/examples/parts.ts';
import { CUSTOMER } from '../ordering/cart/demoVenue.ts';
import { CODE, sceneBeforeEach, showDelivery } from './deliveryScene.tsx';

sceneBeforeEach();

it('asks after an order no more often than is good, whatever its answer says', async () => {
  let asked = 0;
  await showDelivery(<OrderStrip />, {
    before: () => {
      const order = { eOrderID: 70011, orderKey: 'Deliver34', placedAtMs: Date.now() };
      placedOrdersEntry.write([{ ...order, isClosed: false }], CODE, deviceTable(CUSTOMER));
      const answerAsUsual = fetch;
      vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => {
        const address = typeof input === 'string' ? input : input.url;
        if (!address.includes('/checkEOrderStatus/')) return answerAsUsual(input, init);
        asked += 1;
        const dataenum = { ...EORDER_STATUS, pollSeconds: 0.01 };
        return Promise.resolve(Response.json({ status: 1, dataenum }));
      });
    },
  });
  expect(await screen.findByRole('link')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(asked).toBeLessThan(3);
});
