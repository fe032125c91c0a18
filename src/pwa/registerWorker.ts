import { whenIdle } from '../ui/whenIdle.ts';
import { UPDATE_CHECK_MS, WORKER_REGISTRATION_LIMIT_MS } from '../config/times.ts';

const WORKER_ADDRESS = '/sw.js';

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

async function register(): Promise<void> {
  try {
    const { Workbox } = await import('workbox-window');
    const worker = new Workbox(workerAddress(), { scope: '/' });
    await worker.register();
    setInterval(() => {
      if (navigator.onLine) worker.update().catch(() => undefined);
    }, UPDATE_CHECK_MS);
  } catch (error) {
    console.warn('The offline worker is not there.', error);
  }
}

/**
 * Makes the app open without a network. Registered when the page is quiet, so that the worker's
 * downloads never compete with the first menu; ordering works the same without it.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const limit = setTimeout(() => void register(), WORKER_REGISTRATION_LIMIT_MS);
  whenIdle(() => {
    clearTimeout(limit);
    void register();
  });
}
