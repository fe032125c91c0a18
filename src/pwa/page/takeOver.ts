import { RECOVERY_LIMIT_MS, TAKEOVER_LIMIT_MS } from '../../config/times.ts';
import type { ToWorker } from '../../config/worker.ts';

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function changeOfController(): Promise<void> {
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });
}

/** Activates a waiting worker, and returns when it has control. */
export async function letWaitingTakeOver(registration: ServiceWorkerRegistration): Promise<void> {
  const { waiting } = registration;
  if (!waiting) return;
  const taken = changeOfController();
  waiting.postMessage({ type: 'SKIP_WAITING' } satisfies ToWorker);
  await Promise.race([taken, pause(TAKEOVER_LIMIT_MS)]);
}

function installed(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'installing') return;
      worker.removeEventListener('statechange', look);
      resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Waits a limited time for the newest worker to take control. */
export async function takeNewest(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  const update = async () => {
    await registration.update();
    if (registration.installing) await installed(registration.installing);
    await letWaitingTakeOver(registration);
  };
  await Promise.race([update().catch(() => undefined), pause(RECOVERY_LIMIT_MS)]);
}
