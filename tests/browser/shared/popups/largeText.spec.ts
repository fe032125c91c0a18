import { expect, test, wordsOf } from '../../support/diner.ts';
import { offerRows, ROWS, slideOnScreen } from './shapeRows.ts';

/** The phone's own font at 200 %. */
test.use({
  seesPopups: true,
  launchOptions: async ({ launchOptions }, provide) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
    await provide({ ...launchOptions, args });
  },
});

test('each card scrolls to its button on the narrowest screen', async ({ page }) => {
  await offerRows(page);
  await page.setViewportSize({ width: 320, height: 690 });
  await page.goto('/Cart/BEIT/T12');
  const popup = page.getByRole('dialog');
  await expect(popup).toBeVisible();
  for (const [at, row] of ROWS.entries()) {
    const current = slideOnScreen(popup);
    await expect(current.locator(`img[src*="${row.picture}"]`)).toHaveCount(2);
    const action = current.getByRole('button', { name: 'See the bread' });
    await action.scrollIntoViewIfNeeded();
    await action.click({ trial: true, timeout: 5000 });
    await current.locator('> div > div > button').click({ trial: true, timeout: 5000 });
    const next = popup.getByRole('button', { name: wordsOf('EN')('popup.next') });
    if (at < ROWS.length - 1) await next.click({ timeout: 5000 });
  }
});
