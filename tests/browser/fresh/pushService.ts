/** The browser's part of a push subscription, which needs the internet. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '../support/diner.ts';

interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** The tab stores here that it is subscribed. */
export const KEPT = 'test-push-subscription';

/** Makes the browser subscribe at this service. */
export async function subscribeAt(page: Page, given: Subscription): Promise<void> {
  await page.addInitScript(
    ([kept, { endpoint, keys }]) => {
      const subscription = {
        endpoint,
        expirationTime: null,
        toJSON: () => ({ keys }),
        unsubscribe: () => {
          sessionStorage.removeItem(kept);
          return Promise.resolve(true);
        },
      };
      Object.assign(PushManager.prototype, {
        subscribe: () => {
          sessionStorage.setItem(kept, 'yes');
          return Promise.resolve(subscription);
        },
        getSubscription: () => Promise.resolve(sessionStorage.getItem(kept) ? subscription : null),
      });
    },
    [KEPT, given] as const,
  );
}

/** Delivers messages to the worker of this origin, as the browser does for its push service. */
export async function messagesFor(page: Page, context: BrowserContext, origin: string) {
  const protocol = await context.newCDPSession(page);
  let registrationId = '';
  protocol.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const ours = registrations.find((one) => one.scopeURL === `${origin}/` && !one.isDeleted);
    registrationId = ours?.registrationId ?? registrationId;
  });
  await protocol.send('ServiceWorker.enable');
  await expect.poll(() => registrationId).not.toBe('');
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const notices = await registration.getNotifications();
      return notices.map(({ title, body, dir, lang }) => ({ title, body, dir, lang }));
    });
  return {
    /** Repeats until the message is shown: the browser drops it if the worker is slow to start. */
    deliver: async (data: string, notices: object[]) => {
      await expect(async () => {
        if ((await shown()).length === 0) {
          await protocol.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
        }
        await expect.poll(shown, { timeout: 5000 }).toMatchObject(notices);
      }).toPass();
    },
    tap: async () => {
      const [worker] = context.serviceWorkers();
      await worker?.evaluate(async () => {
        const scope = globalThis as unknown as {
          registration: ServiceWorkerRegistration;
          dispatchEvent: (event: Event) => void;
          NotificationEvent: new (type: string, init: object) => Event;
        };
        const [notification] = await scope.registration.getNotifications();
        scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
        notification?.close();
      });
    },
  };
}
