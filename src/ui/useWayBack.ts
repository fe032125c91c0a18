import { useEffectEvent, useLayoutEffect } from 'react';

let takeStep: ((event: PopStateEvent) => void) | undefined;

/**
 * Must be called before the router is built: a step in the history is told in the order in which
 * one began to listen.
 */
export function listenBeforeRouter(): void {
  addEventListener('popstate', (event) => takeStep?.(event));
}

/**
 * Where in this tab's history the page on screen stands; the router keeps count. Behind the first
 * place, 0, there is nothing of the app, however often it was replaced.
 */
export function placeInHistory(): number {
  const { idx } = (history.state ?? {}) as { idx?: number };
  return idx ?? 0;
}

/** Takes the phone's way back for something else than leaving the page: one stays where one is. */
export function useWayBack(onBack: () => void): void {
  const act = useEffectEvent(onBack);
  useLayoutEffect(() => {
    const here = placeInHistory();
    const take = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      const steps = here - placeInHistory();
      if (steps === 0) return;
      // A step that is still being taken cannot always be answered by another one.
      setTimeout(() => history.go(steps));
      act();
    };
    takeStep = take;
    return () => {
      if (takeStep === take) takeStep = undefined;
    };
  }, []);
}
