import { expect, expectAccessible, test, wordsOf } from '../../support/diner.ts';
import { offerRows, ROWS, slideOnScreen } from './shapeRows.ts';

test.use({ seesPopups: true });
test.beforeEach(({ page }) => offerRows(page));

/** Pixels, or a share of the screen's width and height. */
const SIZES = { 1: [1, 0.75], 2: [0.75, 0.65], 3: [0.5, 0.5], 4: [300, 400] } as const;
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

for (const lang of ['EN', 'AR'] as const) {
  test(
    `each slide has the size, place, close button and animation of its own: ${lang}`,
    { tag: lang === 'EN' ? '@release' : [] },
    async ({ page }) => {
      const t = wordsOf(lang);
      await page.addInitScript((stored) => localStorage.setItem('lang_BEIT', stored), lang);
      await page.setViewportSize(SCREENS[0] ?? { width: 390, height: 844 });
      await page.goto('/Cart/BEIT/T12');
      const popup = page.getByRole('dialog');
      await expect(popup).toBeVisible();
      for (const [round, screen] of SCREENS.entries()) {
        await page.setViewportSize(screen);
        for (const [at, row] of ROWS.entries()) {
          const name = t('popup.slide', { n: at + 1, of: ROWS.length });
          await popup.getByRole('button', { name, exact: true }).click();
          const current = slideOnScreen(popup);
          await expect(current.locator(`img[src*="${row.picture}"]`)).toHaveCount(2);
          await expect.poll(async () => (await current.boundingBox())?.x).toBe(0);
          const seen = await current.evaluate(async (slide) => {
            const moving = slide.getAnimations({ subtree: true });
            await Promise.all(moving.map(({ finished }) => finished));
            const boxOf = (selector: string) => {
              const found = slide.querySelector(selector);
              if (!found) throw new Error(`There is no ${selector}.`);
              const { x, y, width, height } = found.getBoundingClientRect();
              return { x, y, width, height };
            };
            const card = slide.querySelector(':scope > div > div');
            if (!card) throw new Error('There is no card.');
            return {
              card: boxOf(':scope > div > div'),
              picture: boxOf('img:last-of-type'),
              close: boxOf(':scope > div > div > button'),
              area: slide.getBoundingClientRect().toJSON() as DOMRect,
              animation: getComputedStyle(card).animationName,
            };
          });
          const { card, area, close, picture } = seen;
          const [wide, high] = SIZES[row.dimensionId];
          const width = wide <= 1 ? wide * screen.width : wide;
          const height = high <= 1 ? high * screen.height : high;
          const said = `${screen.width} px, ${JSON.stringify(row)}`;
          expect(card.width, said).toBeCloseTo(width, 0);
          expect(card.height, said).toBeCloseTo(height, 0);
          expect(card.x, said).toBeCloseTo((screen.width - width) / 2, 0);
          const free = area.height - card.height;
          const top = [0, free / 2, free][row.notificationPlacement - 1] ?? Number.NaN;
          expect(card.y - area.y, said).toBeCloseTo(top, 0);
          expect(picture.y, said).toBeGreaterThanOrEqual(card.y);
          expect(picture.y + picture.height, said).toBeLessThan(card.y + card.height);
          expect(picture.height, said).toBeGreaterThanOrEqual(80);
          const middle = (close.x + close.width / 2 - card.x) / card.width;
          const third = Math.min(2, Math.floor(middle * 3));
          expect(third + 1, said).toBe(row.closeBtnPlacement);
          expect(seen.animation, said).toMatch(row.animationId === 1 ? /fade/ : /float/);
        }
        if (round === 0) await expectAccessible(page);
      }
    },
  );
}
