import { lazyPart } from '../../defer/lazyPart.tsx';
import { usePageIdle } from '../../defer/usePageIdle.ts';
import type { PopupsProps } from './Popups.tsx';

const Popups = lazyPart(() => import('./Popups.tsx'), 'Popups');

/** Popups come when the page is there, and cost it nothing. */
export function PopupLayer(props: PopupsProps) {
  const isIdle = usePageIdle();
  return isIdle && <Popups {...props} />;
}
