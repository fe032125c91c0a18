import type { Locator, Page } from '@playwright/test';
import type { NotificationDetail } from '../../../../src/contract/notification.ts';
import { detail, notification } from '../../../rules/popups/popups.ts';
import { expect, expectAccessible, test, wordsOf } from '../../support/diner.ts';

const t = wordsOf('AR');

const PICTURES = { wide: [1600, 400], tall: [300, 1200], square: [600, 600] } as const;
type Shape = keyof typeof PICTURES;
/** Each size with each picture; placements, close buttons and animations take turns. */
const ROWS = ([1, 2, 3, 4] as const).flatMap((dimensionId, at) =>
  (Object.keys(PICTURES) as Shape[]).map((picture, turn) => ({
    dimensionId,
    picture,
    notificationPlacement: turn + 1,
    closeBtnPlacement: ((turn + at) % 3) + 1,
    animationId: ((turn + at) % 2) + 1,
  })),
);

const slideOf = ({ picture, ...over }: (typeof ROWS)[number]): NotificationDetail =>
  detail({
    width: 300,
    height: 400,
    imageName: `popup-${picture}.svg`,
    imageAlt: 'Fresh bread from the oven, all evening',
    showBtn: true,
    buttonName: 'See the bread',
    ...over,
  });

const slideOnScreen = (popup: Locator) => popup.locator('ul > li:not([inert])');

/** Answers with two notifications that share one carousel, and with their pictures. */
async function offerRows(page: Page): Promise<void> {
  await page.route('**/api/Notification/**', (route) =>
    route.fulfill({
      json: {
        status: 1,
        dataenum: [
          notification(1, ...ROWS.slice(0, 5).map(slideOf)),
          notification(2, ...ROWS.slice(5).map(slideOf)),
        ],
      },
    }),
  );
  await page.route('**/popup-*.svg', (route) => {
    const [, shape] = /popup-(\w+)\.svg/.exec(route.request().url()) ?? [];
    const [width, height] = PICTURES[shape as Shape];
    return route.fulfill({
      contentType: 'image/svg+xml',
      body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#a52"/></svg>`,
    });
  });
}

test.use({ seesPopups: true });
test.beforeEach(async ({ page }) => {
  await offerRows(page);
  await page.addInitScript(() => localStorage.setItem('lang_BEIT', 'AR'));
});

/** Pixels, or a fraction of the screen's width and height. */
const SIZES = { 1: [1, 0.75], 2: [0.75, 0.65], 3: [0.5, 0.5], 4: [300, 400] } as const;
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

test('each slide has its own size, place, close button and animation', async ({ page }) => {
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
});

test('with type at 200 % each card scrolls to its button on the narrowest screen', async ({
  page,
  setFontSize,
}) => {
  await setFontSize(32);
  await page.setViewportSize({ width: 320, height: 690 });
  await page.goto('/Cart/BEIT/T12');
  const popup = page.getByRole('dialog');
  await expect(popup).toBeVisible();
  for (const [at, row] of ROWS.entries()) {
    const current = slideOnScreen(popup);
    await expect(current.locator(`img[src*="${row.picture}"]`)).toHaveCount(2);
    const action = current.getByRole('button', { name: 'See the bread' });
    await action.scrollIntoViewIfNeeded();
    await action.click({ trial: true, timeout: 5000 });
    await current.locator('> div > div > button').click({ trial: true, timeout: 5000 });
    const next = popup.getByRole('button', { name: t('popup.next') });
    if (at < ROWS.length - 1) await next.click({ timeout: 5000 });
  }
});
