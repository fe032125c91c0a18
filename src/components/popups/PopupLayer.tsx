import { lazyPart } from '../../lazy/lazyPart.tsx';
import { usePageIdle } from '../../lazy/usePageIdle.ts';
import type { PopupsProps } from './Popups.tsx';

const Popups = lazyPart(() => import('./Popups.tsx'), 'Popups', { hasFirstWords: true });

/** Loads the popups after the page, so that they do not delay it. */
export function PopupLayer(props: PopupsProps) {
  const isIdle = usePageIdle();
  return isIdle && <Popups {...props} />;
}
