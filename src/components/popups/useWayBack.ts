import { useEffect, useEffectEvent } from 'react';

/** Where in this tab's history the page on screen stands; the router keeps count. */
function placeInHistory(): number {
  const { idx } = (history.state ?? {}) as { idx?: number };
  return idx ?? 0;
}

/** Takes the phone's way back for something else than leaving the page: one stays where one is. */
export function useWayBack(onBack: () => void): void {
  const act = useEffectEvent(onBack);
  useEffect(() => {
    const here = placeInHistory();
    const onPop = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      const steps = here - placeInHistory();
      if (steps === 0) return;
      history.go(steps);
      act();
    };
    // Before the router hears of it.
    addEventListener('popstate', onPop, { capture: true });
    return () => removeEventListener('popstate', onPop, { capture: true });
  }, []);
}
