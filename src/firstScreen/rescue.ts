/**
 * An app that does not start cannot load a repaired version: the worker serves the broken one at
 * each reload, and the repaired one waits. This code is part of the page itself.
 */
import { UPDATE_PAUSE_MS } from '../config/times.ts';
import type { ToWorker } from '../config/worker.ts';
import { FIRST_SCREEN_ID } from '../lazy/bootHandover.ts';
import { lastRescueMs, rememberRescue } from '../storage/earlyReads.ts';

/** At most once a minute, so that a page whose versions are all broken does not reload for ever. */
function reload(): void {
  const agoMs = Date.now() - lastRescueMs();
  if (agoMs >= 0 && agoMs < UPDATE_PAUSE_MS) return;
  rememberRescue(Date.now());
  location.reload();
}

/** Activates a version that is waiting or installing. */
function letIn(registration: ServiceWorkerRegistration): boolean {
  const worker = registration.installing ?? registration.waiting;
  const look = () => {
    if (worker?.state === 'installed') {
      worker.postMessage({ type: 'SKIP_WAITING' } satisfies ToWorker);
    }
    // The device is full: this version runs without the worker.
    if (worker?.state === 'redundant') void giveUp(registration);
  };
  worker?.addEventListener('statechange', look);
  look();
  return worker !== null;
}

/**
 * Deletes the worker and its files: either the version is unchanged but one of its files is
 * incomplete, and the worker never loads it again, or the new version cannot be stored.
 */
async function giveUp(registration: ServiceWorkerRegistration): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.includes('precache')).map((name) => caches.delete(name)),
  );
  await registration.unregister();
  reload();
}

/** Replaces the worker's files with those that the server has now. */
export async function rescue(): Promise<void> {
  const root = document.getElementById('root');
  // The first screen must not take any more taps: there is no app to handle them.
  document.getElementById(FIRST_SCREEN_ID)?.remove();
  root?.removeAttribute('class');
  root?.removeAttribute('inert');
  // Without the app the language is unknown: show both.
  if (root)
    root.textContent = 'The app could not start. Please reload. — تعذّر التشغيل. أعد تحميل الصفحة.';
  const { serviceWorker } = navigator;
  const registration = serviceWorker?.controller && (await serviceWorker.getRegistration());
  if (!registration) return;
  serviceWorker.addEventListener('controllerchange', reload);
  // If the server does not answer, nothing else can be done.
  const isHeard = await registration.update().then(
    () => true,
    () => false,
  );
  if (letIn(registration) || !isHeard) return;
  await giveUp(registration);
}
