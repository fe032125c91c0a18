import type { Page } from '@playwright/test';
import { wholeAnswer } from '../../support/demoServer.ts';
import { expect, expectAccessible, SMALLEST_PHONE, test, wordsOf } from '../../support/diner.ts';
import { CODE, logIn, readIn } from '../../support/deliveryDiner.ts';
import { Finger } from '../../support/finger.ts';

const lang = 'AR';
test.use(SMALLEST_PHONE);

const BREAD = 'خبز ساخن مع المقبلات؟';
const KUNAFA = 'اترك مكانًا للكنافة النابلسية';
const ADD_BREAD = 'أضف الخبز';
const AT_TABLE = 'الدفع على الطاولة';

test.use({ seesPopups: true });

const popup = (page: Page) => page.getByRole('dialog');

/** A popup that closes takes its step out of the history, which would end a way to another page. */
async function stepIsGone(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => 'isGuard' in ((history.state ?? {}) as object)))
    .toBe(false);
}

test('popups of a visit: none over its first page, two slides over the cart, one of which adds', async ({
  page,
  demo,
}) => {
  const t = wordsOf(lang);
  const slide = (n: number) =>
    popup(page).getByRole('button', { name: t('popup.slide', { n, of: 2 }) });
  const close = popup(page).getByRole('button', { name: t('common.close') });
  const isLocked = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');
  await page.addInitScript((stored) => localStorage.setItem('lang_BEIT', stored), lang);
  await page.goto('/Emenu/BEIT/T12');
  await page.getByRole('link', { name: t('home.toMenu') }).click();
  await page.getByRole('button', { name: t('header.cartEmpty') }).click();

  await expect(popup(page)).toBeVisible();
  await expect(popup(page).getByText(BREAD)).toBeInViewport();
  expect(await isLocked()).toBe(true);
  await expect(slide(1)).toHaveAttribute('aria-current', 'true');
  await expect(close).not.toBeInViewport();
  await expectAccessible(page);

  // A swipe shorter than 20 px is none; the next slide lies where reading goes on.
  const onward = lang === 'AR' ? 1 : -1;
  const finger = await Finger.on(page, { x: 160, y: 420 });
  await finger.swipe(onward * 19);
  await expect(slide(1)).toHaveAttribute('aria-current', 'true');
  await finger.swipe(onward * 20);
  await expect(slide(2)).toHaveAttribute('aria-current', 'true');
  await expect(popup(page).getByText(KUNAFA)).toBeInViewport();
  await expect(close).toBeFocused();
  await slide(1).click();
  await popup(page)
    .getByRole('button', { name: t('popup.next') })
    .click();
  await expect(slide(2)).toHaveAttribute('aria-current', 'true');
  await slide(1).click();

  // Whoever wants to leave is on the last slide in one step, and out with the next.
  await page.keyboard.press('Escape');
  await expect(slide(2)).toHaveAttribute('aria-current', 'true');
  await expect(close).toBeFocused();
  await expectAccessible(page);
  await slide(1).click();
  await popup(page).getByRole('button', { name: ADD_BREAD }).click();
  await expect(popup(page)).toHaveCount(0);
  expect(await isLocked()).toBe(false);
  await stepIsGone(page);

  // The visit remembers it.
  await page.reload();
  await page.getByRole('link', { name: t('cart.toPayment') }).click();
  await page.getByRole('radio', { name: AT_TABLE }).check();
  await page.getByRole('button', { name: t('payment.place') }).click();
  await expect(page.getByText(t('order.number'))).toBeVisible();
  const [order] = await demo.ordersAt('T12');
  expect(order).toMatchObject({ code: 'BEIT', orderStatus: 3 });
  const seen = await page.evaluate(() => sessionStorage.getItem('notificationBEIT'));
  expect(JSON.parse(seen ?? '')).toEqual([
    { notificationId: 1303, visibiltyId: 1, displayed: true },
  ]);
});

test(
  'on the delivery side a new customer is offered a code, which their cart keeps, and a known one the news',
  { tag: '@release' },
  async ({ page }) => {
    const t = wordsOf('AR');
    await readIn(page, 'AR');
    await page.goto(`/Delivery/${CODE}`);
    await expect(page.getByRole('main')).toBeVisible();
    await logIn(page);
    await page.reload();
    await expect(
      popup(page).getByRole('button', { name: t('popup.slide', { n: 1, of: 2 }) }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
    await expect(page).toHaveURL(`/Delivery/${CODE}`);
    await stepIsGone(page);

    // It is for new customers: a visitor is none, and one without an order is.
    await logIn(page, '66112233');
    await page.goto(`/Delivery/${CODE}/Menu`);
    const use = popup(page).getByRole('button', { name: 'استخدم الرمز' });
    await expect(use).toBeVisible();
    await expectAccessible(page);
    await use.click();
    await expect(page.getByText(t('promo.kept', { code: 'WELCOME' })).first()).toBeVisible();
    await page
      .getByRole('button', { name: t('menu.add', { name: '' }) })
      .first()
      .click();
    await page.getByRole('link', { name: t('cart.view') }).click();
    await expect(page.getByRole('button', { name: t('promo.remove') })).toBeVisible();
    await expect(page.getByText('خصم 25% على أول طلب')).toBeVisible();
  },
);

test.describe('where a picture is missing', { tag: '@release' }, () => {
  test.use({ expectsConsoleErrors: true });

  test('every time or once, after a look at a category, over no dialog, and without a picture that fails', async ({
    page,
    demo,
  }) => {
    const t = wordsOf('EN');
    // A dish whose popup comes every time; the way back closes it and stays on the page.
    await page.goto('/Menu/BEIT/T12');
    for (const _ of [1, 2]) {
      await page.locator('a[href="/Item/BEIT/1304/T12"]').first().click();
      await expect(popup(page)).toBeVisible();
      await page.goBack();
      await expect(popup(page)).toHaveCount(0);
      await expect(page).toHaveURL('/Item/BEIT/1304/T12');
      await page.goBack();
      await expect(page).toHaveURL('/Menu/BEIT/T12');
    }

    // The filters are open when the category's popup is due: it waits until they are closed.
    const call = 'getNotificationByAppearanceIdByCategory';
    await demo.control({ action: 'slow', call, ms: 1500 });
    await page.goto('/Menu/BEIT/T12');
    await page.getByRole('navigation', { name: t('menu.categories') }).waitFor();
    await page.waitForTimeout(1500);
    await page.getByRole('button', { name: 'Sweets', exact: true }).click();
    await page.getByRole('button', { name: t('filter.open') }).click();
    await page.waitForTimeout(3500);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(popup(page).getByRole('button', { name: 'Add a dallah' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
    await stepIsGone(page);

    await page.route('**/api/Notification/**', async (route) => {
      const answer = await wholeAnswer(route);
      const body = (await answer.json()) as { dataenum: { notificationDetail: object[] }[] };
      const [first] = body.dataenum;
      const [detail] = first?.notificationDetail ?? [];
      const gone = {
        ...first,
        notificationDetail: { ...detail, imageName: 'no-such-picture.svg' },
      };
      await route.fulfill({
        response: answer,
        json: { ...body, dataenum: [null, { notificationId: 'x' }, gone] },
      });
    });
    await page.goto('/Cart/BEIT/T13');
    await expect(page.getByRole('heading', { name: t('cart.empty') })).toBeVisible();
    await expect(popup(page).getByText('Warm pita for the mezza?')).toBeVisible();
    await expect(popup(page).getByRole('button', { name: 'Add bread' })).toBeVisible();
    await expect(popup(page).locator('img')).toHaveCount(0);
  });
});
