import { isChangeUnderWay } from '../api/client.ts';
import { isOnlyAhead } from '../lazy/lazyPart.tsx';
import { recoverLostFiles } from '../pwa/page/lostFile.ts';
import { mayReloadFor, reloadFor } from './ownReloads.ts';

/** A reload may bring the file, but must not interrupt a call. */
export function mayRecover(): boolean {
  return !isChangeUnderWay() && mayReloadFor('lostFile');
}

export function watchLostFiles(): void {
  recoverLostFiles({
    mayReload: () => !isOnlyAhead() && mayRecover(),
    reload: () => reloadFor('lostFile'),
  });
}
