import { afterEach, expect, test, vi } from 'vitest';
import { letWaitingTakeOver } from '../../../src/pwa/page/takeOver.ts';

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('the wait for a worker that never takes over ends', async () => {
  vi.useFakeTimers();
  const value = new EventTarget();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value });
  const postMessage = vi.fn<(message: unknown) => void>();
  const registration = { waiting: { postMessage } } as unknown as ServiceWorkerRegistration;
  const taken = letWaitingTakeOver(registration);
  await vi.advanceTimersByTimeAsync(60_000);
  await taken;
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' });
});
