const LONGEST_WAIT_MS = 5000;
/** Where a browser cannot tell when it has nothing to do. */
const LIKELY_IDLE_MS = 50;

/** While the first screen is on its way, nothing that can wait is fetched beside it. */
let firstScreen: { shown: Promise<void>; tell: () => void } | undefined;

/** Lets everything that can wait do so until the first screen is there, or clearly does not come. */
export function awaitFirstScreen(): void {
  const { promise, resolve } = Promise.withResolvers<void>();
  firstScreen = { shown: promise, tell: resolve };
  setTimeout(firstScreenIsThere, LONGEST_WAIT_MS);
}

/** Said by the page that has its content, or knows why it has none. */
export function firstScreenIsThere(): void {
  firstScreen?.tell();
  firstScreen = undefined;
}

function nextIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, LIKELY_IDLE_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(handle);
}

/** For what can wait until everything else is done. Answers how to call it off. */
export function whenIdle(act: () => void): () => void {
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

/** For a request that can wait: at once, but while the first screen is on its way behind it. */
export async function afterFirstScreen(): Promise<void> {
  if (firstScreen === undefined) return;
  await new Promise<void>((resolve) => {
    whenIdle(resolve);
  });
}
