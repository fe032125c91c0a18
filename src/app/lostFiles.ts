import { isChangeUnderWay } from '../api/client.ts';
import { recoverLostFiles } from '../pwa/lostFile.ts';
import { mayReloadFor, reloadFor } from './ownReloads.ts';

export function watchLostFiles(): void {
  recoverLostFiles({
    mayReload: () => !isChangeUnderWay() && mayReloadFor('lostFile'),
    reload: () => reloadFor('lostFile'),
  });
}
