/** What a diner does again and again on a page that holds a great deal. */
import type { Page } from '@playwright/test';

/** Long enough for what follows a gesture: a frame, an answer, what is drawn after it. */
const LOOK_MS = 400;

export const look = (page: Page, ms = LOOK_MS) => page.waitForTimeout(ms);

/**
 * Asked in the page itself: a locator goes through every element of it, which on such a page takes longer
 * than what is measured.
 */
export async function until(page: Page, isSo: () => boolean): Promise<void> {
  await page.waitForFunction(isSo, undefined, { polling: 100 });
}

/** A press on the last of these elements, or on the first below the top of the screen. */
export async function press(
  page: Page,
  selector: string,
  which: 'last' | 'inView' = 'last',
): Promise<void> {
  await page.evaluate(
    ([wanted, place]) => {
      const all = [...document.querySelectorAll<HTMLElement>(wanted)];
      const isInView = (element: HTMLElement) => element.getBoundingClientRect().top > 200;
      const found = place === 'last' ? all.at(-1) : all.find(isInView);
      if (!found) throw new Error(`There is no ${wanted}.`);
      found.click();
    },
    [selector, which] as const,
  );
  await look(page);
}

export async function scroll(page: Page, times = 10): Promise<void> {
  await page.mouse.move(200, 500);
  for (let step = 0; step < times; step += 1) {
    await page.mouse.wheel(0, step % 5 === 4 ? -2500 : 700);
    await look(page, 60);
  }
  await look(page);
}
