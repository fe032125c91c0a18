type StepTaker = (event: PopStateEvent) => void;

let takeStep: StepTaker | undefined;

/**
 * Must be called before the router is built: a step in the history is told in the order in which
 * one began to listen.
 */
export function listenBeforeRouter(): void {
  addEventListener('popstate', (event) => takeStep?.(event));
}

/** The listener that is called before the router, if there is one. */
export function stepTaker(): StepTaker | undefined {
  return takeStep;
}

export function setStepTaker(taker: StepTaker | undefined): void {
  takeStep = taker;
}

/**
 * Where in this tab's history the page on screen stands; the router keeps count. Behind the first
 * place, 0, there is nothing of the app, however often it was replaced.
 */
export function depthInHistory(): number {
  const { idx } = (history.state ?? {}) as { idx?: number };
  return idx ?? 0;
}
