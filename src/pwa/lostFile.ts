/** A tab that is older than the server asks for files that are gone. */

let isUnderWay = false;

/** The page is about to be loaded again: what fails meanwhile is nobody's fault. */
export function isRecovering(): boolean {
  return isUnderWay;
}

interface Recovery {
  /** False where a reload has just been tried, or would only lose what the diner does. */
  mayReload: () => boolean;
  reload: () => void;
}

/** Reloads once where a part of the app cannot be loaded; a second time is a fault to be shown. */
export function recoverLostFiles({ mayReload, reload }: Recovery): void {
  addEventListener('vite:preloadError', () => {
    if (isUnderWay || !navigator.onLine || !mayReload()) return;
    isUnderWay = true;
    // Without the newest worker the old one would give the old page again.
    const newest = navigator.serviceWorker?.controller
      ? import('./takeOver.ts').then(({ takeNewest }) => takeNewest())
      : Promise.resolve();
    void newest.catch(() => undefined).then(reload);
  });
  // A style sheet that failed would pass for a loaded one when its part is asked for again.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
    },
    { capture: true },
  );
}
