import type { Page } from '@playwright/test';
import { expect, expectAccessible, menuIsWhole, test, wordsOf } from '../support/diner.ts';
import { placeOf } from '../support/menuPlace.ts';

const t = wordsOf('EN');

test.describe('categories', () => {
  test('a tab leads to its section, exactly', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('lang_BEIT', 'AR'));
    await page.goto('/Menu/BEIT/T12');
    const tabs = page
      .getByRole('navigation', { name: wordsOf('AR')('menu.categories') })
      .getByRole('button');
    await expect(tabs.first()).toBeVisible();
    // There and back; the last ones are too short to come up to the bar.
    for (const index of [5, 2, 6, 0, 7]) {
      const tab = tabs.nth(index);
      const name = await tab.textContent();
      await tab.click();
      await expect(tab).toHaveAttribute('aria-current', 'true');
      await expect
        .poll(() => placeOf(page))
        .toMatchObject({ tab: name, section: name, isExact: true, isTabInRow: true });
    }
    const last = tabs.last();
    await last.click();
    await expect(last).toHaveAttribute('aria-current', 'true');
  });

  test('the tabs follow the scroll', async ({ page }) => {
    await page.goto('/Menu/BEIT/T12');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.mouse.move(200, 500);
    let moved = 0;
    for (const direction of [1, -1]) {
      for (let step = 0; step < 12; step += 1) {
        await page.mouse.wheel(0, direction * 900);
        await page.waitForTimeout(60);
        await expect
          .poll(async () => {
            const { tab, section } = await placeOf(page);
            const isAtEnd = await page.evaluate(
              () =>
                window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2,
            );
            return isAtEnd || tab === section;
          })
          .toBe(true);
        moved += 1;
      }
    }
    expect(moved).toBe(24);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe('filters', () => {
  test('stay in the address, through a reload and a step back', async ({ page }) => {
    const say = wordsOf('AR');
    await page.addInitScript(() => localStorage.setItem('lang_BEIT', 'AR'));
    await page.goto('/Menu/BEIT/T12');
    await menuIsWhole(page);
    const all = await page.locator('article').count();
    await page.getByRole('button', { name: say('filter.open') }).click();
    const sheet = page.getByRole('dialog', { name: say('filter.title') });
    await sheet.getByRole('button', { name: 'نباتي صِرف' }).click();
    await sheet.getByRole('button', { name: 'بدون مكسّرات' }).click();
    await expect(page).toHaveURL(/filter=vegan(%2C|,)noNuts/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);

    const dishes = page.locator('article');
    const found = 22;
    expect(all).toBeGreaterThan(found);
    await expect(dishes).toHaveCount(found);
    await expectAccessible(page);
    await page.reload();
    await expect(dishes).toHaveCount(found);

    const wanted = dishes.nth(found - 2).getByRole('link');
    await wanted.scrollIntoViewIfNeeded();
    await wanted.click();
    // The dish has a way back of its own, and no header.
    await expect(page.getByRole('banner')).toHaveCount(0);
    await page.getByRole('button', { name: say('header.back') }).click();
    await expect(dishes).toHaveCount(found);
    await expect(wanted).toBeInViewport();

    await page.getByRole('button', { name: say('filter.clear') }).click();
    await expect(dishes).toHaveCount(all);
    await expect(page).toHaveURL('/Menu/BEIT/T12');
  });

  test('that nothing fits say so and lead back', { tag: '@release' }, async ({ page }) => {
    await page.goto('/Menu/BEIT/T12?filter=vegan,keto,noMilk');
    await expect(page.getByRole('heading', { name: t('filter.none') })).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('button', { name: t('filter.clear') })
      .last()
      .click();
    await expect(page.getByRole('link', { name: 'Mutabbal' })).toBeVisible();
  });

  test.describe('without the server', { tag: '@release' }, () => {
    test.use({ expectsConsoleErrors: true });

    test('are answered by the menu on the device, and what it cannot know is said', async ({
      page,
      demo,
    }) => {
      await demo.control({ action: 'fail', call: 'getMenuItemsForFilter', fault: 'html' });
      await page.goto('/Menu/BEIT/T12?filter=vegan,under2');
      await expect(
        page.getByText(t('filter.unchecked', { names: 'Up to KWD 2.000' })),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: 'Hummus', exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Hummus with lamb' })).toHaveCount(0);
      await expectAccessible(page);
    });
  });
});

test.describe('adding from the menu', () => {
  test('quick taps become one quantity, shown on the dish', async ({ page, demo }) => {
    await demo.control({ action: 'slow', ms: 400, call: 'addToCart' });
    await page.goto('/Menu/BEIT/T12');
    const dish = page.getByRole('article').filter({ hasText: 'Cucumber yoghurt' });
    await dish.getByRole('button', { name: t('menu.add', { name: 'Cucumber yoghurt' }) }).click();
    const more = dish.getByRole('button', {
      name: t('stepper.more', { name: 'Cucumber yoghurt' }),
    });
    await more.click();
    await more.click();
    await expect(
      dish.getByText(t('stepper.value', { n: 3, name: 'Cucumber yoghurt' })),
    ).toBeAttached();
    await expect(page.getByRole('button', { name: t('header.cart', { n: 3 }) })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(
      dish.getByText(t('stepper.value', { n: 3, name: 'Cucumber yoghurt' })),
    ).toBeAttached();
  });

  test(
    'a dish that sold out while one looked is told and marked',
    { tag: '@release' },
    async ({ page, demo }) => {
      await page.goto('/Menu/BEIT/T12');
      const dish = page.getByRole('article').filter({ hasText: 'Cucumber yoghurt' });
      const add = dish.getByRole('button', { name: t('menu.add', { name: 'Cucumber yoghurt' }) });
      await expect(add).toBeVisible();
      await demo.control({ action: 'sellOut', itemId: await itemIdOf(page, 'Cucumber yoghurt') });
      await add.click();
      await expect(dish.getByText(t('menu.soldOut'))).toBeVisible();
      await expect(add).toHaveCount(0);
      await expectAccessible(page);
    },
  );

  test(
    'what the cart was priced by is what one reads',
    { tag: '@release' },
    async ({ page, demo }) => {
      await page.goto('/Menu/BEIT/T12');
      const dish = page.getByRole('article').filter({ hasText: 'Cucumber yoghurt' });
      await expect(dish).toBeVisible();
      await demo.control({ action: 'setPrice', itemId: 1301, price: 7 });
      await dish.getByRole('button', { name: t('menu.add', { name: 'Cucumber yoghurt' }) }).click();
      await expect(page.getByRole('button', { name: t('header.cart', { n: 1 }) })).toBeVisible();
      await expect(page.getByRole('article').filter({ hasText: 'Mixed grill' })).toContainText(
        '7.000',
      );
    },
  );

  test(
    'a dish that left the menu is told, and the menu is read again',
    { tag: '@release' },
    async ({ page, demo }) => {
      // The cart's answer names the menu too: what it says must not come between.
      const cartIsRead = page.waitForResponse(/\/api\/TableCart\/EN\/T12\//);
      await page.goto('/Menu/BEIT/T12');
      await cartIsRead;
      const dish = page.getByRole('article').filter({ hasText: 'Cucumber yoghurt' });
      const add = dish.getByRole('button', { name: t('menu.add', { name: 'Cucumber yoghurt' }) });
      await expect(add).toBeVisible();
      await demo.control({
        action: 'retireItem',
        itemId: await itemIdOf(page, 'Cucumber yoghurt'),
      });
      await add.click();
      await expect(page.getByText(t('status.menuChanged')).first()).toBeVisible();
      await expect(dish).toHaveCount(0);
    },
  );

  test(
    'a server that refuses an old menu gets the dish by the new one',
    { tag: '@release' },
    async ({ page, demo }) => {
      await page.goto('/Menu/BEIT/T12');
      const dish = page.getByRole('article').filter({ hasText: 'Cucumber yoghurt' });
      const add = dish.getByRole('button', { name: t('menu.add', { name: 'Cucumber yoghurt' }) });
      const count = (n: number) => page.getByRole('button', { name: t('header.cart', { n }) });
      await expect(add).toBeVisible();
      const refuseOld = () =>
        page.route(
          /AddToCart/,
          (route) => route.fulfill({ json: { status: -13, message: '', dataenum: null } }),
          { times: 1 },
        );
      await refuseOld();
      await add.click();
      await expect(count(1)).toBeVisible();

      // Dearer than one has read: not added before one has seen it.
      await dish
        .getByRole('button', { name: t('cart.remove', { name: 'Cucumber yoghurt' }) })
        .click();
      await expect(page.getByRole('button', { name: t('header.cartEmpty') })).toBeVisible();
      const itemId = await itemIdOf(page, 'Cucumber yoghurt');
      await demo.control({ action: 'setPrice', itemId, price: 9.5 });
      await refuseOld();
      await add.click();
      await expect(dish).toContainText('9.500');
      await expect(page.getByRole('button', { name: t('header.cartEmpty') })).toBeVisible();
      await add.click();
      await expect(count(1)).toBeVisible();
    },
  );
});

async function itemIdOf(page: Page, name: string): Promise<number> {
  const href = await page.getByRole('link', { name, exact: true }).getAttribute('href');
  return Number(href?.split('/')[3]);
}
