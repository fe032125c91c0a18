/**
 * The time of a simulated world. Nothing waits: the next event is the one that is due first, and the clock
 * jumps there. Two events of the same moment happen in the order in which they were planned.
 */
interface Planned {
  atMs: number;
  /** Undefined once it is called off. */
  act: (() => void) | undefined;
}

export interface Clock {
  now: () => number;
  /** Returns how to call it off. */
  plan: (delayMs: number, act: () => void) => () => void;
  /** Lets everything happen that is due until then; calls back after each event. */
  runUntil: (atMs: number, afterEach: () => void) => Promise<void>;
}

/** Everything that promises still have to do at this moment. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

export function createClock(startMs: number): Clock {
  let nowMs = startMs;
  /** The next one comes first. */
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
