/*
 * Deploy this file under the name sw.js to remove the service worker from all phones: it takes over at
 * once, deletes all caches and unregisters itself. Ordering works without a worker too.
 */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const end = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(end());
});
