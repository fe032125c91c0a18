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
    // One that is out of sight, or in a page without frames, may never end.
    const longest = new Promise((resolve) => {
      setTimeout(resolve, 1000);
    });
    await Promise.race([longest, Promise.allSettled(finite.map(({ finished }) => finished))]);
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
  return withStyles(
    page,
    // A picture that was drawn larger is drawn otherwise afterwards.
    `* { content-visibility: visible !important; transition: none !important }
    img { opacity: 0 !important }`,
    look,
  );
}
