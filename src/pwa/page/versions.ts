import { Workbox } from 'workbox-window';
import { UPDATE_CHECK_MS } from '../../config/times.ts';
import { WORKER_ADDRESS, type FromWorker, type ToWorker } from '../../config/worker.ts';
import type { ScriptPolicies } from './scriptPolicies.ts';
import { letWaitingTakeOver } from './takeOver.ts';

/** The worker's address as a trusted URL, by a policy that accepts no other. */
function workerAddress(): string {
  const policies = (globalThis as { trustedTypes?: ScriptPolicies }).trustedTypes;
  if (!policies) return WORKER_ADDRESS;
  const policy = policies.createPolicy('app', {
    createScriptURL: (address) => {
      if (address !== WORKER_ADDRESS) throw new TypeError(`The policy "app" refuses ${address}.`);
      return address;
    },
  });
  return policy.createScriptURL(WORKER_ADDRESS) as string;
}

export interface VersionEvents {
  /** The server has another version than the running one. */
  onNewVersion: () => void;
  /** A worker controls the page for the first time: earlier reads are not stored yet. */
  onFirstControl: () => void;
  /** This browser does not support workers or has disabled them. */
  onNoWorker: () => void;
}

export interface Versions {
  /** Makes the next load of the page use the newest version. */
  takeOver: () => Promise<void>;
}

/** True when the browser forbids workers here, false when a file did not arrive. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof DOMException && ['SecurityError', 'NotSupportedError'].includes(error.name)
  );
}

let following: Promise<Versions | undefined> | undefined;

/** Registers the worker and checks for new versions. Ordering works without it too. */
export function followVersions(events: VersionEvents): Promise<Versions | undefined> {
  following ??= follow(events).catch((error: unknown) => {
    console.warn('The offline worker is not there.', error);
    if (isRefusal(error)) events.onNoWorker();
    return undefined;
  });
  return following;
}

/** The library would wait for the same, but then register even from a page the diner has left. */
async function loaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => {
    addEventListener('load', resolve, { once: true });
  });
}

/** Reports each version that waits. The library misses those after a failed installation. */
function watchWaiting(registration: ServiceWorkerRegistration, onWaiting: () => void): void {
  const look = () => {
    // The very first version does not wait.
    if (registration.waiting && registration.active) onWaiting();
  };
  const watch = () => registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', watch);
  watch();
  look();
}

async function follow({ onNewVersion, onFirstControl, onNoWorker }: VersionEvents) {
  if (!import.meta.env.PROD) return undefined;
  if (!('serviceWorker' in navigator)) {
    onNoWorker();
    return undefined;
  }
  const { serviceWorker } = navigator;
  // Undefined on a page that is being left.
  if (!serviceWorker) return undefined;
  let isControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', (event) => {
    // The page is being left. The library, which gets the event next, would request the new worker.
    if (!navigator.serviceWorker) {
      event.stopImmediatePropagation();
      return;
    }
    if (isControlled) onNewVersion();
    else onFirstControl();
    isControlled = true;
  });
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<FromWorker | undefined>) => {
    if (data?.type === 'PAGE_CHANGED') onNewVersion();
  });

  await loaded();
  if (!navigator.serviceWorker) return undefined;
  const worker = new Workbox(workerAddress(), { scope: '/' });
  const registration = await worker.register({ immediate: true });
  if (!registration) return undefined;
  watchWaiting(registration, onNewVersion);

  const checkPage = () => {
    if (registration.installing || registration.waiting) return;
    serviceWorker.controller?.postMessage({ type: 'CHECK_PAGE' } satisfies ToWorker);
  };
  const check = async () => {
    if (!navigator.onLine) return;
    // The page can be checked even if the server does not deliver the worker.
    await worker.update().catch(() => undefined);
    checkPage();
  };
  checkPage();
  setInterval(() => void check(), UPDATE_CHECK_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void check();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void check();
  });
  return { takeOver: () => letWaitingTakeOver(registration) };
}
