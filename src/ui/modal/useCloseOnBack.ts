import { useEffectEvent, useLayoutEffect } from 'react';
import { depthInHistory, setStepTaker, stepTaker } from './tabHistory.ts';

/** An extra history entry before the first page of a tab, so that Back does not leave the app. */
const GUARD = 'isGuard';

function isOnGuard(): boolean {
  return GUARD in ((history.state ?? {}) as object);
}

function standOnGuard(): void {
  if (!isOnGuard()) history.pushState({ ...(history.state as object | null), [GUARD]: true }, '');
}

/** Removes the extra entry, unless the diner has navigated on from it. */
function stepOffGuard(): void {
  if (stepTaker() !== undefined || !isOnGuard()) return;
  setStepTaker((event) => {
    event.stopImmediatePropagation();
    setStepTaker(undefined);
  });
  history.back();
}

/** Makes the phone's back button close something instead of leaving the page. */
export function useCloseOnBack(onBack: () => void): void {
  const act = useEffectEvent(onBack);
  useLayoutEffect(() => {
    const here = depthInHistory();
    const isFirstPage = here === 0;
    const takeOnFirstPage = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      if (isOnGuard()) return;
      act();
      // If it stays open, it handles the next step too.
      setTimeout(() => {
        if (stepTaker() === take) standOnGuard();
      });
    };
    const takeBetween = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      const steps = here - depthInHistory();
      if (steps === 0) return;
      // A step in progress cannot always be answered by another one.
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
