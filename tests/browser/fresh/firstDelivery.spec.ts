import { expect, expectAccessible, SMALLEST_PHONE, test, wordsOf } from '../support/diner.ts';
import { CODE, logInByCode, NAMES, ordersOf, readIn } from '../support/deliveryDiner.ts';

const lang = 'AR';
test.use(SMALLEST_PHONE);

const MANSAF = 1312;

const t = wordsOf(lang);
const name = NAMES[lang];

test('a new customer gets from the landing page to a delivery that is paid once', async ({
  page,
  demo,
}) => {
  await readIn(page, lang);

  // A visitor chooses an area, sees at once what delivery costs there, and is not asked again.
  await page.goto(`/Delivery/${CODE}`);
  const area = page.getByLabel(t('serving.area'));
  await page.getByRole('button', { name: t('home.toMenu') }).click();
  await expect(page.getByText(t('serving.whereFirst'))).toBeVisible();
  await expect(area).toBeFocused();
  await area.selectOption({ label: `${name.area} · ${name.city}` });
  await expect(page.getByText(t('serving.fee')).first()).toBeVisible();
  await expect(page.getByText(t('serving.minimum'))).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(area.locator('option:checked')).toHaveText(`${name.area} · ${name.city}`);
  await expect(page.getByText(t('serving.fee')).first()).toBeVisible();

  // A composed dish waits for the login and its profile.
  await page.goto(`/Delivery/${CODE}/Item/${MANSAF}`);
  await page.getByRole('button', { name: t('stepper.more', { name: name.mansaf }) }).click();
  await page.getByRole('button', { name: t('item.add') }).click();
  const asked = page.getByRole('alertdialog', { name: t('loginDialog.title') });
  await expect(asked.getByText(t('status.loginRequired'))).toBeVisible();
  await asked.getByRole('button', { name: t('loginDialog.proceed') }).click();
  await logInByCode(page, demo, lang, '50009999');
  await page.getByLabel(t('profile.firstName')).fill('Noura');
  await page.getByLabel(t('profile.lastName')).fill('Haddad');
  await page.getByRole('button', { name: t('profile.goOn') }).click();
  await expect(page).toHaveURL(`/Delivery/${CODE}/Item/${MANSAF}`);
  await expect(page.getByText(t('menu.added', { name: name.mansaf })).first()).toBeVisible();

  // The form knows the customer but not the address: its pin is at the centre of the map.
  await page.goto(`/Delivery/${CODE}/Cart`);
  const line = page.getByRole('listitem').filter({ hasText: name.mansaf });
  await expect(line.getByText(t('stepper.value', { n: 2, name: name.mansaf }))).toBeAttached();
  await page.getByRole('link', { name: t('cart.toDetails') }).click();
  await expect(page.getByLabel(t('contact.phone'))).toHaveValue('50009999');
  await expect(page.getByText(t('serving.areaKept', { area: name.area }))).toBeVisible();
  await expect(page.getByText(t('serving.fee')).first()).toBeVisible();
  await page.getByRole('link', { name: t('serving.addAddress') }).click();
  await expect(page).toHaveURL(/\/Address\/0/);
  await expect(page.getByLabel(t('address.area')).locator('option:checked')).toHaveText(name.area);
  await expect(page.getByText(t('zone.in'))).toBeVisible();
  const zoneAsked = page.waitForRequest(
    (request) =>
      request.url().includes('checkDeliveryZone') &&
      (request.postData() ?? '').includes('"latitude":29.'),
  );
  await page.getByRole('application', { name: t('address.map') }).press('ArrowUp');
  await zoneAsked;
  await expect(page.getByText(t('address.pinned'))).toBeVisible();
  await expect(page.getByText(t('zone.in'))).toBeVisible();
  await expectAccessible(page);
  for (const field of ['block', 'street', 'building']) {
    await page.getByLabel(t(`addressText.${field}`), { exact: true }).fill('7');
  }
  await page.getByRole('button', { name: t('address.save') }).click();
  await expect(page).toHaveURL(`/Delivery/${CODE}/orderdetails`);
  await expect(page.getByText(t('serving.to'))).toBeVisible();
  await page.getByRole('radio', { name: name.card }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('details.goOn') }).click();

  // The server's bill, then the payment: one order, paid once.
  await expect(page.getByRole('heading', { name: t('review.title') })).toBeVisible();
  await expect(page.getByText(t('review.changed'))).toHaveCount(0);
  await page.getByRole('button', { name: t('payment.pay') }).dblclick();
  await page.waitForURL(/\/pay\/card\//);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL(new RegExp(`/Delivery/${CODE}/Order/\\d+$`));
  await expect(page.getByText(t('order.number'))).toBeVisible();
  const customerId = Number(await page.evaluate(() => localStorage.getItem('customerId_BEIT')));
  const orders = await ordersOf(page, customerId);
  expect(orders).toHaveLength(1);
  expect(orders[0]).toMatchObject({
    orderType: 'Delivery',
    orderStatus: 3,
    paymentStatus: 3,
    lines: [{ menuItemId: MANSAF, qty: 2 }],
  });
  expect(await demo.payments()).toHaveLength(1);
  const left = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /^(?:deliveryCart|deliveryId|eOrder)_/.test(key)),
  );
  expect(left).toEqual([]);
});
