const LONGEST_WAIT_MS = 5000;
/** For browsers that cannot report when they are idle. */
const LIKELY_IDLE_MS = 50;

/** Set while the first screen loads: work that can wait is then postponed. */
let firstScreen: { shown: Promise<void>; tell: () => void } | undefined;

/** Postpones work that can wait until the first screen is shown or has failed; then calls back. */
export function awaitFirstScreen(onShown?: () => void): void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const tell = () => {
    onShown?.();
    resolve();
  };
  firstScreen = { shown: promise, tell };
  setTimeout(markFirstScreenReady, LONGEST_WAIT_MS);
}

/** Called by a page that has its content, or knows that it cannot be loaded. */
export function markFirstScreenReady(): void {
  const shown = firstScreen;
  firstScreen = undefined;
  shown?.tell();
}

function nextIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, LIKELY_IDLE_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(handle);
}

/** Runs work with the lowest priority. Returns how to cancel it. */
export function runWhenIdle(act: () => void): () => void {
  if (firstScreen === undefined) return nextIdle(act);
  const { shown } = firstScreen;
  let isCalledOff = false;
  let callOff: (() => void) | undefined;
  const waitAndAct = async () => {
    await shown;
    if (!isCalledOff) callOff = nextIdle(act);
  };
  void waitAndAct();
  return () => {
    isCalledOff = true;
    callOff?.();
  };
}

/** Resolves when a request that can wait may go out: after the first screen, else at once. */
export async function afterFirstScreen(): Promise<void> {
  if (firstScreen === undefined) return;
  await new Promise<void>((resolve) => {
    runWhenIdle(resolve);
  });
}
