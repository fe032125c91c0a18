import { useEffect, useEffectEvent, useRef } from 'react';
import { ASK_AGAIN_MS, BACK_AGAIN_MS, SECOND_MS } from '../../config/times.ts';
import { useAppStore } from '../../state/appStore.ts';

/**
 * Calls `ask` repeatedly while the server cannot be reached, and once when it answers again.
 * Browsers report that a network is back, but not that a connected network works again.
 */
export function useWhileOffline(ask: () => void): void {
  const isOffline = useAppStore((store) => store.isOffline);
  const wasAway = useRef(false);
  const lastTurnMs = useRef(-BACK_AGAIN_MS);
  const onTurn = useEffectEvent(ask);
  useEffect(() => {
    const hasTurned = wasAway.current && !isOffline;
    wasAway.current = isOffline;
    if (hasTurned) {
      // If one call always fails while others succeed, the state keeps flipping: call less often.
      const pauseMs = lastTurnMs.current + BACK_AGAIN_MS - performance.now();
      const turn = () => {
        lastTurnMs.current = performance.now();
        onTurn();
      };
      if (pauseMs <= 0) {
        turn();
        return undefined;
      }
      const later = setTimeout(turn, pauseMs);
      return () => clearTimeout(later);
    }
    if (!isOffline) return undefined;
    const look = () => {
      if (navigator.onLine && document.visibilityState === 'visible') onTurn();
    };
    // A single lost answer does not mean that the network is down.
    const first = setTimeout(look, SECOND_MS);
    const timer = setInterval(look, ASK_AGAIN_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [isOffline]);
}
