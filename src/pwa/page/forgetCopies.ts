import { TAKEOVER_LIMIT_MS } from '../../config/times.ts';
import type { ToWorker } from '../../config/worker.ts';

/** Removes the worker's copies for this token's login, without waiting for the worker. */
export async function forgetCopies(token: string): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const registration = await container?.getRegistration().catch(() => undefined);
  const worker = registration?.active;
  if (!worker) return;
  const { port1, port2 } = new MessageChannel();
  const done = new Promise<void>((resolve) => {
    port1.addEventListener('message', () => resolve());
    port1.start();
    setTimeout(resolve, TAKEOVER_LIMIT_MS);
  });
  worker.postMessage({ type: 'FORGET_TOKEN', token } satisfies ToWorker, [port2]);
  await done;
  port1.close();
}
