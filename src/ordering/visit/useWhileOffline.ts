import { useEffect, useEffectEvent, useRef } from 'react';
import { ASK_AGAIN_MS, BACK_AGAIN_MS, SECOND_MS } from '../../config/times.ts';
import { useAppStore } from '../../state/appStore.ts';

/**
 * Asks when the venue is heard again. A network that is there and leads nowhere tells nobody when
 * it works again: until then one has to try.
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
      // One call that is always lost among others that are answered turns this way and that for ever.
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
    // One answer that was lost on its way is no network that is away.
    const first = setTimeout(look, SECOND_MS);
    const timer = setInterval(look, ASK_AGAIN_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [isOffline]);
}
