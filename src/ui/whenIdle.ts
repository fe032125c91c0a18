const LONGEST_WAIT_MS = 5000;
/** Where a browser cannot tell when it has nothing to do. */
const LIKELY_IDLE_MS = 1000;

/** For what can wait until everything else is done. Answers how to call it off. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, LIKELY_IDLE_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(handle);
}
