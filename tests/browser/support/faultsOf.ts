import type { Page } from '@playwright/test';

/** What the eye would find wrong: a page that moves sideways, things past its edge, words in pieces. */
export async function faultsOf(page: Page): Promise<string[]> {
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
      ((element.scrollWidth > element.clientWidth &&
        /auto|scroll/.test(getComputedStyle(element).overflowX)) ||
        isStrip(element.parentElement));
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
