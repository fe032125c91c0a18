import { useEffectEvent, useLayoutEffect } from 'react';
import { depthInHistory, setStepTaker, stepTaker } from './tabHistory.ts';

/** Marks an extra history entry after a tab's first page: Back returns to that page instead of leaving. */
const GUARD = 'isGuard';

function isOnGuard(): boolean {
  return GUARD in ((history.state ?? {}) as object);
}

function standOnGuard(): void {
  if (!isOnGuard()) history.pushState({ ...(history.state as object | null), [GUARD]: true }, '');
}

/** Removes the extra entry, unless the diner has already moved on to another page. */
function stepOffGuard(): void {
  if (stepTaker() !== undefined || !isOnGuard()) return;
  setStepTaker((event) => {
    event.stopImmediatePropagation();
    setStepTaker(undefined);
  });
  history.back();
}

/** The phone's back button closes something instead of leaving the page. */
export function useCloseOnBack(onBack: () => void): void {
  const act = useEffectEvent(onBack);
  useLayoutEffect(() => {
    const here = depthInHistory();
    const isFirstPage = here === 0;
    const takeOnFirstPage = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      if (isOnGuard()) return;
      act();
      // Still mounted: the caller refused Back, so the next Back needs the extra entry again.
      setTimeout(() => {
        if (stepTaker() === take) standOnGuard();
      });
    };
    const takeBetween = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      const steps = here - depthInHistory();
      if (steps === 0) return;
      // Some browsers ignore go() inside popstate.
      setTimeout(() => history.go(steps));
      act();
    };
    const take = isFirstPage ? takeOnFirstPage : takeBetween;
    if (isFirstPage) standOnGuard();
    setStepTaker(take);
    return () => {
      if (stepTaker() === take) setStepTaker(undefined);
      if (isFirstPage) setTimeout(stepOffGuard);
    };
  }, []);
}
