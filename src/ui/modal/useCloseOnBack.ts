import { useEffectEvent, useLayoutEffect } from 'react';
import { depthInHistory, setStepTaker, stepTaker } from './tabHistory.ts';

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
  if (stepTaker() !== undefined || !isOnGuard()) return;
  setStepTaker((event) => {
    event.stopImmediatePropagation();
    setStepTaker(undefined);
  });
  history.back();
}

/** Takes the phone's way back for something else than leaving the page: one stays where one is. */
export function useCloseOnBack(onBack: () => void): void {
  const act = useEffectEvent(onBack);
  useLayoutEffect(() => {
    const here = depthInHistory();
    const isFirstPage = here === 0;
    const takeOnFirstPage = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      if (isOnGuard()) return;
      act();
      // One that stays open wants the next step too.
      setTimeout(() => {
        if (stepTaker() === take) standOnGuard();
      });
    };
    const takeBetween = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      const steps = here - depthInHistory();
      if (steps === 0) return;
      // A step that is still being taken cannot always be answered by another one.
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
