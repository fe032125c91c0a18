import { useEffect, useState } from 'react';
import { SECOND_MS } from '../../config/times.ts';

const TICK_MS = SECOND_MS / 4;

/**
 * Whole seconds left of the wait that `cause` started. Uses the clock, so that the time while the
 * phone slept counts too.
 */
export function useCountdown(seconds: number, cause: unknown): number {
  const [counted, setCounted] = useState({ cause, left: seconds });
  useEffect(() => {
    if (seconds <= 0) return undefined;
    const endMs = Date.now() + seconds * SECOND_MS;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((endMs - Date.now()) / SECOND_MS));
      setCounted({ cause, left });
      if (left === 0) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [seconds, cause]);
  return counted.cause === cause ? counted.left : seconds;
}
