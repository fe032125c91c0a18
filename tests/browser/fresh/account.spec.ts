import { expect, expectAccessible, SMALLEST_PHONE, test, wordsOf } from '../support/diner.ts';
import { keptBy, ordersOf } from '../support/deliveryDiner.ts';

const lang = 'AR';
test.use(SMALLEST_PHONE);

const TYPED = '٥٠٠٠٩٩٩٩';
const NAME = ['نورة', 'الحداد'] as const;
const AREA = ['مدينة الكويت', 'شرق'] as const;
const RETURN = '/Delivery/BEIT/AddressList/7?backUrl=%2FDelivery%2FBEIT%2Fprofile';

test('a first-time customer logs in, adds an address and leaves nothing', async ({
  page,
  demo,
}) => {
  const t = wordsOf(lang);
  const [firstName, lastName] = NAME;
  const panel = page.getByRole('dialog');

  await page.goto(RETURN);
  await expect(page).toHaveURL(/\/Delivery\/BEIT\/Verification\?/);
  await page.getByRole('button', { name: wordsOf('EN')('panel.open') }).click();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('button', { name: t('login.send') })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const visitor = await keptBy(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: t('login.send') }).click();
  const number = page.getByLabel(t('contact.phone'));
  await expect(number).toBeFocused();
  await expect(page.getByText(t('form.required'))).toBeVisible();
  await number.fill(TYPED);
  await page.getByRole('radio', { name: t('channel.whatsapp') }).check();
  await page.getByRole('button', { name: t('login.send') }).click();

  await expect(page).toHaveURL(/\/Delivery\/BEIT\/Validation\/whatsapp\?/);
  const code = page.getByLabel(t('code.label'));
  await expect(code).toBeFocused();
  const sent = await demo.lastCode();
  const wrong = sent.startsWith('0') ? '111111' : '000000';
  await code.fill(wrong);
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toBeFocused();
  await expect(code).toHaveValue('');
  await expectAccessible(page);
  // After a reload the page still knows what it waits for.
  await page.reload();
  await code.fill(`Beit Sufra: ${sent}`);

  await expect(page).toHaveURL(/\/Delivery\/BEIT\/validateProfile\?/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('profile.newTitle'));
  await expectAccessible(page);
  // The phone may have thrown the tab away meanwhile.
  await page.reload();
  await page.getByLabel(t('profile.firstName')).fill(firstName);
  await page.getByLabel(t('profile.lastName')).fill(lastName);
  await page.getByRole('button', { name: t('profile.goOn') }).click();

  // Exactly where they were going, but for the customer that was not theirs.
  await expect(page).toHaveURL(/\/AddressList\/\d{2,}\?backUrl=%2FDelivery%2FBEIT%2Fprofile$/);
  await expect(page.getByRole('heading', { name: t('address.none') })).toBeVisible();
  await page.getByRole('link', { name: t('address.add') }).click();
  await page.getByLabel(t('address.city')).selectOption(AREA[0]);
  await page.getByLabel(t('address.area')).selectOption(AREA[1]);
  await expect(page.getByText(t('zone.in'))).toBeVisible();
  await page.getByRole('button', { name: t('address.save') }).click();
  await expect(page.getByLabel(t('addressText.block'))).toBeFocused();
  await expectAccessible(page);
  for (const field of ['block', 'street', 'building']) {
    await page.getByLabel(t(`addressText.${field}`), { exact: true }).fill('7');
  }
  await page.getByRole('button', { name: t('address.save') }).click();
  const messages = page.getByRole('region', { name: t('toast.region') });
  await expect(messages.getByRole('paragraph')).toHaveText(t('address.saved'));
  await page.getByRole('button', { name: t('address.choose') }).click();
  await expect(page.getByText(t('address.selected'))).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: t('panel.open') }).click();
  await expect(panel.getByText(`${firstName} ${lastName}`)).toBeVisible();
  await expect(panel.getByRole('link')).toHaveText([
    t('panel.profile'),
    t('panel.addresses'),
    t('panel.orders'),
    t('panel.rate'),
  ]);
  await expectAccessible(page);
  await panel.getByRole('button', { name: t('panel.logOut') }).click();
  await expect(page).toHaveURL(/\/Delivery\/BEIT\/Verification\?/);
  await expect(page.getByRole('button', { name: t('login.send') })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await keptBy(page)).toEqual(visitor);
});

test.describe('when things go wrong', { tag: '@release' }, () => {
  test.use({ expectsConsoleErrors: true, serviceWorkers: 'block' });

  test('an expired code, a tampered way on, a login ended elsewhere', async ({ page, demo }) => {
    const t = wordsOf('EN');
    const logIn = async (mobileNo: string) => {
      await page.getByLabel(t('contact.phone')).fill(mobileNo);
      await page.getByRole('button', { name: t('login.send') }).click();
      await expect(page.getByLabel(t('code.label'))).toBeVisible();
    };

    const evil = encodeURIComponent('//evil.example/Delivery/BEIT/profile');
    await page.goto(`/Delivery/BEIT/Verification?returnUrl=${evil}&backUrl=javascript:alert(1)`);
    await logIn('66112233');
    await demo.control({ action: 'expireCodes' });
    await page.getByLabel(t('code.label')).fill(await demo.lastCode());
    await expect(page.getByRole('alert')).toHaveText(t('status.codeExpired'));
    await demo.control({ action: 'advanceClock', seconds: 61 });
    await page.getByRole('button', { name: t('resend.sms') }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByLabel(t('code.label')).fill(await demo.lastCode());
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/Delivery\/BEIT$/);

    // What belongs to another customer is not there, and leads back to one's own.
    const [foreign] = await ordersOf(page, 501);
    await page.goto(`/Delivery/BEIT/Order/${foreign?.eOrderID}`);
    await expect(page.getByRole('heading', { name: t('order.unknown') })).toBeVisible();
    await page.goto('/Delivery/BEIT/Address/701');
    await expect(page.getByRole('heading', { name: t('address.gone') })).toBeVisible();
    await page.goto('/Delivery/BEIT/AddressList/501');
    await expect(page).toHaveURL(/\/AddressList\/502$/);

    // A second tab of the same customer goes when the first one does.
    await page.goto('/Delivery/BEIT/profile');
    await expect(page.getByLabel(t('profile.firstName'))).toBeVisible();
    const other = await page.context().newPage();
    await other.goto('/Delivery/BEIT/profile');
    await expect(other.getByLabel(t('profile.firstName'))).toBeVisible();
    await page.getByRole('button', { name: t('panel.open') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('panel.logOut') })
      .click();
    await expect(page).toHaveURL(/\/Verification\?/);
    await expect(other).toHaveURL(/\/Verification\?/);
    await other.close();

    // The same customer again, until the server forgets them; a blocked one never comes so far.
    await demo.control({ action: 'advanceClock', seconds: 61 });
    await logIn('66112233');
    await page.getByLabel(t('code.label')).fill(await demo.lastCode());
    await expect(page.getByLabel(t('profile.firstName'))).toBeVisible();
    await demo.control({ action: 'expireLogin' });
    await page.getByRole('button', { name: t('profile.save') }).click();
    await expect(page).toHaveURL(/\/Verification\?/);
    await logIn('99000000');
    await page.getByLabel(t('code.label')).fill(await demo.lastCode());
    await expect(page.getByRole('alert')).toContainText(t('status.customerBlocked'));
    await expect(page.getByRole('link', { name: t('code.callUs') })).toHaveAttribute(
      'href',
      'tel:+96522450110',
    );
    await expectAccessible(page);
  });
});
