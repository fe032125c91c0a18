import { Suspense } from 'react';
import { lazilyBeside } from '../../ui/lazily.ts';
import { useIsDrawn } from '../common/useIsDrawn.ts';
import type { PopupsProps } from './Popups.tsx';

const Popups = lazilyBeside(() => import('./Popups.tsx'), 'Popups');

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
