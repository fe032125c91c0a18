type StepTaker = (event: PopStateEvent) => void;

let takeStep: StepTaker | undefined;

/**
 * Must be called before the router is created: listeners of `popstate` are called in the order in which
 * they were added, and this one has to be able to stop the router's.
 */
export function listenBeforeRouter(): void {
  addEventListener('popstate', (event) => takeStep?.(event));
}

/** The one who handles Back and Forward before the router, if any. */
export function stepTaker(): StepTaker | undefined {
  return takeStep;
}

export function setStepTaker(taker: StepTaker | undefined): void {
  takeStep = taker;
}

/**
 * How many entries of the app lie before the current page in this tab's history (the router's count).
 * At 0, Back leaves the app.
 */
export function depthInHistory(): number {
  const { idx } = (history.state ?? {}) as { idx?: number };
  return idx ?? 0;
}
