import type { Page } from '@playwright/test';
import { violationsOf } from './diner.ts';

const WIDTHS = [320, 1280];
const HEIGHT = 844;

/** How often `everyLook` looks at a page. */
export const LOOKS = WIDTHS.length * 2;

/** The colours of a venue follow the phone's appearance a frame later. */
export async function isDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
    const finite = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
}

/** What is out of sight keeps the colours and the place of before until it is drawn. */
export async function drawAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; transition: none !important }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** The outline of a page has no heading yet. */
const OF_A_WHOLE_PAGE = 'page-has-heading-one';

/**
 * Everything that a machine can find on a page, and everything past its edge: on the narrowest phone and
 * on a desktop, in the light and in the dark. The dark changes nothing but colours.
 */
export async function everyLook(page: Page, { isOutline = false } = {}): Promise<string[]> {
  const faults: string[] = [];
  await drawAll(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await isDrawn(page);
      const found = await violationsOf(
        page,
        colorScheme === 'dark' ? ['color-contrast'] : undefined,
      );
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overflow > 0) found.push(`${overflow} px past the edge`);
      faults.push(
        ...found
          .filter((fault) => !(isOutline && fault.startsWith(OF_A_WHOLE_PAGE)))
          .map((fault) => `${width} px, ${colorScheme}: ${fault}`),
      );
    }
  }
  return faults;
}
