import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../defer/lazyPart.tsx';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { isSharing, onSharing } from '../../storage/sharing.ts';

const Together = lazyPart(() => import('./Together.tsx'), 'Together');

/** What phones that share a cart need, loaded by those only. */
export function TogetherSlot() {
  const { code, tableCode } = useVisit();
  const { hash } = useLocation();
  const isShared = useSyncExternalStore(onSharing, () => isSharing(code, tableCode));
  return isShared || hash.startsWith('#cart=') ? <Together /> : null;
}
