import type { Page } from '@playwright/test';

const SLOWER = 4;

/** Makes the machine as slow as a cheap phone while `act` runs. */
export async function likePhone<Result>(page: Page, act: () => Promise<Result>): Promise<Result> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  try {
    return await act();
  } finally {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await devtools.detach();
  }
}

/** Sums up layout shifts without a touch, from the next load on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { movedBy: 0 });
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[];
      for (const { value, hadRecentInput } of shifts)
        if (!hadRecentInput) (window as unknown as { movedBy: number }).movedBy += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export const shiftOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { movedBy: number }).movedBy);
