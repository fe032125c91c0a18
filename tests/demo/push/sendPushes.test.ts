import { createECDH } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { keepSendingPushes } from '../../../src/demo/push/sendPushes.ts';
import { startDemo } from '../fixtures/client.ts';
import { CART, savedOrder } from '../fixtures/journey.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const p256dh = createECDH('prime256v1').generateKeys('base64url');

test('messages go only to push services, each once', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const sent = vi.fn<(to: string, init: RequestInit) => Promise<Response>>();
  sent.mockImplementation(() => Promise.resolve(new Response(null, { status: 201 })));
  vi.stubGlobal('fetch', sent);
  const demo = startDemo();
  keepSendingPushes(() => demo.demo.worlds.all());
  const { eOrderID } = await savedOrder(demo);
  await demo.call(`TableCart/PlaceOrder/${eOrderID}`);
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/1',
    'https://updates.push.services.mozilla.com/wpush/v2/1',
    'http://fcm.googleapis.com/fcm/send/2',
    'https://fcm.googleapis.com.evil.example/3',
    'https://evilgoogleapis.com/4',
    'http://127.0.0.1:9/5',
  ]) {
    const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth: 'AAAA' } };
    const body = { code: 'TINY', conceptId: 1, customerId: 0, lang: 'EN', orderKey: CART };
    await demo.call('Notification/SavePushSubscription', { body: { ...body, subscription } });
  }
  await demo.control({ action: 'advanceOrder', eOrderID, to: 4 });
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent.mock.calls.map(([to]) => to)).toEqual([
    'https://fcm.googleapis.com/fcm/send/1',
    'https://updates.push.services.mozilla.com/wpush/v2/1',
  ]);
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', redirect: 'error' });
});
