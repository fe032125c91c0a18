/** Repeated actions of a diner on a very large page. */
import type { Page } from '@playwright/test';

/** Long enough for the effects of a gesture: a frame, an answer, the next drawing. */
const LOOK_MS = 400;

export const look = (page: Page, ms = LOOK_MS) => page.waitForTimeout(ms);

/**
 * Runs in the page itself: a locator searches every element, which takes longer on such a page than
 * the measured task.
 */
export async function until(page: Page, isSo: () => boolean): Promise<void> {
  await page.waitForFunction(isSo, undefined, { polling: 100 });
}

/** Presses the last of these elements, or the first one below the top of the screen. */
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
