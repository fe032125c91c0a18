import { isInstalled } from '../pwa/standalone.ts';

/**
 * Asks the browser not to clear what the app keeps. Only where it is installed: there browsers
 * agree or refuse by themselves, elsewhere one of them would ask the diner.
 */
export function persistWhereInstalled(): void {
  if (!isInstalled()) return;
  const storage = navigator.storage as StorageManager | undefined;
  void storage?.persist?.().catch(() => undefined);
}
