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

/** A step of its own before the first page of a tab, behind which nothing of the app lies. */
const GUARD = 'isGuard';

function isOnGuard(): boolean {
  return GUARD in ((history.state ?? {}) as object);
}

function standOnGuard(): void {
  if (!isOnGuard()) history.pushState({ ...(history.state as object | null), [GUARD]: true }, '');
}

/** Nobody needs the step any more, unless one has gone on from it already. */
function stepOffGuard(): void {
  if (takeStep !== undefined || !isOnGuard()) return;
  takeStep = (event) => {
    event.stopImmediatePropagation();
    takeStep = undefined;
  };
  history.back();
}

/** Takes the phone's way back for something else than leaving the page: one stays where one is. */
export function useWayBack(onBack: () => void): void {
  const act = useEffectEvent(onBack);
  useLayoutEffect(() => {
    const here = placeInHistory();
    const isFirstPage = here === 0;
    const takeOnFirstPage = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      if (isOnGuard()) return;
      act();
      // One that stays open wants the next step too.
      setTimeout(() => {
        if (takeStep === take) standOnGuard();
      });
    };
    const takeBetween = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      const steps = here - placeInHistory();
      if (steps === 0) return;
      // A step that is still being taken cannot always be answered by another one.
      setTimeout(() => history.go(steps));
      act();
    };
    const take = isFirstPage ? takeOnFirstPage : takeBetween;
    if (isFirstPage) standOnGuard();
    takeStep = take;
    return () => {
      if (takeStep === take) takeStep = undefined;
      if (isFirstPage) setTimeout(stepOffGuard);
    };
  }, []);
}
