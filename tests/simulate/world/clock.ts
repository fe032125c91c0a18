/**
 * The time of a simulated world. Nothing waits: the clock jumps to the earliest event. Two events
 * of the same moment happen in the order in which they were planned.
 */
interface Planned {
  atMs: number;
  /** Undefined once cancelled. */
  act: (() => void) | undefined;
}

export interface Clock {
  now: () => number;
  /** Returns a function that cancels the event. */
  plan: (delayMs: number, act: () => void) => () => void;
  /** Runs all events until then, with a callback after each. */
  runUntil: (atMs: number, afterEach: () => void) => Promise<void>;
}

/** Waits for all pending promises of this moment. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

export function createClock(startMs: number): Clock {
  let nowMs = startMs;
  /** Sorted by time, earliest first. */
  const planned: Planned[] = [];

  return {
    now: () => nowMs,
    plan: (delayMs, act) => {
      const event: Planned = { atMs: nowMs + Math.max(0, delayMs), act };
      planned.splice(planned.findLastIndex(({ atMs }) => atMs <= event.atMs) + 1, 0, event);
      return () => {
        event.act = undefined;
      };
    },
    runUntil: async (atMs, afterEach) => {
      await settled();
      for (let next = planned[0]; next && next.atMs <= atMs; next = planned[0]) {
        planned.shift();
        if (!next.act) continue;
        nowMs = Math.max(nowMs, next.atMs);
        next.act();
        await settled();
        afterEach();
      }
      nowMs = Math.max(nowMs, atMs);
    },
  };
}
