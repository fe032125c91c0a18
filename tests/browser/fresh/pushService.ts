/** A browser's push service and the browser's own half of a subscription, which needs the world outside. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '../support/diner.ts';

export interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Where the tab keeps that it is subscribed. */
export const KEPT = 'test-push-subscription';

/** The browser subscribes at this service. */
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

interface PushService {
  origin: string;
  subscription: Subscription;
  /** What has come, decrypted. */
  messages: string[];
  close: () => Promise<void>;
}

/** Takes signed, encrypted messages for one browser, as RFC 8291 and RFC 8292 describe them. */
export async function startPushService(): Promise<PushService> {
  const browser = createECDH('prime256v1');
  const ownKey = browser.generateKeys();
  const auth = randomBytes(16);
  const messages: string[] = [];

  const decrypted = (body: Buffer): string => {
    const salt = body.subarray(0, 16);
    const keyEnd = 21 + body.readUInt8(20);
    const sender = body.subarray(21, keyEnd);
    const derive = (secret: Buffer, from: Buffer, info: string | Buffer, bytes: number) =>
      Buffer.from(hkdfSync('sha256', secret, from, info, bytes));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), ownKey, sender]);
    const secret = derive(browser.computeSecret(sender), auth, info, 32);
    const cipher = createDecipheriv(
      'aes-128-gcm',
      derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
      derive(secret, salt, 'Content-Encoding: nonce\0', 12),
    );
    cipher.setAuthTag(body.subarray(-16));
    const text = Buffer.concat([cipher.update(body.subarray(keyEnd, -16)), cipher.final()]);
    // The last byte marks the end of the message.
    return text.subarray(0, -1).toString();
  };

  const server = createServer((request, response) => {
    const { authorization = '', ttl } = request.headers;
    const isSigned = /^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/.test(authorization);
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      if (isSigned && ttl !== undefined) messages.push(decrypted(Buffer.concat(pieces)));
      response.writeHead(isSigned ? 201 : 401).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    subscription: {
      endpoint: `${origin}/one`,
      keys: { p256dh: ownKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    messages,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Hands messages to the worker of this origin, as the browser does with what its service sends. */
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
    /** Delivers until the message is shown: the browser drops one whose worker is slow to start. */
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
