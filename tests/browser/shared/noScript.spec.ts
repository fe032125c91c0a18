import { expect, test } from '../support/diner.ts';

test.use({ javaScriptEnabled: false });

test('a phone without scripts says in both languages what it needs', async ({ page }) => {
  await page.goto('/Menu/BEIT/T12');
  await expect(page.getByText('Please turn on JavaScript')).toBeVisible();
  await expect(page.locator('[lang="ar"][dir="rtl"]')).toHaveText(/JavaScript/);
});
