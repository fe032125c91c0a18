import type { Page } from '@playwright/test';

/** The colours of a venue follow the phone's appearance a frame later. */
export async function isDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 200);
      });
    }
    const finite = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    // An animation out of sight, or in a page without frames, may never end.
    const longest = new Promise((resolve) => {
      setTimeout(resolve, 1000);
    });
    await Promise.race([longest, Promise.allSettled(finite.map(({ finished }) => finished))]);
  });
}

/** Applies styles: the page's security policy forbids the style element that Playwright adds. */
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

/** Draws everything first: elements out of sight keep their old colours and places until then. */
export function whileAllIsDrawn<Seen>(page: Page, look: () => Promise<Seen>): Promise<Seen> {
  return withStyles(
    page,
    // A picture that was drawn larger once looks different afterwards.
    `* { content-visibility: visible !important; transition: none !important }
    img { opacity: 0 !important }`,
    look,
  );
}
