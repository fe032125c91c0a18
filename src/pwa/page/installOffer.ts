import { installPrompt, type InstallPrompt } from './installPrompt.ts';

const listeners = new Set<() => void>();

export function installOffer(): InstallPrompt | undefined {
  return installPrompt().offer;
}

/** An offer can be used once. */
export function dropInstallOffer(): void {
  delete installPrompt().offer;
  for (const listener of listeners) listener();
}

export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('beforeinstallprompt', listener);
  addEventListener('appinstalled', dropInstallOffer);
  return () => {
    listeners.delete(listener);
    removeEventListener('beforeinstallprompt', listener);
  };
}
