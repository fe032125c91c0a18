import { UPDATE_PAUSE_MS } from '../config/times.ts';
import { ownReloadEntry } from '../storage/visitEntries.ts';

type Reason = Parameters<typeof ownReloadEntry.read>[0];

/** Prevents another reload too soon; a clock that was set back does not block reloads for ever. */
export function mayReloadFor(reason: Reason): boolean {
  const agoMs = Date.now() - (ownReloadEntry.read(reason) ?? 0);
  return agoMs < 0 || agoMs >= UPDATE_PAUSE_MS;
}

/** Reloads the page and remembers the time. */
export function reloadFor(reason: Reason): void {
  ownReloadEntry.write(Date.now(), reason);
  globalThis.location.reload();
}
