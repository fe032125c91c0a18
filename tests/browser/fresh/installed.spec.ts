import { chromium } from '@playwright/test';
import { logIn } from '../support/deliveryDiner.ts';
import { demoState, tellDemo } from '../support/demoServer.ts';
import { expect, expectAccessible, wordsOf } from '../support/diner.ts';
import { test, workerIsReady } from '../support/hostedDiner.ts';
import { expectPlaced, goToPayment, placeButton } from '../support/placingScene.ts';
import { KEPT, messagesFor, startPushService, subscribeAt } from './pushService.ts';

const t = wordsOf('EN');
const ar = wordsOf('AR');

test('the app can be installed, is offered where the venue wants it, and opens at the last venue', async ({
  page,
  context,
  host,
}) => {
  await page.goto(`${host.url}/Delivery/BEIT`);
  await expect(page.getByLabel(t('serving.area'))).toBeVisible();
  const protocol = await context.newCDPSession(page);
  const { installabilityErrors } = await protocol.send('Page.getInstallabilityErrors');
  // A private window cannot install anything; nothing else may stand in the way.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const { errors, data } = await protocol.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(data).toContain('maskable-512.png');

  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(offer, {
      prompt: () => {
        Object.assign(window, { wasAsked: true });
        return Promise.resolve({ outcome: 'dismissed' });
      },
    });
    dispatchEvent(offer);
  });
  const banner = page.getByRole('region', { name: t('install.title') });
  // It would push what is read here: it comes with the next page.
  await page.waitForTimeout(1000);
  await expect(banner).toHaveCount(0);
  await page.getByLabel(t('serving.area')).selectOption({ index: 1 });
  await page.getByRole('button', { name: t('home.toMenu') }).click();
  await expect(page).toHaveURL(`${host.url}/Delivery/BEIT/Homepage`);
  await expect(banner).toContainText('Beit Sufra');
  await expectAccessible(page);
  await banner.getByRole('button', { name: t('install.install'), exact: true }).click();
  await expect(banner).toHaveCount(0);
  expect(await page.evaluate(() => 'wasAsked' in window)).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('installBanner_BEIT'))).not.toBeNull();

  // An iPhone says by its own word that the app stands alone.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: true });
  });
  await page.goto(host.url);
  await expect(page).toHaveURL(`${host.url}/Delivery/BEIT`);
  await page.goto(`${host.url}/?choose`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('start.title'));
});

test('messages are asked for, arrive, open their own page only, and end', async ({
  page,
  context,
  demo,
  host,
}) => {
  await context.grantPermissions(['notifications'], { origin: host.url });
  host.settings = { pushPublicKey: 'BNcRdreALRFXTkOOUHK1EtK2' };
  await subscribeAt(page, {
    endpoint: 'https://push.example/one',
    keys: { p256dh: 'BNc', auth: 'abc' },
  });
  const pushes = async () => (await demoState(page)).pushes;
  await page.goto(`${host.url}/Delivery/BEIT`);
  await workerIsReady(page);
  await page.getByRole('button', { name: t('panel.open') }).click();
  const choice = page.getByRole('switch', { name: t('push.title') });
  await choice.click();
  await expect(page.getByText(t('push.why'))).toBeVisible();
  await expectAccessible(page);
  expect(await pushes()).toBe(0);
  await page.getByRole('button', { name: t('push.turnOn') }).click();
  await expect(choice).toBeChecked();
  expect(await pushes()).toBe(1);

  const { deliver, tap } = await messagesFor(page, context, host.url);
  await deliver('{"title":"طلبك جاهز","body":"رقم 7","url":"/Menu/BEIT/T12","lang":"ar"}', [
    { title: 'طلبك جاهز', body: 'رقم 7', dir: 'rtl', lang: 'ar' },
  ]);
  await page
    .getByRole('button', { name: t('common.close') })
    .first()
    .click();
  await tap();
  await expect(page).toHaveURL(`${host.url}/Menu/BEIT/T12`);
  await expect(page.getByRole('link', { name: 'Mixed grill' })).toBeVisible();

  await deliver('{"title":"Win","url":"https://evil.example/Menu/BEIT"}', [{ title: 'Win' }]);
  await tap();
  await expect(page).toHaveURL(`${host.url}/`);
  await deliver('{"broken', [{ title: 'Sufra', body: '' }]);

  await page.goto(`${host.url}/Delivery/BEIT`);
  await page.getByRole('button', { name: t('panel.open') }).click();
  await expect(choice).toBeChecked();
  // Browsers drop a subscription without a word.
  await page.evaluate((kept) => sessionStorage.removeItem(kept), KEPT);
  await choice.click();
  await expect(page.getByText(t('push.notSubscribed')).first()).toBeVisible();
  await expect(choice).not.toBeChecked();
  expect(await demo.ordersAt('T12')).toEqual([]);
});

test(
  'the demo sends a real message when an order is ready',
  { tag: '@release' },
  async ({ page, context, demo, baseURL }) => {
    const origin = baseURL ?? '';
    const service = await startPushService();
    await context.grantPermissions(['notifications'], { origin });
    await subscribeAt(page, service.subscription);
    await goToPayment(page);
    await tellDemo(page, { action: 'usePushService', origin: service.origin });
    await placeButton(page).click();
    await expectPlaced(page);
    await workerIsReady(page);
    await page.getByRole('switch', { name: t('ready.tellMe') }).click();
    await expect.poll(async () => (await demoState(page)).pushes).toBe(1);

    const [order] = await demo.ordersAt('T12');
    await tellDemo(page, { action: 'advanceOrder', eOrderID: order?.eOrderID ?? 0, to: 6 });
    await expect
      .poll(() => service.messages.some((text) => text.includes('is ready')), { timeout: 15_000 })
      .toBe(true);
    const message = service.messages.find((text) => text.includes('is ready')) ?? '';
    expect(JSON.parse(message)).toMatchObject({ dir: 'ltr', lang: 'en' });
    const { deliver, tap } = await messagesFor(page, context, origin);
    await page.goto('/');
    await deliver(message, [{ title: 'Your order is ready', body: order?.orderNo, lang: 'en' }]);
    await tap();
    await expect(page).toHaveURL(`/Cart/BEIT/T12/${order?.eOrderID}`);
    await service.close();
  },
);

test(
  'a page that was frozen comes back at once and asks again; tabs agree',
  { tag: '@release' },
  async ({ page: first, baseURL, host }) => {
    const browser = await chromium.launch({
      executablePath: process.env['CHROME_PATH'],
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    await context.addCookies(await first.context().cookies(baseURL));
    const page = await context.newPage();
    await page.goto(`${host.url}/Menu/BEIT/T12`);
    await expect(page.getByRole('link', { name: 'Mixed grill' })).toBeVisible();
    await workerIsReady(page);
    await page.evaluate(() => {
      Object.assign(window, { isSameDocument: true });
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
    });
    const away = page.waitForURL(/demo/);
    await page.evaluate((address) => location.assign(address), `${baseURL}/demo/inbox`);
    await away;

    // Meanwhile the same diner orders on, in another tab.
    const other = await context.newPage();
    await other.goto(`${host.url}/Menu/BEIT/T12`);
    await other
      .getByRole('button', { name: t('menu.add', { name: 'Falafel' }), exact: true })
      .click();
    await expect(other.getByRole('button', { name: t('header.cart', { n: 1 }) })).toBeVisible();
    await page.bringToFront();
    await page.evaluate(() => history.back()).catch(() => undefined);
    await expect(page.getByRole('button', { name: t('header.cart', { n: 1 }) })).toBeVisible();
    expect(await page.evaluate(() => ({ ...(window as { persisted?: boolean }) }).persisted)).toBe(
      true,
    );

    // A language that is chosen in one tab is the language of all.
    await other.getByRole('button', { name: 'العربية' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);

    // So is a login. The app is named in the language by now, which comes with the listening.
    await page.goto(`${host.url}/Delivery/BEIT`);
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', /\.ar\./);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await logIn(other);
    await page.waitForFunction(() => !('isSameDocument' in window));
    await page.getByRole('button', { name: ar('panel.open') }).click();
    await expect(page.getByRole('button', { name: ar('panel.logOut') })).toBeVisible();

    // What the browser has cleared is a clean start without a login, and no error.
    await page.evaluate(async () => {
      localStorage.clear();
      sessionStorage.clear();
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.reload();
    await page.getByRole('button', { name: t('panel.open') }).click();
    await expect(page.getByRole('link', { name: t('panel.logIn'), exact: true })).toBeVisible();
    await browser.close();
  },
);
