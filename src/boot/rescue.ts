/**
 * Where the app itself does not run, nobody is there to let a mended version in: the worker gives
 * the broken one at each reload, and the mended one waits behind it. These lines stand in the page.
 */
import { UPDATE_PAUSE_MS } from '../config/times.ts';
import type { ToWorker } from '../config/worker.ts';
import { lastRescueMs, rememberRescue } from '../storage/earlyReads.ts';

/** Once a minute: versions that are broken, all of them, must not make the page reload without end. */
function reload(): void {
  const agoMs = Date.now() - lastRescueMs();
  if (agoMs >= 0 && agoMs < UPDATE_PAUSE_MS) return;
  rememberRescue(Date.now());
  location.reload();
}

/** A version that waits, or is about to, takes over. */
function letIn({ installing, waiting }: ServiceWorkerRegistration): boolean {
  const worker = installing ?? waiting;
  const look = () => {
    if (worker?.state === 'installed') {
      worker.postMessage({ type: 'SKIP_WAITING' } satisfies ToWorker);
    }
  };
  worker?.addEventListener('statechange', look);
  look();
  return worker !== null;
}

/** The same version, but with a file that did not arrive whole: its worker never asks for it again. */
async function giveUp(registration: ServiceWorkerRegistration): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.includes('precache')).map((name) => caches.delete(name)),
  );
  await registration.unregister();
}

/** Gets what the server has now in the place of what the worker keeps. */
export async function rescue(): Promise<void> {
  const root = document.getElementById('root');
  // Without the app there is no language to say it in: both, and the simplest way on.
  if (root)
    root.textContent = 'Sufra could not start. Please reload. — تعذّر التشغيل. أعد تحميل الصفحة.';
  const { serviceWorker } = navigator;
  const registration = serviceWorker?.controller && (await serviceWorker.getRegistration());
  if (!registration) return;
  serviceWorker.addEventListener('controllerchange', reload);
  // Where the server does not answer, what is here is all there is.
  const isHeard = await registration.update().then(
    () => true,
    () => false,
  );
  if (letIn(registration) || !isHeard) return;
  await giveUp(registration);
  reload();
}
