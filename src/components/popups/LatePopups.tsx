import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';

const Popups = lazy(() => import('./Popups.tsx').then((file) => ({ default: file.Popups })));

const LOOK_AGAIN_MS = 400;

/** Popups wait until the page is drawn and nothing of it is on its way any more. */
export function LatePopups() {
  const client = useQueryClient();
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    if (isDrawn) return undefined;
    const timer = setInterval(() => {
      const isQuiet = client.isFetching() === 0 && document.readyState === 'complete';
      if (isQuiet) setIsDrawn(true);
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isDrawn, client]);
  return (
    isDrawn && (
      <Suspense>
        <Popups />
      </Suspense>
    )
  );
}
