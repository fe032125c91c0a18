import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { DRAWING_LIMIT_MS } from '../config/times.ts';

const LOOK_AGAIN_MS = 400;

/**
 * True when the page is shown and has finished loading, so that work that can wait may start. True
 * after a time limit at the latest.
 */
export function usePageIdle(): boolean {
  const client = useQueryClient();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (isIdle) return undefined;
    const limitMs = performance.now() + DRAWING_LIMIT_MS;
    const timer = setInterval(() => {
      const isQuiet = client.isFetching() === 0 && document.readyState === 'complete';
      if (isQuiet || performance.now() > limitMs) setIsIdle(true);
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isIdle, client]);
  return isIdle;
}
