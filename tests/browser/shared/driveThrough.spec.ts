import { expect, expectAccessible, SMALLEST_PHONE, test, wordsOf } from '../support/diner.ts';

const lang = 'AR';
test.use(SMALLEST_PHONE);

const LABELS = {
  EN: { name: 'Your name', phone: 'Mobile number', plate: 'Plate number', bay: 'Bay' },
  AR: { name: 'اسمك', phone: 'رقم الجوال', plate: 'رقم اللوحة', bay: 'رقم الموقف' },
};
/** As a phone fills it in, and as an Arabic keyboard writes it. */
const TYPED = '٠٥٠١٢٣٤٥٦٧';
const AT_WINDOW = 'الدفع عند النافذة';
const READY = 'جاهز';
const STORE = 201;
const BAY_3 = 213;
const BAY_4 = 214;

test('a driver orders, finds a bay and says "I am here"', async ({ page, demo }) => {
  const t = wordsOf(lang);
  const label = LABELS[lang];
  // The venue's own colours are those of the light.
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript((stored) => localStorage.setItem('lang_ROUTE', stored), lang);
  await demo.control({ action: 'takeBay', slotId: BAY_4 });
  await page.goto('/Menu/ROUTE');
  // The venue's own colours of the category bar and of prices.
  const bar = page.getByRole('navigation', { name: t('menu.categories') });
  await expect(bar).toHaveCSS('background-color', 'rgb(23, 19, 15)');
  await expect(page.locator('article p').filter({ hasText: '39.00' }).first()).toHaveCSS(
    'color',
    'rgb(185, 20, 28)',
  );
  const add = page.getByRole('button', { name: t('menu.add', { name: '' }) }).first();
  await add.click();
  await page.getByRole('link', { name: t('cart.view') }).click();
  await page.getByRole('link', { name: t('cart.toPayment') }).click();

  const place = page.getByRole('button', { name: t('payment.place') });
  await page.getByRole('radio', { name: AT_WINDOW }).check();
  await place.click();
  await expect(page.getByLabel(label.name)).toBeFocused();
  await page.getByLabel(label.name).fill('Noura');
  await page.getByLabel(label.phone).fill(TYPED);
  await expect(page.getByLabel(label.phone)).toHaveValue('501234567');
  await page.getByLabel(label.plate).fill('A 4711');
  const bay = page.getByLabel(label.bay);
  await expect(bay.locator(`option[value="${BAY_4}"]`)).toBeDisabled();
  await bay.selectOption(String(BAY_3));
  await expectAccessible(page);

  // Another car drives into the bay while this one is still typing.
  await demo.control({ action: 'takeBay', slotId: BAY_3 });
  await place.click();
  await expect(page.getByText(t('car.taken'))).toBeVisible();
  expect(await demo.ordersAt('RLANE')).toEqual([]);

  // The form is remembered; the bay is not, since another one is free next time.
  await page.reload();
  await expect(page.getByLabel(label.plate)).toHaveValue('A 4711');
  await bay.selectOption('');
  await page.getByRole('radio', { name: AT_WINDOW }).check();
  await place.click();
  await expect(page.getByText(t('order.number'))).toBeVisible();
  const [order] = await demo.ordersAt('RLANE');
  expect(order).toMatchObject({ code: 'ROUTE', orderType: 'DriveThrough', orderStatus: 3 });

  await demo.control({ action: 'freeBay', slotId: BAY_3 });
  await page.reload();
  // What the driver needs at the window is on the first screen, before anything else.
  await expect(page.locator('main dl').first()).toContainText('A 4711');
  await expect(page.getByText(t('order.number'))).toBeInViewport();
  await expect(page.getByRole('button', { name: t('car.iAmHere') })).toBeInViewport();
  await page.getByLabel(t('car.bay')).selectOption(String(BAY_3));
  await expectAccessible(page);
  await page.getByRole('button', { name: t('car.iAmHere') }).click();
  await expect(page.getByText(t('car.arrived'))).toBeFocused();
  await expect(page.locator('main dl').first()).toContainText(t('car.bay'));
  await demo.control({ action: 'advanceOrder', eOrderID: order?.eOrderID ?? 0, to: 6 });
  await page.reload();
  await expect(page.getByText(t('car.arrived'))).toBeVisible();
  await expect(page.getByText(READY).first()).toBeVisible();
});

test(
  'a lane that is switched off: while ordering, and before',
  { tag: '@release' },
  async ({ page, demo }) => {
    const t = wordsOf('EN');
    // A shared link to the lane itself is known for what it is.
    await page.goto('/Menu/ROUTE/RLANE');
    await page
      .getByRole('button', { name: t('menu.add', { name: '' }) })
      .first()
      .click();
    await page.getByRole('link', { name: t('cart.view') }).click();
    await page.getByRole('link', { name: t('cart.toPayment') }).click();
    await expect(page.getByLabel(LABELS.EN.plate)).toBeVisible();
    await demo.control({ action: 'laneOff', storeId: STORE });
    await page.reload();
    await expect(page.getByText(t('car.off'))).toBeVisible();
    await expect(page.getByRole('button', { name: t('payment.place') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );

    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/Menu/ROUTE');
    await expect(page.getByText(t('viewOnly.title'))).toBeVisible();
    await expect(page.getByRole('link', { name: t('viewOnly.delivery') })).toHaveAttribute(
      'href',
      '/Delivery/ROUTE',
    );

    // Codes of a hall and of a hotel, typed where a restaurant's is asked for.
    await page.goto('/Emenu/SOUQ');
    await expect(page).toHaveURL('/Merge/SOUQ');
    await page.goto('/Emenu/PALM');
    await expect(page.getByText(t('room.lostText'))).toBeVisible();
  },
);
