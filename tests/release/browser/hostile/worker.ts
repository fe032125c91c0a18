/** The app's worker: what is told to it from outside, and what it then shows, opens and answers. */
import type { Page, Worker } from '@playwright/test';
import { expect } from '../../../browser/support/diner.ts';

/** A notification as the phone has it. */
export interface Notice {
  title: string;
  body: string;
  dir: string;
  lang: string;
  tag: string;
  icon: string;
  badge: string;
  /** What only some browsers know, where it is not as usual. */
  extras: string[];
  data: unknown;
}

export interface OwnWorker {
  /** Lets a message arrive, and tells what is shown then: nothing, if the worker shows nothing. */
  push: (data: string) => Promise<Notice[]>;
  /** Taps the notice, with a page that is open or without, and tells which windows were opened. */
  tap: (isPageOpen: boolean) => Promise<string[]>;
  /** Sends the worker a message of a page. */
  tell: (json: string) => Promise<void>;
  /** Sends the page a message of the worker. */
  tellPage: (json: string) => Promise<void>;
  /** What its console and the policy have said since it was asked last. */
  errors: () => string[];
  /** Whether it still answers. */
  isAlive: () => Promise<boolean>;
}

interface Scope {
  clients: { matchAll: (options: object) => Promise<Client[]>; openWindow: unknown };
  registration: ServiceWorkerRegistration;
  dispatchEvent: (event: Event) => void;
  NotificationEvent: new (type: string, init: object) => Event;
}
interface Client {
  postMessage: (message: unknown, ports: MessagePort[]) => void;
}

/** What the phone shows; a browser shows a message some time after it came. */
function noticesShown(): Promise<Notice[]> {
  const QUIET: Record<string, unknown> = {
    image: '',
    actions: 0,
    silent: false,
    renotify: false,
    requireInteraction: false,
    vibrate: 0,
  };
  const sizeOf = (value: unknown) => (Array.isArray(value) ? value.length : value);
  return navigator.serviceWorker.ready
    .then((registration) => registration.getNotifications())
    .then((notices) =>
      notices.map((notice) => {
        const { title, body, dir, lang, tag, icon, data } = notice;
        const own = notice as unknown as Record<string, unknown> & { badge: string };
        const extras = Object.keys(QUIET).filter(
          (name) => (sizeOf(own[name]) ?? QUIET[name]) !== QUIET[name],
        );
        return {
          title,
          body,
          dir,
          lang,
          tag,
          icon,
          badge: own.badge,
          extras,
          data: data as unknown,
        };
      }),
    );
}

/** A tap as the browser tells it, whose end can be waited for; no script may open windows without one. */
async function tapNotice(isPageOpen: boolean): Promise<string[]> {
  const scope = globalThis as unknown as Scope;
  const { clients } = scope;
  const opened: string[] = [];
  const works: Promise<unknown>[] = [];
  const { matchAll, openWindow } = clients;
  Object.assign(clients, {
    openWindow: (address: string) => Promise.resolve(void opened.push(address)),
    ...(!isPageOpen && { matchAll: () => Promise.resolve([]) }),
  });
  const [notification] = await scope.registration.getNotifications();
  if (!notification) return [];
  const event = new scope.NotificationEvent('notificationclick', { notification });
  Object.defineProperty(event, 'waitUntil', {
    value: (work: Promise<unknown>) => works.push(work),
  });
  scope.dispatchEvent(event);
  await Promise.all(works);
  Object.assign(clients, { matchAll, openWindow });
  for (const notice of await scope.registration.getNotifications()) notice.close();
  return opened;
}

const LOOK_MS = 50;
const LOOKS = 40;
const DELIVERIES = 3;
const ANSWER_MS = 5000;

async function registered(page: Page, origin: string) {
  const protocol = await page.context().newCDPSession(page);
  let registrationId = '';
  const errors: string[] = [];
  protocol.on('ServiceWorker.workerErrorReported', ({ errorMessage }) => {
    errors.push(errorMessage.errorMessage);
  });
  protocol.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const ours = registrations.find((one) => one.scopeURL === `${origin}/` && !one.isDeleted);
    registrationId = ours?.registrationId ?? registrationId;
  });
  await protocol.send('ServiceWorker.enable');
  await expect.poll(() => registrationId).not.toBe('');
  return { protocol, registrationId, errors };
}

export async function ownWorker(page: Page, origin: string): Promise<OwnWorker> {
  const { protocol, registrationId, errors } = await registered(page, origin);
  const worker = (): Worker => {
    const [only, second] = page.context().serviceWorkers();
    if (!only || second) throw new Error('There is not one worker.');
    return only;
  };
  const isShown = async () => {
    for (let look = 0; look < LOOKS; look += 1) {
      if ((await page.evaluate(noticesShown)).length > 0) return true;
      await page.waitForTimeout(LOOK_MS);
    }
    return false;
  };

  return {
    push: async (data) => {
      // The browser itself drops a message now and then.
      for (let time = 0; time < DELIVERIES; time += 1) {
        await protocol.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
        if (await isShown()) break;
      }
      return page.evaluate(noticesShown);
    },
    errors: () => errors.splice(0),
    tap: (isPageOpen) => worker().evaluate(tapNotice, isPageOpen),
    tell: (json) =>
      page.evaluate((text) => {
        try {
          navigator.serviceWorker.controller?.postMessage(JSON.parse(text));
        } catch {
          // What a browser cannot copy, it does not send.
        }
      }, json),
    tellPage: (json) =>
      worker().evaluate(async (text) => {
        const { clients } = globalThis as unknown as Scope;
        const { port2 } = new MessageChannel();
        try {
          for (const client of await clients.matchAll({ type: 'window' }))
            client.postMessage(JSON.parse(text), [port2]);
        } catch {
          // What a browser cannot copy, it does not send.
        }
      }, json),
    isAlive: () =>
      page.evaluate(
        (patience) =>
          new Promise<boolean>((resolve) => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', ({ data }) => resolve(Array.isArray(data)));
            port1.start();
            setTimeout(() => resolve(false), patience);
            navigator.serviceWorker.controller?.postMessage({ type: 'FILES' }, [port2]);
          }),
        ANSWER_MS,
      ),
  };
}
