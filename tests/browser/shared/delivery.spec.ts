import { expect, expectAccessible, SMALLEST_PHONE, test, wordsOf } from '../support/diner.ts';
import {
  choosePickUp,
  CODE,
  logIn,
  logInByCode,
  NAMES,
  ordersOf,
  readIn,
  SARA,
} from '../support/deliveryDiner.ts';
import {
  beginAddress,
  expectNothingLeft,
  expectVisitor,
  LANDING,
  lookAround,
  personalTexts,
  prepareOrder,
  readsOf,
  signIn,
  tapLogOut,
} from '../support/leavingCustomer.ts';
import { tracesOf } from '../support/leftBehind.ts';

const lang = 'AR';
test.use(SMALLEST_PHONE);

const HUMMUS = 1101;
const TAWOOK = 1302;
const MANSAF = 1312;

const YOUSEF = '66112233';

const t = wordsOf(lang);
const name = NAMES[lang];

test.describe(`a login that runs out`, () => {
  // The server refuses a call on purpose, which the browser writes to the console.
  test.use({ expectsConsoleErrors: true });

  test(
    'a returning customer orders again, loses the login, and fetches it at a time with a promo and points',
    { tag: '@release' },
    async ({ page, demo }) => {
      await readIn(page, lang);
      const { customerId } = await logIn(page);

      // What is gone and what costs more is said before anything is in the cart.
      await demo.control({ action: 'sellOut', itemId: HUMMUS });
      await demo.control({ action: 'setPrice', itemId: TAWOOK, price: 4.25 });
      await page.goto(`/Delivery/${CODE}/orderList`);
      await page
        .getByRole('button', { name: t('again.button') })
        .first()
        .click();
      const again = page.getByRole('dialog', { name: t('again.title') });
      await expect(again.getByText(name.hummus, { exact: true })).toBeVisible();
      await expect(again.getByText(t('again.price', { name: name.tawook }))).toBeVisible();
      await expectAccessible(page);
      await again.getByRole('button', { name: t('again.goOn') }).click();
      await page.waitForURL(`**/Delivery/${CODE}/Cart`);
      const line = page.getByRole('listitem').filter({ hasText: name.tawook });
      await expect(line).toBeVisible();

      // The login ends in the middle: the same customer goes on in the same place.
      await page.getByRole('link', { name: t('cart.toDetails') }).click();
      await expect(page.getByLabel(t('contact.phone'))).toHaveValue(SARA);
      await demo.control({ action: 'expireLogin' });
      // The app may find it out by itself a moment before the tap, and the button is gone with it.
      const goOn = page.getByRole('button', { name: t('details.goOn') });
      await goOn.click({ timeout: 5000 }).catch(() => undefined);
      await expect(page.getByText(t('login.endedCart'))).toBeVisible();
      await logInByCode(page, demo, lang, SARA);
      await expect(page).toHaveURL(`/Delivery/${CODE}/orderdetails`);
      await page.getByRole('button', { name: t('header.back') }).click();
      await expect(line).toBeVisible();
      await page.getByLabel(t('promo.label')).fill('AHLAN10');
      await page.getByRole('button', { name: t('promo.apply') }).click();
      await expect(page.getByRole('button', { name: t('promo.remove') })).toBeVisible();
      await expectAccessible(page);

      // Another way, another place, another time: all of it on the one form.
      await page.getByRole('link', { name: t('cart.toDetails') }).click();
      await choosePickUp(page, lang);
      await page.getByLabel(t('time.day')).selectOption({ index: 3 });
      await page.getByLabel(t('time.slot')).selectOption({ index: 1 });
      await page.getByLabel(t('points.use')).fill('200');
      await expect(page.getByText(t('points.chosen_other', { count: 200 })).first()).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: t('details.goOn') }).click();
      await expect(page.getByRole('heading', { name: t('review.title') })).toBeVisible();
      await expect(page.getByText(t('review.changed'))).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole('button', { name: t('payment.place') }).dblclick();
      await expect(page.getByText(t('order.number'))).toBeVisible();
      await expectAccessible(page);

      // Two tawook of 4.250, 15% and a tenth off, two dinars in points, 0.100 for the bag: once, and
      // rounded to the coin.
      const placed = (await ordersOf(page, customerId)).filter(
        ({ orderStatus }) => orderStatus === 3,
      );
      expect(placed).toMatchObject([
        { orderType: 'PickUp', payable: 4.6, lines: [{ menuItemId: TAWOOK, qty: 2 }] },
      ]);
    },
  );

  test('the work is kept for its customer, and nothing for another', async ({ page, demo }) => {
    const reads = readsOf(page);
    const visitor = await lookAround(page);
    await signIn(page, demo);
    const personal = await personalTexts(page);
    await prepareOrder(page);
    await beginAddress(page);

    await demo.control({ action: 'expireLogin' });
    await page.reload();
    await expect(page.getByText(wordsOf('EN')('login.endedCart'))).toBeVisible();
    await page.waitForLoadState('networkidle');
    const kept = await tracesOf(page, personal, [...reads]);
    const places = new Set(kept.map((trace) => trace.replace(/^.* in /, '')));
    expect([...places].toSorted()).toEqual([
      'sessionStorage addressDraft_BEIT',
      'sessionStorage endedLogin_BEIT',
      'sessionStorage expiredCart_501',
      // The number is filled in for whoever comes back.
      'the fields',
    ]);

    await signIn(page, demo, { mobileNo: YOUSEF });
    await page.waitForLoadState('networkidle');
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('tabCustomer_BEIT')))
      .toBe('502');
    expect(await tracesOf(page, personal, [...reads])).toEqual([]);
    await page.goto(LANDING);
    await tapLogOut(page);
    await expectVisitor(page);
    await expectNothingLeft(page, { ...personal, mobile: YOUSEF, name: 'Yousef' }, visitor);
  });
});

test(
  'a stored cart expires, is announced, and returns at current prices',
  { tag: '@release' },
  async ({ page, demo }) => {
    await readIn(page, lang);
    await logIn(page);
    await page.clock.install();
    await page.goto(`/Delivery/${CODE}/Item/${MANSAF}`);
    await page.getByRole('button', { name: t('item.add') }).click();
    await expect(page.getByText(t('menu.added', { name: name.mansaf })).first()).toBeVisible();
    await page.goto(`/Delivery/${CODE}/Cart`);
    await expect(page.getByRole('listitem').filter({ hasText: name.mansaf })).toBeVisible();

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
  },
);

test(
  'where nothing is delivered the menu is read, and the order is fetched instead',
  { tag: '@release' },
  async ({ page, demo }) => {
    await readIn(page, lang);
    await page.goto(`/Delivery/${CODE}`);
    const area = page.getByLabel(t('serving.area'));
    const faraway = t('serving.notServed', { name: name.faraway });
    await area.selectOption({ label: faraway });
    await expect(page.getByText(t('serving.outOfZone')).first()).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/Delivery/${CODE}/Menu`);
    await expect(page.getByText(t('status.outOfZone')).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();

    await page.goto(`/Delivery/${CODE}`);
    await choosePickUp(page, lang);
    const login = await logIn(page);
    await page.goto(`/Delivery/${CODE}/Item/${MANSAF}`);
    await page.getByRole('button', { name: t('item.add') }).click();
    await expect(page.getByText(t('menu.added', { name: name.mansaf })).first()).toBeVisible();
    // Nothing can be tapped before the form has the customer's own name and number.
    await demo.control({ action: 'slow', call: 'getUserProfileByCustomerId', ms: 1500 });
    await page.goto(`/Delivery/${CODE}/orderdetails`);
    await page.getByRole('button', { name: t('details.goOn') }).click();
    await page.getByRole('button', { name: t('payment.place') }).click();
    await expect(page.getByText(t('order.number'))).toBeVisible();
    const placed = await ordersOf(page, login.customerId);
    const fetched = placed.filter(
      ({ orderStatus, orderType }) => orderStatus === 3 && orderType === 'PickUp',
    );
    expect(fetched).toHaveLength(1);
  },
);

test('two minutes pass while the first address is typed', { tag: '@release' }, async ({ page }) => {
  const t = wordsOf('EN');
  await readIn(page, 'EN');
  await logIn(page, '50007777');
  await page.clock.install();
  await page.goto(`/Delivery/${CODE}/Item/${MANSAF}`);
  await page.getByRole('button', { name: t('item.add') }).click();
  await expect(page.getByText(t('menu.added', { name: NAMES.EN.mansaf })).first()).toBeVisible();
  await page.goto(`/Delivery/${CODE}/orderdetails`);
  await page.getByRole('link', { name: t('serving.addAddress') }).click();
  const street = page.getByLabel(t('addressText.street'), { exact: true });
  await street.fill('Palm street');
  for (let minute = 0; minute < 3; minute += 1) await page.clock.runFor('01:00');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  // Whoever leaves the page after all finds the street again, and the cart.
  await page.goto(`/Delivery/${CODE}/Cart`);
  await expect(page.getByRole('listitem').filter({ hasText: NAMES.EN.mansaf })).toBeVisible();
  await page.goto(`/Delivery/${CODE}/Address/0`);
  await expect(street).toHaveValue('Palm street');
});
