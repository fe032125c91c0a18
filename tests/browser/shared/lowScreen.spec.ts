import type { Page } from '@playwright/test';
import { expect, test } from '../support/diner.ts';
import { fillCarts, goTo } from '../support/everyPage.ts';

/** One page of every kind of bar: header, categories, cart, dish, payment, the delivery side's form. */
const PATHS = [
  '/Emenu/BEIT/T12',
  '/Menu/BEIT/T12',
  '/Item/BEIT/1301/T12',
  '/Cart/BEIT/T12',
  '/Payment/BEIT/T12',
  '/Delivery/BEIT/Menu',
  '/Delivery/BEIT/orderdetails',
];

/** How much of the screen is taken by what does not move with the page. */
async function heightOfBars(page: Page): Promise<number> {
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
      // One that lies where it would lie anyway takes nothing from the page.
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
    return rows.size;
  });
}

test.use({ actionTimeout: 10_000 });

/** A telephone on its side, and 1280 x 900 at 400 %. */
const SCREENS = [
  { width: 844, height: 390 },
  { width: 320, height: 225 },
] as const;

test('bars leave room to read on a low screen', async ({ page }) => {
  test.setTimeout(180_000);
  await fillCarts(page, 'EN');
  const taken: Record<string, number> = {};
  for (const path of PATHS) {
    await goTo(page, path);
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      const rows = await heightOfBars(page);
      if (process.env['SHOTS'])
        await page.screenshot({
          path: `${process.env['SHOTS']}/low${screen.width}${path.replaceAll('/', '_')}.png`,
        });
      if (rows > screen.height / 4) taken[`${path} at ${screen.width}`] = rows;
    }
  }
  expect(taken).toEqual({});
});
