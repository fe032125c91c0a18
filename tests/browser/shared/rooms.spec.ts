import { expect, expectAccessible, SMALLEST_PHONE, test, wordsOf } from '../support/diner.ts';

const lang = 'AR';
test.use(SMALLEST_PHONE);

const OUTLET = { EN: 'Garden Lounge', AR: 'لاونج الحديقة' };
const ROOM = 'غرفة 1204';
const CHARGE = 'إضافة إلى حساب الغرفة';
const LOUNGE_STORE = 311;

test('a guest orders to the room and charges it there', async ({ page, demo }) => {
  const t = wordsOf(lang);
  await page.addInitScript((stored) => localStorage.setItem('lang_PALM', stored), lang);
  await page.goto('/Rooms/PALM/321');
  await expect(page.getByText(ROOM)).toBeVisible();
  await expectAccessible(page);
  const outlet = page.getByRole('link', { name: OUTLET[lang] });
  await outlet.click();

  // The hotel's language is the outlet's, and the arrow leads back to the room.
  const add = page.getByRole('button', { name: t('menu.add', { name: '' }) }).first();
  await add.click();
  await page.getByRole('button', { name: t('header.back') }).click();
  await expect(page).toHaveURL('/Rooms/PALM/321');
  await outlet.click();
  await page.getByRole('link', { name: t('cart.view') }).click();
  await expect(page.getByText(t('totals.packagingFee'))).toBeVisible();
  await page.getByRole('link', { name: t('cart.toPayment') }).click();

  const place = page.getByRole('button', { name: t('payment.place') });
  await page.getByRole('radio', { name: CHARGE }).check();
  await place.click();
  const name = page.getByLabel(t('room.lastName'));
  await expect(name).toBeFocused();
  await expect(page.getByText(t('form.required'))).toBeVisible();
  await name.fill('Somebody');
  await place.click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  expect(await demo.ordersAt('PALMLOUNGE-1204')).toEqual([]);

  await name.fill(' haddad ');
  await place.click();
  await expect(page.getByText(t('order.number'))).toBeVisible();
  const orders = await demo.ordersAt('PALMLOUNGE-1204');
  expect(orders).toHaveLength(1);
  expect(orders[0]).toMatchObject({ code: 'PALMLOUNGE', orderType: 'Room', orderStatus: 3 });
});

test(
  'numbers in Arabic are written as the hotel chooses',
  { tag: '@release' },
  async ({ page }) => {
    await page.addInitScript((stored) => localStorage.setItem('lang_PALM', stored), lang);
    await page.goto('/Rooms/PALM/321');
    await page.getByRole('link', { name: OUTLET[lang] }).click();
    const dish = page.getByRole('article').first();
    await expect(dish).toContainText(/[٠-٩]+٫[٠-٩]{2}/);
    await page
      .getByRole('button', { name: wordsOf(lang)('menu.add', { name: '' }) })
      .first()
      .click();
    const cart = page.getByRole('link', { name: wordsOf(lang)('cart.view') });
    await expect(cart).toContainText('١');
    await expect(cart).not.toContainText(/[0-9]/);
    await cart.click();
    await expect(page.getByText(wordsOf(lang)('totals.payable')).first()).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/[٠-٩]+٫[٠-٩]{2}/);
    await expect(page.getByRole('main')).not.toContainText(/[0-9]+[.٫]/);
  },
);

test(
  'a room that nobody knows, an empty one, and a kitchen that is closed',
  { tag: '@release' },
  async ({ page, demo }) => {
    const t = wordsOf('EN');
    for (const path of ['/Rooms/PALM/999', '/Rooms/PALM/here']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: t('room.unknown') })).toBeVisible();
      await expect(page.getByRole('link', { name: t('notFound.toStart') })).toBeVisible();
    }
    await page.goto('/Rooms/PALM/323');
    await expect(page.getByText(t('room.inactive'))).toBeVisible();
    await page.getByRole('link', { name: OUTLET.EN }).click();
    await expect(page.getByText(t('room.inactiveText'))).toBeVisible();
    await expect(page.getByRole('button', { name: t('menu.add', { name: '' }) })).toHaveCount(0);

    await demo.control({ action: 'closeStore', storeId: LOUNGE_STORE });
    await page.goto('/Rooms/PALM/321');
    const closed = page.getByRole('link', { name: OUTLET.EN });
    await expect(closed).toContainText(t('home.closed'));
    await closed.click();
    await expect(page.getByText(t('closed.title'))).toBeVisible();

    // Elsewhere, the way back to the room is no longer there.
    await page.goto('/Menu/BEIT/T12');
    await expect(page.getByRole('button', { name: t('header.back') })).toBeVisible();
    await page.getByRole('button', { name: t('header.back') }).click();
    await expect(page).toHaveURL(/\/Emenu\/BEIT/);
  },
);
