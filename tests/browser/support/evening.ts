import type { Page } from '@playwright/test';
import type { Demo } from './diner.ts';

/** A Wednesday evening, so that nothing that is kept depends on the time of its test. */
const EVENING = Date.UTC(2031, 2, 5, 17, 20, 5);

function moveDate(by: number): void {
  const Real = Date;
  class Moved extends Real {
    constructor(...given: [] | [number]) {
      if (given.length === 0) super(Real.now() + by);
      else super(...given);
    }
    static override now = () => Real.now() + by;
  }
  globalThis.Date = Moved as DateConstructor;
}

/** The page's clock goes on from here; the demo's, which dates orders, stands still. */
export async function inTheEvening(page: Page, demo: Demo): Promise<void> {
  await demo.control({ action: 'stopClock' });
  const by = EVENING - Date.now();
  await demo.control({ action: 'advanceClock', seconds: Math.round(by / 1000) });
  await page.addInitScript(moveDate, by);
}
