import type { Page } from '@playwright/test';
import { expect, test } from '../stage/diner.ts';
import { fillCarts, goTo, PATHS } from '../stage/everyPage.ts';
import { chainsIn } from '../stage/pageStates.ts';
import { sceneOf } from '../stage/sceneOf.ts';

/** What the eye would find wrong: a page that moves sideways, things past its edge, words in pieces. */
async function faultsOf(page: Page): Promise<string[]> {
  // A phone's window grows with a page that is too wide: the screen does not.
  return page.evaluate((width) => {
    const faults: string[] = [];
    const over = document.documentElement.scrollWidth - width;
    if (over > 0) faults.push(`the page is ${over} px too wide`);
    // Words for a screen reader alone stand in a box of one pixel.
    const isForReaders = (element: Element | null): boolean =>
      element !== null && (element.clientWidth === 1 || isForReaders(element.parentElement));
    const isSeen = (element: Element) =>
      !isForReaders(element) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[aria-hidden="true"], [inert]') === null;
    // What scrolls sideways by itself may be as long as it likes.
    const isStrip = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || isStrip(element.parentElement));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !isSeen(parent) || isStrip(parent)) continue;
      const range = document.createRange();
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}.,]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
        const lines = new Set(boxes.map((box) => Math.round(box.top / 4)));
        // A word that is longer than the line has to go somewhere.
        if (lines.size > 1 && word.length <= 10) faults.push(`"${word}" is in pieces`);
        if (boxes.some((box) => box.right > width + 1 || box.left < -1))
          faults.push(`"${word}" is past the edge`);
      }
    }
    return faults;
  }, page.viewportSize()?.width ?? 0);
}

test.use({ actionTimeout: 10_000 });
/** The phone's own font at 200 %. */
test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
    await provide({ ...launchOptions, args });
  },
});

for (const [lang, width] of [
  ['EN', 320],
  ['AR', 390],
] as const) {
  test(`no page moves sideways and no word is cut (${lang}, ${width} px)`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 844 });
    await fillCarts(page, lang);
    const faults: Record<string, string[]> = {};
    for (const path of PATHS) {
      await goTo(page, path);
      const found = await faultsOf(page);
      if (found.length > 0) faults[path] = found;
    }
    expect(faults).toEqual({});
  });
}

/** Their time is moved by what comes in between, which is less here than where axe looks. */
const MOVING_THE_CLOCK = new Set(['a payment that waits', 'a request that never arrives']);

for (const lang of ['EN', 'AR'] as const) {
  test.describe(`every state (${lang}, 320 px)`, () => {
    test.use({ expectsConsoleErrors: true });
    for (const [name, states] of Object.entries(chainsIn(lang))) {
      if (MOVING_THE_CLOCK.has(name)) continue;
      test(name, async ({ page, demo }) => {
        test.slow();
        await page.setViewportSize({ width: 320, height: 844 });
        const scene = await sceneOf(page, demo, lang);
        const faults: Record<string, string[]> = {};
        for (const [state, reach] of states) {
          await reach(scene);
          const found = await faultsOf(page);
          if (found.length > 0) faults[state] = found;
        }
        expect(faults).toEqual({});
      });
    }
  });
}
