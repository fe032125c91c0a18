/*
 * Put in the place of sw.js, this ends the offline copy on every phone that comes by: it takes over
 * at once, drops all that was kept and signs off. The app orders without a worker as it does with one.
 */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const end = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(end());
});
