/** Taps, texts and choices before the app has started. */
import { HOUR_MS } from '../../../src/config/times.ts';
import { LANGUAGES } from '../../../src/contract/languages.ts';
import { expect, menuIsWhole, test, wordsOf } from '../support/diner.ts';
import { app, firstScreen, holdApp } from '../support/heldApp.ts';
import { YOGHURT } from '../support/placingScene.ts';
import { seedCart } from '../support/seededCart.ts';
import { placeOf } from '../support/jumps.ts';

test.describe('before the app starts', () => {
  const t = wordsOf('EN');

  test('a tap on Add answers at once and counts once', async ({ page }) => {
    const letGo = await holdApp(page);
    await page.goto('/Menu/BEIT/T12');
    const card = page
      .locator('article:has(output), article')
      .filter({ has: page.getByRole('button') });
    const name = await card.first().getByRole('link').textContent();
    await card.first().getByRole('button').tap();
    await expect(card.first().locator('output')).toContainText('1');
    await card
      .first()
      .getByRole('button', { name: t('stepper.more', { name: name ?? '' }) })
      .tap();
    await expect(card.first().locator('output')).toContainText('2');
    await letGo();
    await expect(page.getByRole('button', { name: t('header.cart', { n: 2 }) })).toBeVisible();
    await page.goto('/Cart/BEIT/T12');
    await expect(page.getByRole('main').locator('output')).toHaveCount(1);
    await expect(page.getByRole('main').locator('output')).toContainText('2');
  });

  test('a tap on the welcome page’s link to a category leads there', async ({ page }) => {
    const href = '/Menu/BEIT/T12?categoryId=1005';
    const letGo = await holdApp(page);
    await page.goto('/Emenu/BEIT/T12');
    await page.locator(`a[href="${href}"]:visible`).first().tap();
    await letGo();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('link', { name: t('home.toMenu') }).last()).toBeVisible();
  });

  test('a tap on the language of a menu is not lost', async ({ page }) => {
    const letGo = await holdApp(page);
    await page.goto('/Menu/BEIT/T12');
    await page.getByRole('button', { name: LANGUAGES.AR.ownName }).tap();
    await letGo();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });

  test('what was chosen in a form is not lost', async ({ page }) => {
    const letGo = await holdApp(page);
    await page.goto('/RateByLink/BEIT/162');
    const stars = page.getByRole('radio', { name: t('rating.step', { n: 4, of: 5 }) });
    const no = page.getByRole('radio', { name: t('rating.no') });
    await stars.tap();
    await no.tap();
    await letGo();
    await expect(app(page)).toBeVisible();
    await expect(stars).toBeChecked();
    await expect(no).toBeChecked();
    // The app asks on.
    await expect(page.getByRole('textbox')).toBeVisible();
  });

  test('the area that was chosen is not lost', async ({ page }) => {
    const letGo = await holdApp(page);
    await page.goto('/Delivery/BEIT');
    const area = page.getByLabel(t('serving.area'));
    await expect(area).toBeVisible();
    const [, second] = await area.locator('option:not([disabled])').allTextContents();
    await area.selectOption({ label: second ?? '' });
    await letGo();
    await expect(app(page)).toBeVisible();
    await expect(area.locator('option:checked')).toHaveText(second ?? '');
    // The venue's terms for it.
    await expect(page.getByRole('status').first()).not.toBeEmpty();
  });

  test('a tap on a line of the cart leads to its choices', async ({ page }) => {
    await seedCart(page);
    const letGo = await holdApp(page);
    await page.goto('/Cart/BEIT/T12');
    await page.getByRole('link', { name: t('cart.editLine', { name: YOGHURT.EN }) }).tap();
    await letGo();
    await expect(page.getByRole('button', { name: t('item.update') })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: t('cart.title') })).toBeVisible();
  });

  test('a dish is added at the price that was shown', async ({ page }) => {
    const letGo = await holdApp(page);
    await page.goto('/Item/BEIT/1107/T12');
    const add = page.getByRole('button', { name: t('item.add') });
    const shown = await add.textContent();
    await add.tap();
    await letGo();
    await expect(page).toHaveURL(/\/Menu\/BEIT\/T12/);
    await expect(page.getByRole('button', { name: t('header.cart', { n: 1 }) })).toBeVisible();
    await page.goto('/Cart/BEIT/T12');
    const price = /[\d.]+/.exec(shown ?? '')?.[0] ?? '';
    await expect(page.getByRole('main').getByText(price).first()).toBeVisible();
  });

  test('a dish is not added at a price that its choices have changed', async ({ page }) => {
    const letGo = await holdApp(page);
    await page.goto('/Item/BEIT/1101/T12');
    const add = page.getByRole('button', { name: t('item.add') });
    const shown = (await add.textContent()) ?? '';
    await page.locator('label', { hasText: '0.150' }).first().tap();
    await add.tap();
    await letGo();
    await expect(app(page)).toBeVisible();
    await expect(add).not.toHaveText(shown);
    await expect(page).toHaveURL('/Item/BEIT/1101/T12');
  });

  test('a phone that slept before the app came shows the price of now', async ({ page, demo }) => {
    await page.clock.install();
    const letGo = await holdApp(page);
    await page.goto('/Item/BEIT/1107/T12');
    const add = page.getByRole('button', { name: t('item.add') });
    await expect(add).not.toContainText('9.500');
    await demo.control({ action: 'setPrice', itemId: 1107, price: 9.5 });
    await page.clock.setSystemTime(Date.now() + 2 * HOUR_MS);
    await letGo();
    await expect(app(page)).toBeVisible();
    await expect(add).toContainText('9.500');
  });

  test('the number of a log-in is not lost, and Enter sends it once', async ({ page }) => {
    const letGo = await holdApp(page);
    await page.goto('/Delivery/BEIT/Verification');
    const number = page.getByLabel(t('contact.phone'));
    await number.fill('51234567');
    await number.press('Enter');
    await letGo();
    await expect(page).toHaveURL(/\/Delivery\/BEIT\/Validation\/sms/);
  });

  test('a visitor who adds a dish is asked to log in', async ({ page }) => {
    const letGo = await holdApp(page);
    await page.goto('/Delivery/BEIT/Menu');
    await page.getByRole('article').getByRole('button').first().tap();
    await letGo();
    await expect(page.getByRole('button', { name: t('loginDialog.proceed') })).toBeVisible();
  });

  test.describe('without a wish for less motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });
    for (const path of ['/Menu/BEIT/T12', '/Emenu/BEIT/T12'])
      test(`nothing at ${path} moves when the app takes over`, async ({ page }) => {
        const letGo = await holdApp(page);
        await page.goto(path);
        await expect(firstScreen(page).locator('main')).toBeVisible();
        const moving = page.evaluate(
          () =>
            new Promise<string[]>((resolve) => {
              new MutationObserver(() => {
                if (document.getElementById('first-screen')) return;
                const targets = document
                  .getAnimations()
                  .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null));
                resolve(
                  targets.map((target) => target?.outerHTML ?? '').filter((html) => html !== ''),
                );
              }).observe(document.body, { childList: true });
            }),
        );
        await letGo();
        await expect(app(page)).toBeVisible();
        expect(await moving).toEqual([]);
      });
  });

  test('the keyboard does not reach the app behind the drawn page', async ({ page }) => {
    await page.addInitScript(() => {
      const whenDrawn = new MutationObserver(() => {
        const link = document.querySelector<HTMLAnchorElement>('#root.waits a');
        if (!link) return;
        whenDrawn.disconnect();
        link.focus();
        document.documentElement.dataset['reached'] = String(document.activeElement === link);
      });
      whenDrawn.observe(document, { childList: true, subtree: true });
    });
    await page.goto('/Emenu/BEIT/T12');
    await expect(page.locator('html')).toHaveAttribute('data-reached', 'false');
  });

  test('the scroll position stays', async ({ page }) => {
    const letGo = await holdApp(page);
    await page.goto('/Menu/BEIT/T12');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.evaluate(() => scrollTo(0, 600));
    await letGo();
    await expect(app(page)).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(600);
    // Sections get their real heights later; the page must not scroll until then.
    await menuIsWhole(page);
    await expect
      .poll(async () => {
        const { tab, section } = await placeOf(page);
        return tab === section;
      })
      .toBe(true);
  });
});
