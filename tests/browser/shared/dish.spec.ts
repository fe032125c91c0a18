import { type Page } from '@playwright/test';
import { expect, expectAccessible, test, wordsOf } from '../support/diner.ts';

const t = wordsOf('EN');

async function addGrill(page: Page): Promise<void> {
  await page.goto('/Item/BEIT/1301/T12');
  await page.getByRole('radio', { name: 'Medium', exact: true }).check();
  await page.getByRole('checkbox', { name: 'No onion' }).check();
  await page.getByRole('button', { name: 'Extra lemon' }).click();
  await page.getByRole('button', { name: t('stepper.more', { name: 'Mixed grill' }) }).click();
  await page.getByRole('button', { name: t('item.add') }).click();
  await expect(page).toHaveURL('/Menu/BEIT/T12');
}

async function openLine(page: Page): Promise<string> {
  await page.goto('/Cart/BEIT/T12');
  await page.getByRole('link', { name: t('cart.editLine', { name: 'Mixed grill' }) }).click();
  await expect(page.getByRole('button', { name: t('item.update') })).toBeVisible();
  return page.url();
}

test.describe('a line of the cart', () => {
  test('opens as it is and is changed', async ({ page }) => {
    await addGrill(page);
    await openLine(page);
    await expect(page.getByRole('radio', { name: 'Medium', exact: true })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'No onion' })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Extra lemon' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.getByText(t('stepper.value', { n: 2, name: 'Mixed grill' }))).toBeAttached();
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'Well done' }).check();
    await page.getByRole('button', { name: t('item.update') }).click();
    await expect(page).toHaveURL('/Cart/BEIT/T12');
    await expect(page.getByText('Well done')).toBeVisible();
    await expect(page.getByText('Medium', { exact: true })).toHaveCount(0);
    await openLine(page);
    await expect(page.getByRole('radio', { name: 'Well done' })).toBeChecked();
  });

  test('is taken out, and brought back', { tag: '@release' }, async ({ page }) => {
    await addGrill(page);
    await openLine(page);
    await page.getByRole('button', { name: t('item.remove') }).click();
    await expect(page.getByText(t('cart.empty'))).toBeVisible();
    await page.getByRole('button', { name: t('cart.undo') }).click();
    await expect(page.getByText('“Extra lemon”')).toBeVisible();
  });

  test('that is gone opens as a new dish', { tag: '@release' }, async ({ page, demo }) => {
    await addGrill(page);
    const line = await openLine(page);
    await demo.control({ action: 'clearTable', tableCode: 'T12' });
    await page.goto(line);
    await expect(page.getByText(t('item.lineGone'))).toBeVisible();
    await expect(page.getByRole('button', { name: t('item.add') })).toBeVisible();
    await expectAccessible(page);
  });

  test('that was ordered leads to its order', { tag: '@release' }, async ({ page, demo }) => {
    await addGrill(page);
    const line = await openLine(page);
    await page.goto('/Payment/BEIT/T12');
    await page.getByRole('radio', { name: 'Pay at the table' }).check();
    await page.getByRole('button', { name: t('payment.place') }).click();
    await expect(page.getByText(t('order.number'))).toBeVisible();
    const [order] = await demo.ordersAt('T12');
    await page.goto(line);
    await expect(page).toHaveURL(`/Cart/BEIT/T12/${order?.eOrderID}`);
  });

  test(
    'is offered for a change where one would add the dish again',
    { tag: '@release' },
    async ({ page }) => {
      await addGrill(page);
      await page.goto('/Item/BEIT/1301/T12');
      await expect(page.getByText(t('item.inCart_other', { count: 2 }))).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: t('item.editInstead') }).click();
      await expect(page.getByRole('radio', { name: 'Medium', exact: true })).toBeChecked();
    },
  );
});

test.describe('what one has decided', () => {
  test('survives a reload and a step back and forth, and ends when it is added', async ({
    page,
  }) => {
    await page.goto('/Menu/BEIT/T12');
    await page.getByRole('link', { name: 'Mixed grill' }).click();
    await page.getByRole('radio', { name: 'Medium', exact: true }).check();
    await page.getByLabel(/Anything for the kitchen/).fill('one plate for two');
    const expectKept = async () => {
      await expect(page.getByRole('radio', { name: 'Medium', exact: true })).toBeChecked();
      await expect(page.getByLabel(/Anything for the kitchen/)).toHaveValue('one plate for two');
    };
    await page.reload();
    await expectKept();
    await page.goBack();
    // After a reload the menu is at its category: the dishes above are measured anew, and begin with this one.
    await expect(page.getByRole('region', { name: 'Charcoal grill' })).toBeInViewport();
    await page.goForward();
    await expectKept();
    await page.getByRole('button', { name: t('item.add') }).click();
    await page.getByRole('link', { name: 'Mixed grill' }).first().click();
    await expect(page.getByRole('radio', { name: 'Medium', exact: true })).not.toBeChecked();
  });
});

test.describe('a dish', () => {
  test(
    'that sold out while one chose is told, and can be read',
    { tag: '@release' },
    async ({ page, demo }) => {
      await page.goto('/Item/BEIT/1301/T12');
      await page.getByRole('radio', { name: 'Medium', exact: true }).check();
      await demo.control({ action: 'sellOut', itemId: 1301 });
      await page.getByRole('button', { name: t('item.add') }).click();
      await expect(page.getByText(t('item.notNow'))).toBeVisible();
      await expect(page.getByRole('button', { name: t('item.add') })).toHaveCount(0);
      await expectAccessible(page);
    },
  );

  test(
    'whose menu changed shows its new price before it is added',
    { tag: '@release' },
    async ({ page, demo }) => {
      await page.goto('/Item/BEIT/1301/T12');
      await page.getByRole('radio', { name: 'Medium', exact: true }).check();
      await demo.control({ action: 'setPrice', itemId: 1301, price: 7 });
      await page.route(
        /\/api\/TableCart$/,
        (route) => route.fulfill({ json: { status: -13, message: '', dataenum: null } }),
        { times: 1 },
      );
      const add = page.getByRole('button', { name: t('item.add') });
      await add.click();
      await expect(page.getByText(t('status.menuChanged'))).toBeVisible();
      await expect(add).toContainText('7.000');
      await expect(page.getByRole('radio', { name: 'Medium', exact: true })).toBeChecked();
      const saved = page.waitForResponse(/\/api\/TableCart$/);
      await add.click();
      await saved;
      await page.goto('/Cart/BEIT/T12');
      await expect(page.getByText('Medium', { exact: true })).toBeVisible();
    },
  );

  test('tells how many of its free units are left', { tag: '@release' }, async ({ page }) => {
    await page.goto('/Item/BEIT/1301/T12');
    const sauces = page.getByRole('group', { name: 'Sauces for the table' });
    await expect(sauces.getByText(t('item.freeUnitsLeft_one', { count: 1 }))).toBeVisible();
    await sauces.getByRole('checkbox', { name: 'Tahini' }).check();
    await expect(sauces.getByText(t('item.freeUnitsUsed'))).toBeVisible();
  });

  test('leads to what goes well with it', { tag: '@release' }, async ({ page }) => {
    await page.goto('/Item/BEIT/1301/T12');
    await page.getByRole('link', { name: /^Fattoush/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Fattoush' })).toBeVisible();
  });
});

/**
 * Opens a dish until its picture moves: a page that takes long to appear is shown without that, and on
 * a busy machine any page does.
 */
async function openUntil(page: Page, hasMoved: () => boolean, open: () => Promise<void>) {
  await expect(async () => {
    await open();
    await page.waitForFunction(hasMoved, undefined, { timeout: 3000 });
  }).toPass({ timeout: 45_000 });
}

test('a card turns into its dish quickly, and without motion where none is wanted', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const lengths = document
          .getAnimations()
          .filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement)
          .map(({ effect }) => Number(effect?.getComputedTiming().duration));
        Object.assign(window, { moved: Math.max(...lengths) });
        return undefined;
      });
      return transition;
    };
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const open = async (name: string | RegExp = 'Mutabbal', menu = '/Menu/BEIT/T12') => {
    await page.goto(menu);
    await page.locator('article').getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(/\/Item\//);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  };
  // Without a picture nothing could turn into anything.
  await open(/./, '/Menu/BIG150/B150');
  expect(await page.evaluate(() => 'moved' in window)).toBe(false);
  await openUntil(page, () => 'moved' in window, open);
  const lengthMs = await page.evaluate(() => (window as { moved?: number }).moved ?? 0);
  expect(lengthMs).toBeGreaterThan(50);
  expect(lengthMs).toBeLessThan(250);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open();
  expect(await page.evaluate(() => 'moved' in window)).toBe(false);
});

const MOVING_MS = 40_000;

test('a tap counts while the picture is still on its way', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const isMoving = () =>
    document
      .getAnimations()
      .some(
        ({ effect }) =>
          effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'),
      );
  await openUntil(page, isMoving, async () => {
    await page.goto('/Menu/BEIT/T12');
    await page.evaluate((movingMs) => {
      const slow = new CSSStyleSheet();
      slow.replaceSync(
        `::view-transition-group(*) { animation-duration: ${movingMs}ms !important; }`,
      );
      document.adoptedStyleSheets.push(slow);
    }, MOVING_MS);
    await page
      .locator('#root:not(.waits) article')
      .getByRole('link', { name: 'Mixed grill' })
      .click();
  });
  const medium = page.getByRole('radio', { name: 'Medium', exact: true });
  // Playwright's own tap would wait for the end of the movement.
  await expect(async () => {
    await medium.evaluate((choice) => choice.scrollIntoView({ block: 'center' }));
    const box = await medium.boundingBox();
    if (!box) throw new Error('The choice is not on the page.');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect(medium).toBeChecked({ timeout: 1000 });
  }).toPass({ timeout: MOVING_MS / 2 });
});

for (const [lang, width] of [
  ['EN', 320],
  ['AR', 390],
] as const) {
  test(
    `the sum of calories changes in its place (${lang}, ${width} px)`,
    { tag: lang === 'EN' ? '@release' : [] },
    async ({ page }) => {
      const words = wordsOf(lang);
      await page.addInitScript((chosen) => localStorage.setItem('lang_BEIT', chosen), lang);
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/Item/BEIT/1101/T12');
      const sum = page
        .getByRole('status')
        .filter({ hasText: words('energy.sum_other', { n: '' }) });
      const choice = page.getByRole('radio').last();
      const below = () => choice.evaluate((box) => box.getBoundingClientRect().top + scrollY);
      await expect(sum).toContainText('560');
      const place = await below();
      await page.getByRole('checkbox').first().check();
      await expect(sum).toContainText('650');
      expect(await below()).toBe(place);
      const name = lang === 'EN' ? 'Hummus' : 'حمص';
      await page.getByRole('button', { name: words('stepper.more', { name }) }).click();
      await expect(sum).toHaveText(
        words('energy.each', { calories: words('energy.sum_other', { n: '650' }) }),
      );
      expect(await below()).toBe(place);
    },
  );
}
