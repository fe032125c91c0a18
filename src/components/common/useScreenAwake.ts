import { useEffect } from 'react';

/** Keeps the screen on, at most for the limit, if the browser supports it. */
export function useScreenAwake(isWanted: boolean, limitMs?: number): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return undefined;
    let isOver = false;
    let lock: WakeLockSentinel | undefined;
    const hold = async () => {
      // The browser releases the lock whenever the page is hidden.
      if (isOver || document.visibilityState !== 'visible') return;
      try {
        const held = await navigator.wakeLock.request('screen');
        if (isOver) await held.release();
        else lock = held;
      } catch {
        // Refused, for example because the battery is low.
      }
    };
    const look = () => void hold();
    const end = () => {
      isOver = true;
      document.removeEventListener('visibilitychange', look);
      void lock?.release().catch(() => undefined);
    };
    look();
    document.addEventListener('visibilitychange', look);
    const timer = limitMs === undefined ? undefined : setTimeout(end, limitMs);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [isWanted, limitMs]);
}
