import type { Page } from '@playwright/test';
import { demoState } from '../support/demoServer.ts';
import { expect, expectAccessible, SMALLEST_PHONE, test, wordsOf } from '../support/diner.ts';
import { expectPlaced, goToPayment, placeButton, speak } from '../support/placingScene.ts';

const lang = 'AR';
test.use(SMALLEST_PHONE);

const YES = 'نعم';
const WRONG = 'ما الذي لم يعجبك؟';
const WHOLE = { EN: 'Your visit as a whole', AR: 'تقييمك العام للزيارة' };

async function reviewsOf(page: Page) {
  return (await demoState(page)).reviews;
}

// Calls fail on purpose, which the browser writes to the console.
test.use({ expectsConsoleErrors: true });

test(
  'an order is rated from its ending page, once',
  { tag: '@release' },
  async ({ page, context, demo }) => {
    const t = wordsOf(lang);
    await speak(context, lang);
    await goToPayment(page, lang);
    await placeButton(page, lang).click();
    await expectPlaced(page, lang);
    const orderPage = page.url();
    const [order] = await demo.ordersAt('T12');
    // An order cannot be rated before it is served.
    await expect(page.getByRole('link', { name: t('rating.title') })).toHaveCount(0);
    await demo.control({ action: 'advanceOrder', eOrderID: order?.eOrderID ?? 0, to: 6 });
    await page.reload();
    await page.getByRole('link', { name: t('rating.title') }).click();

    const stars = page.getByRole('group', { name: WHOLE[lang] });
    const send = page.getByRole('button', { name: t('rating.send') });
    await expect(stars).toBeVisible();
    await expectAccessible(page);
    await send.click();
    await expect(stars.getByRole('radio').first()).toBeFocused();
    await expect(stars).toContainText(t('rating.starsMissing', { min: 1, max: 5 }));
    // A low mark asks why, a better one no longer does.
    await stars.getByRole('radio', { name: t('rating.step', { n: 2, of: 5 }) }).check();
    await page.getByLabel(WRONG).fill('A little cold');
    await stars.getByRole('radio', { name: t('rating.step', { n: 5, of: 5 }) }).check();
    await expect(page.getByLabel(WRONG)).toHaveCount(0);

    // The photo is made smaller; its first try fails, the second arrives.
    await demo.control({ action: 'fail', call: 'fileUpload', fault: 'httpStatus', times: 1 });
    const bytes = await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(3200, 1600);
      canvas.getContext('2d')?.fillRect(0, 0, 3200, 1600);
      const blob = await canvas.convertToBlob({ type: 'image/png' });
      return [...new Uint8Array(await blob.arrayBuffer())];
    });
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'table.png', mimeType: 'image/png', buffer: Buffer.from(bytes) });
    await page.getByRole('button', { name: t('common.retry') }).click();
    const photo = page.getByRole('img', { name: t('rating.photo', { n: 1 }) });
    await expect(photo).toBeVisible();
    await expect
      .poll(() => photo.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
      .toEqual([1600, 800]);

    // A reload loses nothing; the answer that is still missing is asked for.
    await page.reload();
    await expect(photo).toBeVisible();
    await expect(
      stars.getByRole('radio', { name: t('rating.step', { n: 5, of: 5 }) }),
    ).toBeChecked();
    await page.getByRole('radio', { name: YES, exact: true }).check();

    // The answer is lost on the way: the same form goes again and counts once.
    await demo.control({
      action: 'fail',
      call: 'addNewRateAndReviewMenuSchedule',
      fault: 'loseAnswer',
    });
    const posted = page.waitForRequest(/AddNewRateAndReviewMenuSchedule/);
    await send.click();
    expect((await posted).headers()['no-auth']).toBe('True');
    await expect(page.getByText(t('rating.notSent'))).toBeVisible();
    await demo.control({ action: 'clearFaults' });
    await send.click();
    await expect(page.getByText(t('rating.thanks'))).toBeVisible();
    await expectAccessible(page);
    expect(await reviewsOf(page)).toEqual([
      expect.objectContaining({ templateId: 161, eOrderID: order?.eOrderID }),
    ]);

    const ratingPage = page.url();
    await page.goto(orderPage);
    await expect(page.getByText(t('order.number'))).toBeVisible();
    await expect(page.getByRole('link', { name: t('rating.title') })).toHaveCount(0);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(ratingPage);
    await expect(page.getByRole('heading', { name: t('rating.given') })).toBeVisible();
  },
);

test(
  'by a link from a message, by the header, closed and unknown',
  { tag: '@release' },
  async ({ page }) => {
    const t = wordsOf('EN');
    await page.goto('/RateByLink/BEIT/162');
    await page.getByRole('radio', { name: t('rating.step', { n: 4, of: 5 }) }).check();
    const posted = page.waitForRequest(/AddNewRateAndReview\/BEIT$/);
    await page.getByRole('button', { name: t('rating.send') }).click();
    expect((await posted).postDataJSON()).toMatchObject({ templateId: 162, pageId: 4, lang: 'EN' });
    await expect(page.getByRole('heading', { name: t('rating.thanks') })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: t('rating.thanks') })).toBeVisible();
    await page.getByRole('link', { name: t('home.toMenu') }).click();
    await expect(page).toHaveURL('/Menu/BEIT');

    // The same link of a delivery; whoever opens it from a message need not log in.
    await page.goto('/Delivery/BEIT/162/RateByLink?eOrderId=1');
    await expect(page.getByRole('group', { name: 'The delivery' })).toBeVisible();
    await expect(page.getByRole('button', { name: t('panel.open') })).toBeVisible();

    await page.goto('/RateByLink/BEIT/9999');
    await expect(page.getByRole('heading', { name: t('rating.unknown') })).toBeVisible();
    // This venue has no rating form.
    await page.goto('/Rating/MATSURI?pageId=3&returnUrl=https%3A%2F%2Fevil.example');
    await expect(page.getByRole('heading', { name: t('rating.closed') })).toBeVisible();
    await expect(page.locator('a[href*="evil"]')).toHaveCount(0);

    await page.goto('/Menu/BEIT/T12');
    await page.getByRole('button', { name: t('rating.title') }).click();
    await expect(page).toHaveURL(/\/Rating\/BEIT\?menuScheduleId=\d+&pageId=3$/);
    await expect(page.getByRole('group', { name: WHOLE.EN })).toBeVisible();
  },
);
