import { isChangeUnderWay } from '../api/client.ts';
import { recoverLostFiles } from '../pwa/lostFile.ts';
import { mayReloadFor, reloadFor } from './ownReloads.ts';

/** A page that is loaded anew may have the file, and no call is broken off for it. */
export function mayRecover(): boolean {
  return !isChangeUnderWay() && mayReloadFor('lostFile');
}

export function watchLostFiles(): void {
  recoverLostFiles({
    mayReload: mayRecover,
    reload: () => reloadFor('lostFile'),
  });
}
