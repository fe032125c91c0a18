import { Workbox } from 'workbox-window';
import { UPDATE_CHECK_MS } from '../config/times.ts';
import { WORKER_ADDRESS, type FromWorker, type ToWorker } from '../config/worker.ts';
import { letWaitingTakeOver } from './takeOver.ts';

/** Trusted Types, as far as they are used here; the language's own library does not know them yet. */
interface ScriptPolicies {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => unknown };
}

/** The page's only policy for script addresses: it knows one address. */
function workerAddress(): string {
  const policies = (globalThis as { trustedTypes?: ScriptPolicies }).trustedTypes;
  if (!policies) return WORKER_ADDRESS;
  const policy = policies.createPolicy('app', {
    createScriptURL: (address) => {
      if (address !== WORKER_ADDRESS) throw new TypeError(`No script may come from ${address}.`);
      return address;
    },
  });
  return policy.createScriptURL(WORKER_ADDRESS) as string;
}

export interface VersionEvents {
  /** The server has another version than the one that runs here. */
  onNewVersion: () => void;
  /** The worker has just begun its life: what was read before it is not kept yet. */
  onFirstControl: () => void;
  /** This browser has none, or has switched it off. */
  onNoWorker: () => void;
}

export interface Versions {
  /** Makes the newest version the one that the next load of the page gets. */
  takeOver: () => Promise<void>;
}

let following: Promise<Versions | undefined> | undefined;

/** Registers the worker and looks for new versions from then on. Ordering works the same without. */
export function followVersions(events: VersionEvents): Promise<Versions | undefined> {
  following ??= follow(events).catch((error: unknown) => {
    console.warn('The offline worker is not there.', error);
    return undefined;
  });
  return following;
}

async function follow({ onNewVersion, onFirstControl, onNoWorker }: VersionEvents) {
  if (!import.meta.env.PROD) return undefined;
  if (!('serviceWorker' in navigator)) {
    onNoWorker();
    return undefined;
  }
  const { serviceWorker } = navigator;
  let isControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) onNewVersion();
    else onFirstControl();
    isControlled = true;
  });
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<FromWorker | undefined>) => {
    if (data?.type === 'PAGE_CHANGED') onNewVersion();
  });

  const worker = new Workbox(workerAddress(), { scope: '/' });
  worker.addEventListener('waiting', onNewVersion);
  const registration = await worker.register();
  if (!registration) return undefined;

  const checkPage = () => {
    if (registration.installing || registration.waiting) return;
    serviceWorker.controller?.postMessage({ type: 'CHECK_PAGE' } satisfies ToWorker);
  };
  const check = async () => {
    if (!navigator.onLine) return;
    // A server that cannot give the worker may still give the page.
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
