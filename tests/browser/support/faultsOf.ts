import type { Page } from '@playwright/test';

/** Visible faults: a page that scrolls sideways, text past the edge, broken words. */
export async function faultsOf(page: Page): Promise<string[]> {
  // A phone's window grows with a page that is too wide; the screen does not.
  return page.evaluate((width) => {
    const faults: string[] = [];
    const over = document.documentElement.scrollWidth - width;
    if (over > 0) faults.push(`the page is ${over} px too wide`);
    // Text for screen readers only has a box of one pixel.
    const isForReaders = (element: Element | null): boolean =>
      element !== null && (element.clientWidth === 1 || isForReaders(element.parentElement));
    const isSeen = (element: Element) =>
      !isForReaders(element) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[aria-hidden="true"], [inert]') === null;
    // A strip that scrolls sideways may be of any length.
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
        // A word longer than the line has to break.
        if (lines.size > 1 && word.length <= 10) faults.push(`"${word}" is in pieces`);
        if (boxes.some((box) => box.right > width + 1 || box.left < -1))
          faults.push(`"${word}" is past the edge`);
      }
    }
    return faults;
  }, page.viewportSize()?.width ?? 0);
}

/** How far a page scrolls sideways. */
export async function overflowOf(page: Page): Promise<string[]> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return over > 0 ? [`${over} px past the edge`] : [];
}

/** Bars that cover more than a quarter of the screen. */
export async function barsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const reach = document.documentElement.scrollHeight - window.innerHeight;
    window.scrollTo(0, Math.min(reach / 2, 400));
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    const rows = new Set<number>();
    for (const element of document.querySelectorAll('body *')) {
      const { position } = getComputedStyle(element);
      if (position !== 'sticky' && position !== 'fixed') continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const box = element.getBoundingClientRect();
      // A bar at its normal place in the page covers nothing.
      const isHeld = position === 'fixed' || box.top <= 200 || box.bottom >= window.innerHeight - 1;
      if (!isHeld || box.width < window.innerWidth / 2 || box.height === 0) continue;
      if (getComputedStyle(element).pointerEvents === 'none') continue;
      for (
        let y = Math.max(0, Math.round(box.top));
        y < Math.min(window.innerHeight, box.bottom);
        y += 1
      )
        rows.add(y);
    }
    return rows.size > window.innerHeight / 4 ? [`bars take ${rows.size} px`] : [];
  });
}
