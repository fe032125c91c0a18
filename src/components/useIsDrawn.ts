import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const LOOK_AGAIN_MS = 400;

/** The page stands, and nothing of it is on its way any more: what can wait has its turn. */
export function useIsDrawn(): boolean {
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
  return isDrawn;
}
