/** The memory of a page after garbage collection. */
import type { CDPSession, Page } from '@playwright/test';

export interface Held {
  heapBytes: number;
  nodes: number;
  listeners: number;
}

const SWEEPS = 3;

async function held(devtools: CDPSession): Promise<Held> {
  for (let sweep = 0; sweep < SWEEPS; sweep += 1)
    await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  return { heapBytes: usedSize, nodes, listeners: jsEventListeners };
}

export async function heldBy(page: Page): Promise<Held> {
  const devtools = await page.context().newCDPSession(page);
  try {
    return await held(devtools);
  } finally {
    await devtools.detach();
  }
}

/** The growth of the page in per cent. */
export function growthOf(before: Held, after: Held): Held {
  const percent = (key: keyof Held) => Math.round((1000 * after[key]) / before[key]) / 10 - 100;
  return {
    heapBytes: percent('heapBytes'),
    nodes: percent('nodes'),
    listeners: percent('listeners'),
  };
}
