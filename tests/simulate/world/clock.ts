/**
 * The time of a simulated world. Nothing waits: the next event is the one that is due first, and the clock
 * jumps there. Two events of the same moment happen in the order in which they were planned.
 */
interface Planned {
  atMs: number;
  order: number;
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

function isSooner(one: Planned, other: Planned): boolean {
  return one.atMs < other.atMs || (one.atMs === other.atMs && one.order < other.order);
}

/** Everything that promises still have to do at this moment. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

export function createClock(startMs: number): Clock {
  let nowMs = startMs;
  let planned = 0;
  /** A heap: each event is due no later than its two children. */
  const heap: Planned[] = [];

  const at = (index: number) => heap[index] as Planned;
  const swap = (one: number, other: number) => {
    const kept = at(one);
    heap[one] = at(other);
    heap[other] = kept;
  };
  const add = (event: Planned) => {
    let index = heap.push(event) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (!isSooner(at(index), at(parent))) break;
      swap(index, parent);
      index = parent;
    }
  };
  const takeFirst = (): Planned => {
    const first = at(0);
    const last = heap.pop() as Planned;
    if (heap.length > 0) {
      heap[0] = last;
      let index = 0;
      for (;;) {
        const left = 2 * index + 1;
        if (left >= heap.length) break;
        const right = left + 1;
        const child = right < heap.length && isSooner(at(right), at(left)) ? right : left;
        if (!isSooner(at(child), at(index))) break;
        swap(child, index);
        index = child;
      }
    }
    return first;
  };

  return {
    now: () => nowMs,
    plan: (delayMs, act) => {
      planned += 1;
      const event: Planned = { atMs: nowMs + Math.max(0, delayMs), order: planned, act };
      add(event);
      return () => {
        event.act = undefined;
      };
    },
    runUntil: async (atMs, afterEach) => {
      await settled();
      while (heap.length > 0 && at(0).atMs <= atMs) {
        const { atMs: dueMs, act } = takeFirst();
        if (!act) continue;
        nowMs = Math.max(nowMs, dueMs);
        act();
        await settled();
        afterEach();
      }
      nowMs = Math.max(nowMs, atMs);
    },
  };
}
