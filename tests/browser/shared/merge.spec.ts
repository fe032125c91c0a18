import { wholeAnswer } from '../support/demoServer.ts';
import { expect, SMALLEST_PHONE, test, wordsOf } from '../support/diner.ts';

test.use(SMALLEST_PHONE);

const JUICE_CODE = 'SOUQJUICE';

test(
  'a kitchen with an overlong name, whose carts can still be merged',
  { tag: '@release' },
  async ({ page }) => {
    const t = wordsOf('EN');
    const label = 'The Grill Of The Grandsons Of The Founder '.repeat(4).trim();
    await page.route('**/api/Menu/MergeScreen/**', async (route) => {
      const answer = await wholeAnswer(route);
      const body = (await answer.json()) as { dataenum: { venues: object[] } };
      const venues = body.dataenum.venues.map((venue) => ({ ...venue, label, labelEN: label }));
      await route.fulfill({
        response: answer,
        json: { ...body, dataenum: { ...body.dataenum, venues } },
      });
    });
    await page.goto('/Merge/SOUQ');
    await page.locator(`a[href="/Menu/${JUICE_CODE}/SJ1"]`).click();
    await page
      .getByRole('button', { name: t('menu.add', { name: '' }) })
      .first()
      .click();
    await page.getByRole('link', { name: t('cart.view') }).waitFor();
    await page.getByRole('button', { name: t('header.back') }).click();
    const cart = page.getByRole('navigation', { name: t('hall.carts') }).getByRole('link');
    await expect(cart.getByText('1', { exact: true })).toBeInViewport({ ratio: 1 });
  },
);
