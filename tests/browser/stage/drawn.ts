import type { Page } from '@playwright/test';

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

/** The security policy of the page allows no style element, as Playwright would add one. */
export async function withStyles<Seen>(
  page: Page,
  styles: string,
  look: () => Promise<Seen>,
): Promise<Seen> {
  const sheet = await page.evaluateHandle((text) => {
    const added = new CSSStyleSheet();
    added.replaceSync(text);
    document.adoptedStyleSheets.push(added);
    return added;
  }, styles);
  const seen = await look();
  await sheet.evaluate((added) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== added);
  });
  return seen;
}

/** What is out of sight keeps the colours and the place of before until it is drawn. */
export function whileAllIsDrawn<Seen>(page: Page, look: () => Promise<Seen>): Promise<Seen> {
  const styles = '* { content-visibility: visible !important; transition: none !important }';
  return withStyles(page, styles, look);
}
