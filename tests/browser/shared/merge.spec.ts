import { wholeAnswer } from '../support/demoServer.ts';
import { expect, expectAccessible, SMALLEST_PHONE, test, wordsOf } from '../support/diner.ts';

const lang = 'AR';
test.use(SMALLEST_PHONE);

const GRILL = 'مشاوي الجمر';
const JUICE_CODE = 'SOUQJUICE';
const AT_STALL = 'الدفع عند الكشك';

test('two kitchens of a hall, each with its own cart and order', async ({ page, demo }) => {
  const t = wordsOf(lang);
  const addFirst = () =>
    page
      .getByRole('button', { name: t('menu.add', { name: '' }) })
      .first()
      .click();
  const back = page.getByRole('button', { name: t('header.back') });
  const carts = page.getByRole('navigation', { name: t('hall.carts') });
  await page.addInitScript((stored) => localStorage.setItem('lang_SOUQ', stored), lang);
  await page.goto('/Merge/SOUQ');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(carts).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('link', { name: GRILL }).click();
  await expect(page).toHaveURL('/Emenu/SOUQGRILL/SG1');
  await page.getByRole('link', { name: t('home.toMenu') }).click();
  await addFirst();
  await expect(page.getByRole('link', { name: t('cart.view') })).toBeVisible();
  await back.click();
  await expect(page).toHaveURL('/Merge/SOUQ');
  await expect(carts.getByRole('link')).toHaveText([new RegExp(`${GRILL}.*1`)]);
  await expectAccessible(page);

  // The neighbour's cart is in view while one orders here.
  await page.locator(`a[href="/Menu/${JUICE_CODE}/SJ1"]`).click();
  await addFirst();
  await expect(carts.getByRole('link', { name: GRILL })).toBeVisible();
  // A dish has the page to itself.
  await page.locator('a[href^="/Item/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(carts).toHaveCount(0);
  await page.goBack();
  await expect(carts).toBeVisible();
  await page.getByRole('link', { name: t('cart.view') }).click();
  await page.getByRole('link', { name: t('cart.toPayment') }).click();
  await page.getByRole('radio', { name: AT_STALL }).check();
  await page.getByRole('button', { name: t('payment.place') }).click();
  await expect(page.getByText(t('order.number'))).toBeVisible();
  const [juice] = await demo.ordersAt('SJ1');
  expect(juice).toMatchObject({ code: JUICE_CODE, orderStatus: 3 });
  expect(await demo.ordersAt('SG1')).toEqual([]);

  await carts.getByRole('link', { name: GRILL }).click();
  await expect(page).toHaveURL('/Cart/SOUQGRILL/SG1');
  await page.getByRole('link', { name: t('cart.toPayment') }).click();
  await page.getByRole('radio', { name: AT_STALL }).check();
  await page.getByRole('button', { name: t('payment.place') }).click();
  await expect(page.getByText(t('order.number'))).toBeVisible();
  expect(await demo.ordersAt('SG1')).toHaveLength(1);
  await expect(carts).toHaveCount(0);
});

test('a hall with a closed kitchen', { tag: '@release' }, async ({ page, demo }) => {
  const t = wordsOf('EN');
  await demo.control({ action: 'closeStore', storeId: 411 });
  await page.goto('/Merge/SOUQ');
  const closed = page.getByRole('listitem').filter({ hasText: t('home.closed') });
  await expect(closed).toHaveCount(1);
  await closed.getByRole('link').click();
  await expect(page.getByText(t('closed.title'))).toBeVisible();
});

test('a hall without kitchens', { tag: '@release' }, async ({ page }) => {
  await page.route('**/api/Menu/MergeScreen/**', async (route) => {
    const answer = await wholeAnswer(route);
    const body = (await answer.json()) as { dataenum: object };
    await route.fulfill({
      response: answer,
      json: { ...body, dataenum: { ...body.dataenum, venues: [] } },
    });
  });
  await page.goto('/Merge/SOUQ');
  await expect(page.getByText(wordsOf('EN')('hall.empty'))).toBeVisible();
});

test(
  'a kitchen with an overlong name, whose cart can be counted all the same',
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
