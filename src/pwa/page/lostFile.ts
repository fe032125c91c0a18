/** A tab older than the server's build requests files that no longer exist. */

let isUnderWay = false;

/** The page is about to reload, so further failures are not reported. */
export function isRecovering(): boolean {
  return isUnderWay;
}

interface Recovery {
  /** False if a reload was just tried, or would lose the diner's input. */
  mayReload: () => boolean;
  reload: () => void;
}

/** Reloads once if a part of the app cannot be loaded; the second failure is shown. */
export function recoverLostFiles({ mayReload, reload }: Recovery): void {
  addEventListener('vite:preloadError', () => {
    if (isUnderWay || !navigator.onLine || !mayReload()) return;
    isUnderWay = true;
    // Without the newest worker, the old one would deliver the old page again.
    const newest = navigator.serviceWorker?.controller
      ? import('./takeOver.ts').then(({ takeNewest }) => takeNewest())
      : Promise.resolve();
    void newest.catch(() => undefined).then(reload);
  });
  // A failed style sheet would count as loaded when its part is requested again.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
    },
    { capture: true },
  );
}
