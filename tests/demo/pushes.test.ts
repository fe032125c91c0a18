import { expect, it } from 'vitest';
import { startDemo, type DemoClient } from './fixtures/client.ts';
import { CART, savedOrder } from './fixtures/journey.ts';

const ENDPOINT = 'https://push.example/s/1';

async function placed(demo: DemoClient) {
  const { eOrderID } = await savedOrder(demo);
  await demo.call(`TableCart/PlaceOrder/${eOrderID}`);
  const [order] = (await demo.state()).orders;
  return { eOrderID, order };
}

function subscribe(demo: DemoClient, more: object) {
  const subscription = {
    endpoint: ENDPOINT,
    expirationTime: null,
    keys: { p256dh: 'BNc', auth: 'tBH' },
  };
  const body = { code: 'TINY', conceptId: 1, customerId: 0, lang: 'EN', subscription, ...more };
  return demo.call('Notification/SavePushSubscription', { body });
}

it('notifies a visitor about the order of their key, and not after they leave', async () => {
  const demo = startDemo();
  const { eOrderID, order } = await placed(demo);
  expect((await subscribe(demo, { orderKey: CART })).status).toBe(1);
  await demo.control({ action: 'advanceOrder', eOrderID, to: 6 });
  const { pushMessages } = await demo.state();
  expect(pushMessages.map(({ endpoint, title, url, tag }) => [endpoint, title, url, tag])).toEqual([
    [ENDPOINT, 'Your order is accepted', `/Cart/TINY/T1/${eOrderID}`, `order-${eOrderID}`],
    [ENDPOINT, 'Your order is ready', `/Cart/TINY/T1/${eOrderID}`, `order-${eOrderID}`],
  ]);
  expect(pushMessages[1]?.body).toBe(order?.orderNo);
  await demo.call('Notification/RemovePushSubscription', { body: { endpoint: ENDPOINT } });
  expect((await demo.state()).pushMessages).toEqual([]);
});

it('notifies nobody about an order without its key', async () => {
  const demo = startDemo();
  const { eOrderID } = await placed(demo);
  expect((await subscribe(demo, { orderKey: 'Other1234567' })).status).toBe(-1);
  await subscribe(demo, {});
  await demo.control({ action: 'advanceOrder', eOrderID, to: 6 });
  expect((await demo.state()).pushMessages).toEqual([]);
});

it('refuses an order key together with a customer', async () => {
  const demo = startDemo();
  await placed(demo);
  const answer = await subscribe(demo, { orderKey: CART, customerId: 900 });
  expect(answer.status).not.toBe(1);
  expect((await demo.state()).pushes).toBe(0);
});
