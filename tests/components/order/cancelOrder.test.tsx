import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import EN from '../../../public/assets/i18n/EN.json';
import { call } from '../../../src/api/client.ts';
import { CancelOrder } from '../../../src/components/order/CancelOrder.tsx';
import { SECOND_MS } from '../../../src/config/times.ts';
import { checkEOrderStatus } from '../../../src/contract/endpoints/tableCartOrders.ts';
import type { EOrderStatus } from '../../../src/contract/orders.ts';
import { rememberOrderKey } from '../../../src/storage/orderKeys.ts';
import { CART, savedOrder } from '../../demo/fixtures/journey.ts';
import { startVenue } from '../../ordering/cart/demoVenue.ts';
import { speakEnglish } from '../../i18n/english.ts';
import { AtVenue } from '../atVenue.tsx';

beforeAll(speakEnglish);

const show = (order: EOrderStatus, until?: string) =>
  render(
    <AtVenue visit={{ code: 'TINY', tableCode: 'T1', state: 'Table' }}>
      <CancelOrder order={order} {...(until && { until })} onDone={() => undefined} />
    </AtVenue>,
  );

it('shows the phone number once the kitchen has begun an order at a table', async () => {
  const demo = await startVenue();
  const { eOrderID } = await savedOrder(demo);
  await demo.call(`TableCart/PlaceOrder/${eOrderID}`);
  const order = await call(checkEOrderStatus, { eOrderId: eOrderID });
  await demo.control({ action: 'advanceOrder', eOrderID, to: 5 });
  rememberOrderKey(eOrderID, CART);
  show(order);
  fireEvent.click(screen.getByRole('button', { name: EN['order.cancel'] }));
  const [, confirm] = screen.getAllByRole('button', { name: EN['order.cancel'] });
  fireEvent.click(confirm ?? document);
  expect(await screen.findByText(EN['status.tooLateToCancel'])).toBeVisible();
  expect(await screen.findByRole('link', { name: /Call/ })).toHaveAttribute(
    'href',
    'tel:+96522220000',
  );
});

it.each([
  ['offers it until its time', 60, 1],
  ['offers it no more after its time', -60, 0],
])('%s', async (_, seconds, count) => {
  const demo = await startVenue();
  const { eOrderID } = await savedOrder(demo);
  await demo.call(`TableCart/PlaceOrder/${eOrderID}`);
  rememberOrderKey(eOrderID, CART);
  const order = await call(checkEOrderStatus, { eOrderId: eOrderID });
  show(order, new Date(Date.now() + seconds * SECOND_MS).toISOString());
  expect(screen.queryAllByRole('button', { name: EN['order.cancel'] })).toHaveLength(count);
});
