import { lazy, Suspense } from 'react';
import { useIsDrawn } from '../useIsDrawn.ts';
import type { PopupsProps } from './Popups.tsx';

const Popups = lazy(() => import('./Popups.tsx').then((file) => ({ default: file.Popups })));

/** Popups come when the page is there, and cost it nothing. */
export function LatePopups(props: PopupsProps) {
  const isDrawn = useIsDrawn();
  return (
    isDrawn && (
      <Suspense>
        <Popups {...props} />
      </Suspense>
    )
  );
}
