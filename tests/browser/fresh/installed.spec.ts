import { demoState } from '../support/demoServer.ts';
import { expect, expectAccessible, wordsOf } from '../support/diner.ts';
import { app } from '../support/heldApp.ts';
import { test, workerIsReady } from '../support/hostedDiner.ts';
import { KEPT, messagesFor, subscribeAt } from './pushService.ts';

const t = wordsOf('EN');

test('the app is installable, offers it where the venue wants it, and opens at the last venue', async ({
  page,
  context,
  host,
}) => {
  await page.goto(`${host.url}/Delivery/BEIT`);
  await expect(page.getByLabel(t('serving.area'))).toBeVisible();
  const protocol = await context.newCDPSession(page);
  const { installabilityErrors } = await protocol.send('Page.getInstallabilityErrors');
  // A private window cannot install anything; no other error is allowed.
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
  // The banner would shift this page: it appears on the next one.
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

  // An iPhone tells by `navigator.standalone` that the app is installed.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: true });
  });
  await page.goto(host.url);
  await expect(page).toHaveURL(`${host.url}/Delivery/BEIT`);
  await page.goto(`${host.url}/?choose`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('start.title'));
});

test('messages are offered, arrive, open only their own page, and can be switched off', async ({
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
  await expect(app(page)).toBeVisible();
  await page.getByRole('button', { name: t('panel.open') }).click();
  await expect(choice).toBeChecked();
  // Browsers drop a subscription silently.
  await page.evaluate((kept) => sessionStorage.removeItem(kept), KEPT);
  await choice.click();
  await expect(page.getByText(t('push.notSubscribed')).first()).toBeVisible();
  await expect(choice).not.toBeChecked();
  expect(await demo.ordersAt('T12')).toEqual([]);
});
