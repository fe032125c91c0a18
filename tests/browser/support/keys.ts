import type { Locator, Page } from '@playwright/test';
import { expect } from './diner.ts';

/** More Tab stops than any page has before a wanted one. */
const MOST_STOPS = 200;

/** A diner with a keyboard only, who needs to see the focus. */
export class Keys {
  readonly lost: string[] = [];
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Presses Tab until this element has the focus. */
  async to(wanted: Locator): Promise<void> {
    await expect(wanted).toBeVisible();
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      await this.page.keyboard.press('Tab');
      await this.look();
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`The Tab key does not lead to ${String(wanted)}.`);
  }

  async press(wanted: Locator, key = 'Enter'): Promise<void> {
    await this.to(wanted);
    await this.page.keyboard.press(key);
  }

  /** Records a stop that has no frame, or that another element covers. */
  private async look(): Promise<void> {
    const trouble = await this.page.evaluate(async () => {
      // Elements that scroll into view are drawn a frame later, and may move those below.
      for (let frame = 0; frame < 2; frame += 1) {
        await new Promise((resolve) => {
          requestAnimationFrame(resolve);
        });
      }
      const focused = document.activeElement;
      // A new page takes the focus for screen readers; that is no stop of the Tab key.
      if (!focused || focused === document.body || focused.matches('[tabindex="-1"]')) {
        return undefined;
      }
      const shown = focused.closest('label') ?? focused;
      const isFramed = [focused, shown, shown.parentElement].some((element) =>
        [undefined, '::before', '::after'].some((part) => {
          if (!element) return false;
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, part);
          const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
          // A field's frame is inside its box.
          return hasOutline || boxShadow.includes('inset');
        }),
      );
      const { left, top, width, height } = shown.getBoundingClientRect();
      const over = [0.1, 0.5, 0.9]
        .map((share) => document.elementFromPoint(left + width / 2, top + height * share))
        .find((found) => !found || !(shown.contains(found) || found.contains(shown)));
      const name = `${focused.localName} ${focused.getAttribute('aria-label') ?? focused.textContent}`;
      if (!isFramed) return `no frame: ${name}`;
      if (over === undefined) return undefined;
      const place = `${Math.round(top)} to ${Math.round(top + height)}`;
      return `not seen: ${name} (${place}) under ${over?.outerHTML.slice(0, 60)}`;
    });
    if (trouble !== undefined && !this.lost.includes(trouble)) this.lost.push(trouble);
  }
}
