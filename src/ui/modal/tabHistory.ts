type StepTaker = (event: PopStateEvent) => void;

let takeStep: StepTaker | undefined;

/**
 * Call it before creating the router: browsers call `popstate` listeners in the order of their
 * registration, and this one must be able to stop the router's.
 */
export function listenBeforeRouter(): void {
  addEventListener('popstate', (event) => takeStep?.(event));
}

/** The function that handles Back and Forward before the router, if any. */
export function stepTaker(): StepTaker | undefined {
  return takeStep;
}

export function setStepTaker(taker: StepTaker | undefined): void {
  takeStep = taker;
}

/**
 * The number of the app's entries before the current page in this tab's history (the router's
 * count). At 0, Back leaves the app.
 */
export function depthInHistory(): number {
  const { idx } = (history.state ?? {}) as { idx?: number };
  return idx ?? 0;
}
