import { afterEach, expect, test, vi } from 'vitest';
import { subscribePush } from '../../../src/pwa/page/pushSubscription.ts';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test("the server's key is read as base64url", async () => {
  const toJSON = () => ({ keys: { p256dh: 'p', auth: 'a' } });
  const subscription = { endpoint: 'https://push.example/1', expirationTime: null, toJSON };
  const subscribe = vi.fn<PushManager['subscribe']>();
  subscribe.mockResolvedValue(subscription as unknown as PushSubscription);
  const ready = Promise.resolve({ pushManager: { subscribe } });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { ready } });
  expect(await subscribePush('-_8A')).toEqual({
    endpoint: subscription.endpoint,
    expirationTime: null,
    keys: { p256dh: 'p', auth: 'a' },
  });
  expect(subscribe.mock.calls[0]?.[0]?.applicationServerKey).toEqual(new Uint8Array([251, 255, 0]));
});
