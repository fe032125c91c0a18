import type { Page } from '@playwright/test';
import type { Demo } from './diner.ts';

/** A Wednesday evening: stored pictures and scripts must not depend on the time of the run. */
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

/** Moves the page's clock to the evening; the demo's clock, which dates orders, is stopped. */
export async function inTheEvening(page: Page, demo: Demo): Promise<void> {
  await demo.control({ action: 'stopClock' });
  const by = EVENING - Date.now();
  await demo.control({ action: 'advanceClock', seconds: Math.round(by / 1000) });
  await page.addInitScript(moveDate, by);
}
