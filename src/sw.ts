/// <reference lib="webworker" />
import { cacheNames, clientsClaim, registerQuotaErrorCallback } from 'workbox-core';
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  getCacheKeyForURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { fingerprint } from './config/copyKey.ts';
import { isOfflineRead } from './config/offlineReads.ts';
import { isAppPath } from './rules/common/appPaths.ts';
import { APP_SEGMENTS } from './rules/common/routes.ts';
import { COPY_AFTER_MS, COPY_FRESH_MS, SECOND_MS } from './config/times.ts';
import { CACHES, isWords, PAGE_ADDRESS, type FromWorker, type ToWorker } from './config/worker.ts';
import {
  isBuildFile,
  isHashedFile,
  isPageOfBuild,
  otherBuildFile,
  putAside,
  type KeptKeys,
} from './pwa/worker/buildFiles.ts';
import { bringBackLost } from './pwa/worker/lostFiles.ts';
import {
  answerPicture,
  answerRead,
  forgetToken,
  keepRead,
  type Shelf,
} from './pwa/worker/copies.ts';
import { noticeOf, ownPath } from './pwa/worker/notices.ts';
import { renewPage } from './pwa/worker/pageCheck.ts';
import { fetchPicture, pictureOrigins } from './pwa/worker/pictureHosts.ts';

declare const self: ServiceWorkerGlobalScope;

const { origin } = self.location;
const build = self.__WB_MANIFEST as PrecacheEntry[];
const pathOf = (address: string) => new URL(address, origin).pathname;
const filesOfBuild = new Set(build.map(({ url }) => pathOf(url)));
const revisions = new Map(build.map(({ url, revision }) => [pathOf(url), revision]));

/** A page or worker that has not answered by then is frozen or of an older version. */
const HEARING_MS = SECOND_MS;

const openBuild = () => caches.open(cacheNames.precache);
const keyOf = (path: string) => getCacheKeyForURL(path) ?? path;
const pageKey = () => keyOf(PAGE_ADDRESS);

const keptKeys = () => [...filesOfBuild].map(keyOf);

/** The answer of a page or another worker; undefined if there is none. */
async function answerOf(
  asked: Client | ServiceWorker,
  message: FromWorker | ToWorker,
): Promise<MessageEvent | undefined> {
  const { port1, port2 } = new MessageChannel();
  const heard = new Promise<MessageEvent | undefined>((resolve) => {
    port1.addEventListener('message', resolve);
    port1.start();
    setTimeout(resolve, HEARING_MS);
  });
  asked.postMessage(message, [port2]);
  return heard.finally(() => port1.close());
}

async function keysOf(worker: ServiceWorker | null): Promise<KeptKeys> {
  if (!worker) return new Set();
  const answer = await answerOf(worker, { type: 'FILES' });
  return answer && new Set(answer.data as string[]);
}

async function putOldAside(): Promise<void> {
  const { active, waiting } = self.registration;
  const [ofActive, ofWaiting] = await Promise.all([keysOf(active), keysOf(waiting)]);
  const own = new Set(keptKeys());
  const aside = await caches.open(CACHES.previous);
  await putAside(await openBuild(), aside, { own, active: ofActive, waiting: ofWaiting });
}

self.addEventListener('install', (event) => {
  // If there is no room to keep the old files, install the new ones anyway.
  event.waitUntil(putOldAside().catch(() => undefined));
});

// On a full device, delete the pictures; the next check for a version stores the build.
registerQuotaErrorCallback(() => caches.delete(CACHES.pictures));

/** True for a file of this very build, false for one of a build that the server received since. */
async function isOwnFile(pathname: string, response: Response): Promise<boolean> {
  if (!(await isBuildFile(pathname, response))) return false;
  if (pathname === PAGE_ADDRESS) return isPageOfBuild(response.clone(), filesOfBuild);
  if (!isWords(pathname)) return true;
  return revisions.get(pathname) === (await fingerprint(await response.clone().text()));
}

cleanupOutdatedCaches();
addPlugins([
  {
    cacheWillUpdate: async ({ request, response }) =>
      (await isOwnFile(pathOf(request.url), response)) ? response : null,
  },
]);
precacheAndRoute(build);

// Only the app's own pages: a payment page or the venue's server on this host needs the network.
const givePage = createHandlerBoundToURL(PAGE_ADDRESS);
registerRoute(
  new NavigationRoute(givePage, {
    allowlist: [/^\/(?:\?|$)/, new RegExp(`^/(?:${[...APP_SEGMENTS].join('|')})(?:[/?]|$)`)],
  }),
);

/** The environment of one event; its work may continue after the answer. */
function shelfOf(
  name: string,
  event: ExtendableEvent,
  fetchFresh: Shelf['fetch'] = (request) => fetch(request),
): Shelf {
  return {
    open: () => caches.open(name),
    fetch: fetchFresh,
    patience: () => new Promise((resolve) => setTimeout(resolve, COPY_AFTER_MS)),
    now: Date.now,
    later: (work) => event.waitUntil(work),
  };
}

registerRoute(
  ({ url }) => isOfflineRead(url.pathname),
  ({ request, event }) => answerRead(request, shelfOf(CACHES.reads, event)),
);

/** Until the settings are read, the browser loads pictures of other hosts itself. */
let pictureHosts = new Set([origin]);
const readSettings = async () => {
  const page = await (await openBuild()).match(pageKey());
  if (page) pictureHosts = new Set([origin, ...pictureOrigins(await page.text())]);
};
void readSettings().catch(() => undefined);

const pictureShelf = (event: ExtendableEvent) =>
  shelfOf(CACHES.pictures, event, (request) => fetchPicture(request, origin));
registerRoute(
  ({ url, request }) =>
    request.destination === 'image' &&
    pictureHosts.has(url.origin) &&
    !isAppPath(url.pathname) &&
    !filesOfBuild.has(url.pathname),
  ({ request, event }) => answerPicture(request, pictureShelf(event)),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isHashedFile(url.pathname),
  ({ request }) =>
    otherBuildFile(
      request,
      (asked) => fetch(asked),
      () => caches.open(CACHES.previous),
    ),
);

// A broken cache must not prevent a request to the network.
setCatchHandler(async ({ request }) => fetch(request));

async function tellPages(message: FromWorker): Promise<void> {
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(message);
}

const fetchAnew = (address: string) => fetch(address, { cache: 'no-cache' });

async function bringBack(): Promise<void> {
  await bringBackLost(await openBuild(), filesOfBuild, keyOf, async (path) => {
    const response = await fetchAnew(path);
    return (await isOwnFile(path, response)) ? response : undefined;
  });
}

async function checkPage(): Promise<void> {
  await bringBack().catch(() => undefined);
  const isOther = await renewPage(await openBuild(), pageKey(), fetchAnew);
  if (!isOther) return;
  await readSettings();
  await tellPages({ type: 'PAGE_CHANGED' });
}

/** One after the other; an invalid address or a failed copy does not stop the others. */
async function keepEach(addresses: unknown, keep: (url: URL) => Promise<void>): Promise<void> {
  if (!Array.isArray(addresses)) return;
  for (const address of addresses as unknown[]) {
    if (typeof address !== 'string') continue;
    const keepOne = async () => keep(new URL(address, origin));
    await keepOne().catch(() => undefined);
  }
}

async function keepPictures(addresses: unknown, event: ExtendableEvent): Promise<void> {
  await keepEach(addresses, async (url) => {
    if (!pictureHosts.has(url.origin)) return;
    // The page has just shown it, so take it from the browser's cache.
    await answerPicture(new Request(url, { cache: 'force-cache' }), pictureShelf(event));
  });
}

async function keepReads(
  addresses: unknown,
  headers: Record<string, string>,
  event: ExtendableEvent,
): Promise<void> {
  await keepEach(addresses, async (url) => {
    if (!isOfflineRead(url.pathname)) return;
    const request = new Request(url, { headers, redirect: 'error' });
    await keepRead(request, shelfOf(CACHES.reads, event), COPY_FRESH_MS);
  });
}

self.addEventListener('message', (event) => {
  const message = event.data as ToWorker | null | undefined;
  const done = () => event.ports[0]?.postMessage(null);
  switch (message?.type) {
    case 'SKIP_WAITING':
      void self.skipWaiting();
      break;
    case 'CHECK_PAGE':
      event.waitUntil(checkPage().catch(() => undefined));
      break;
    case 'KEEP_PICTURES':
      event.waitUntil(keepPictures(message.addresses, event));
      break;
    case 'KEEP_READS':
      event.waitUntil(keepReads(message.addresses, message.headers, event));
      break;
    case 'FILES':
      event.ports[0]?.postMessage(keptKeys());
      break;
    case 'FORGET_TOKEN':
      event.waitUntil(
        caches
          .open(CACHES.reads)
          .then((cache) => forgetToken(message.token, cache))
          .then(done, done),
      );
      break;
    default:
      break;
  }
});

self.addEventListener('push', (event) => {
  const notice = noticeOf(event.data?.text() ?? '', origin);
  const { title, path, ...options } = notice;
  const icon = '/icons/icon-192.png';
  event.waitUntil(
    Promise.all([
      self.registration.showNotification(title, {
        ...options,
        icon,
        badge: icon,
        data: { path },
      }),
      tellPages({ type: 'PUSHED' }),
    ]),
  );
});

async function open(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const own = pages.filter(({ url }) => isAppPath(new URL(url).pathname));
  const there = own.find(({ url }) => url === new URL(path, origin).href);
  const page = there ?? own[0];
  if (!page) {
    await self.clients.openWindow(path);
    return;
  }
  const focused = await page.focus().catch(() => page);
  if (page === there || (await answerOf(focused, { type: 'OPEN', path }))) return;
  await focused.navigate(path).catch(() => self.clients.openWindow(path));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = (event.notification.data ?? {}) as { path?: unknown };
  event.waitUntil(open(ownPath(path, origin)));
});

clientsClaim();
