import type { Page } from '@playwright/test';
import { expect, test, wordsOf } from '../support/diner.ts';
import { app } from '../support/heldApp.ts';

const t = wordsOf('EN');

test("a diner's choices survive a reload and steps back and forth, and end when the dish is added", async ({
  page,
}) => {
  await page.goto('/Menu/BEIT/T12');
  await page.getByRole('link', { name: 'Mixed grill' }).click();
  await page.getByRole('radio', { name: 'Medium', exact: true }).check();
  await page.getByLabel(/Anything for the kitchen/).fill('one plate for two');
  const expectKept = async () => {
    await expect(page.getByRole('radio', { name: 'Medium', exact: true })).toBeChecked();
    await expect(page.getByLabel(/Anything for the kitchen/)).toHaveValue('one plate for two');
  };
  await page.reload();
  await expectKept();
  await page.goBack();
  await expect(page).toHaveURL('/Menu/BEIT/T12');
  await page.goForward();
  await expectKept();
  await page.getByRole('button', { name: t('item.add') }).click();
  await page.getByRole('link', { name: 'Mixed grill' }).first().click();
  await expect(page.getByRole('radio', { name: 'Medium', exact: true })).not.toBeChecked();
});

/**
 * Opens a dish until its picture moves: a page that takes long to appear has no transition, and on
 * a busy machine that can be any page.
 */
async function openUntil(page: Page, hasMoved: () => boolean, open: () => Promise<void>) {
  await expect(async () => {
    await open();
    await page.waitForFunction(hasMoved, undefined, { timeout: 3000 });
  }).toPass({ timeout: 45_000 });
}

test('a card turns into its dish quickly, and without motion for diners who want none', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const lengths = document
          .getAnimations()
          .filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement)
          .map(({ effect }) => Number(effect?.getComputedTiming().duration));
        Object.assign(window, { moved: Math.max(...lengths) });
        return undefined;
      });
      return transition;
    };
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const open = async (name: string | RegExp = 'Mutabbal', menu = '/Menu/BEIT/T12') => {
    await page.goto(menu);
    await page.locator('article').getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(/\/Item\//);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  };
  // No transition starts without a picture.
  await open(/./, '/Menu/BIG150/B150');
  expect(await page.evaluate(() => 'moved' in window)).toBe(false);
  await openUntil(page, () => 'moved' in window, open);
  const lengthMs = await page.evaluate(() => (window as { moved?: number }).moved ?? 0);
  expect(lengthMs).toBeGreaterThan(50);
  expect(lengthMs).toBeLessThan(250);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open();
  expect(await page.evaluate(() => 'moved' in window)).toBe(false);
});

const MOVING_MS = 40_000;

test('a tap counts while the picture still moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const isMoving = () =>
    document
      .getAnimations()
      .some(
        ({ effect }) =>
          effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'),
      );
  await openUntil(page, isMoving, async () => {
    await page.goto('/Menu/BEIT/T12');
    await page.evaluate((movingMs) => {
      const slow = new CSSStyleSheet();
      slow.replaceSync(
        `::view-transition-group(*) { animation-duration: ${movingMs}ms !important; }`,
      );
      document.adoptedStyleSheets.push(slow);
    }, MOVING_MS);
    await page
      .locator('#root:not(.waits) article')
      .getByRole('link', { name: 'Mixed grill' })
      .click();
  });
  const medium = page.getByRole('radio', { name: 'Medium', exact: true });
  // Playwright's own tap would wait for the end of the animation.
  await expect(async () => {
    await medium.evaluate((choice) => choice.scrollIntoView({ block: 'center' }));
    const box = await medium.boundingBox();
    if (!box) throw new Error('The choice is not on the page.');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect(medium).toBeChecked({ timeout: 1000 });
  }).toPass({ timeout: MOVING_MS / 2 });
});

test('the sum of calories changes in place', async ({ page }) => {
  const words = wordsOf('AR');
  await page.addInitScript(() => localStorage.setItem('lang_BEIT', 'AR'));
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/Item/BEIT/1101/T12');
  await expect(app(page)).toBeVisible();
  const sum = page.getByRole('status').filter({ hasText: words('energy.sum_other', { n: '' }) });
  const choice = page.getByRole('radio').last();
  const below = () => choice.evaluate((box) => box.getBoundingClientRect().top + scrollY);
  await expect(sum).toContainText('560');
  const place = await below();
  await page.getByRole('checkbox').first().check();
  await expect(sum).toContainText('650');
  expect(await below()).toBe(place);
  await page.getByRole('button', { name: words('stepper.more', { name: 'حمص' }) }).click();
  await expect(sum).toContainText('650');
  expect(await below()).toBe(place);
});
