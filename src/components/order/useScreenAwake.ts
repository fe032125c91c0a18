import { useEffect } from 'react';
import { SCREEN_AWAKE_MS } from '../../config/times.ts';

/** Keeps the screen on for a while, as far as the browser can. */
export function useScreenAwake(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return undefined;
    let isOver = false;
    let lock: WakeLockSentinel | undefined;
    const hold = async () => {
      // The browser lets go of it whenever the page is out of sight.
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
    const timer = setTimeout(end, SCREEN_AWAKE_MS);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [isWanted]);
}
