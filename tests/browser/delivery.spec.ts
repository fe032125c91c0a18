import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, wordsOf } from './diner.ts';
import { CODE, logIn } from './deliveryDiner.ts';

const MANSAF = 1312;

interface ServerOrder {
  eOrderID: number;
  orderStatus: number;
  orderType: string;
  payable: number;
}

async function ordersOf(page: Page, customerId: number): Promise<ServerOrder[]> {
  const answer = await page.request.get('/demo/state');
  const { orders } = (await answer.json()) as {
    orders: (ServerOrder & { customerId?: number; code: string })[];
  };
  return orders.filter((order) => order.customerId === customerId && order.code === CODE);
}

async function readIn(page: Page, lang: 'EN' | 'AR'): Promise<void> {
  await page.goto('/');
  await page.evaluate(([code, chosen]) => localStorage.setItem(`lang_${code}`, chosen), [
    CODE,
    lang,
  ] as const);
}

for (const lang of ['EN', 'AR'] as const) {
  const t = wordsOf(lang);
  const dish = lang === 'EN' ? 'Mansaf' : 'منسف';

  test(`a visitor's wish becomes a delivered order, ${lang}`, async ({ page, demo }) => {
    await readIn(page, lang);

    // A visitor names a part of town and hears at once what a delivery there costs.
    await page.goto(`/Delivery/${CODE}`);
    const area = page.getByLabel(t('serving.area'));
    await page.getByRole('button', { name: t('home.toMenu') }).click();
    await expect(page.getByText(t('serving.whereFirst'))).toBeVisible();
    await expect(area).toBeFocused();
    await expect(area.locator('option')).not.toHaveCount(1);
    await area.selectOption({ index: 1 });
    await expect(page.getByText(t('serving.fee')).first()).toBeVisible();
    await expect(page.getByText(t('serving.minimum'))).toBeVisible();
    await expectAccessible(page);

    // Adding asks for the login and keeps the dish.
    await page.goto(`/Delivery/${CODE}/Item/${MANSAF}`);
    await page.getByRole('button', { name: t('item.add') }).click();
    const asked = page.getByRole('alertdialog', { name: t('loginDialog.title') });
    await expect(asked.getByText(t('status.-3'))).toBeVisible();
    const login = await logIn(page);
    await page.goto(`/Delivery/${CODE}/Cart`);
    await expect(page.getByRole('listitem').filter({ hasText: dish })).toBeVisible();
    await expectAccessible(page);

    // The form knows the customer; the next page shows the server's own bill.
    await page.getByRole('link', { name: t('cart.toDetails') }).click();
    await expect(page.getByLabel(t('contact.phone'))).toHaveValue('55512345');
    await expectAccessible(page);
    await page.getByRole('button', { name: t('details.goOn') }).click();
    await expect(page.getByRole('heading', { name: t('review.title') })).toBeVisible();
    await expect(page.getByText(t('review.changed'))).toHaveCount(0);
    const saved = (await ordersOf(page, login.customerId)).find(
      ({ orderStatus }) => orderStatus === 1,
    );
    expect(saved?.payable).toBe(5.7);
    await expectAccessible(page);

    // Two taps are one order, and the cart is used up.
    const before = (await ordersOf(page, login.customerId)).length;
    await page.getByRole('button', { name: t('payment.place') }).dblclick();
    await page.waitForURL(`**/Delivery/${CODE}/Order/${saved?.eOrderID}`);
    await expect(page.getByText(t('order.number'))).toBeVisible();
    const after = await ordersOf(page, login.customerId);
    expect(after).toHaveLength(before);
    expect(after.find(({ eOrderID }) => eOrderID === saved?.eOrderID)?.orderStatus).toBe(3);
    await expectAccessible(page);
    const left = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => /^(?:deliveryCart|deliveryId|eOrder)_/.test(key)),
    );
    expect(left).toEqual([]);

    // It is followed live, and can be had again from the list.
    await demo.control({ action: 'advanceOrder', eOrderID: saved?.eOrderID ?? 0, to: 8 });
    await page.reload();
    await expect(page.getByRole('button', { name: t('again.button') })).toBeVisible();
    await page.getByRole('button', { name: t('again.button') }).click();
    await page.waitForURL(`**/Delivery/${CODE}/Cart`);
    await expect(page.getByRole('listitem').filter({ hasText: dish })).toBeVisible();
  });
}

test('a cart ends, is told of, and comes back at the prices of today', async ({ page, demo }) => {
  const t = wordsOf('EN');
  await readIn(page, 'EN');
  await logIn(page);
  await page.clock.install();
  await page.goto(`/Delivery/${CODE}/Item/${MANSAF}`);
  await page.getByRole('button', { name: t('item.add') }).click();
  await expect(page.getByText(t('menu.added', { name: 'Mansaf' })).first()).toBeVisible();
  await page.goto(`/Delivery/${CODE}/Cart`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Mansaf' })).toBeVisible();

  await page.clock.fastForward('01:35');
  await page.getByRole('button', { name: t('cartLife.keep') }).click();
  await expect(page.getByRole('button', { name: t('cartLife.keep') })).toHaveCount(0);

  await demo.control({ action: 'setPrice', itemId: MANSAF, price: 5.1 });
  await page.clock.fastForward('02:00');
  const ended = page.getByRole('alertdialog', { name: t('cartLife.expired') });
  await expect(ended.getByText(t('cartLife.removed'))).toBeVisible();
  await page.clock.fastForward(2000);
  await page.waitForURL(`**/Delivery/${CODE}`);
  await page.getByRole('button', { name: t('cartLife.bringBack') }).click();
  await page.waitForURL(`**/Delivery/${CODE}/Cart`);
  await expect(page.getByText(t('cart.change.price'))).toBeVisible();
  await expect(page.getByText('5.100').first()).toBeVisible();
});

test('an order is fetched: the branch instead of the address', async ({ page }) => {
  const t = wordsOf('EN');
  await readIn(page, 'EN');
  const login = await logIn(page);
  await page.goto(`/Delivery/${CODE}`);
  await page.getByRole('radio', { name: t('serving.pickUp') }).check();
  await page
    .getByRole('group', { name: t('serving.store') })
    .getByRole('radio')
    .first()
    .check();
  await expectAccessible(page);
  await page.goto(`/Delivery/${CODE}/Item/${MANSAF}`);
  await page.getByRole('button', { name: t('item.add') }).click();
  await expect(page.getByText(t('menu.added', { name: 'Mansaf' })).first()).toBeVisible();
  await page.goto(`/Delivery/${CODE}/orderdetails`);
  await page.getByRole('button', { name: t('details.goOn') }).click();
  await expect(page.getByRole('heading', { name: t('review.title') })).toBeVisible();
  await page.getByRole('button', { name: t('payment.place') }).click();
  await expect(page.getByText(t('order.number'))).toBeVisible();
  const placed = await ordersOf(page, login.customerId);
  const fetched = placed.filter(
    ({ orderStatus, orderType }) => orderStatus === 3 && orderType === 'PickUp',
  );
  expect(fetched).toHaveLength(1);
});
