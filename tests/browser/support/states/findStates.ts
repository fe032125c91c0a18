/** States of a search: in a menu, in a food hall, and the list of all categories. */
import { expect, wordsOf } from '../diner.ts';
import type { Lang } from '../payingDiner.ts';
import type { Chains } from '../sceneOf.ts';

/** Misspelt, in the language of the interface. */
const TYPED: Record<Lang, string> = { EN: 'shwarma', AR: 'شورما' };
const IN_HALL: Record<Lang, string> = { EN: 'noodels', AR: 'نودل' };

export const findChainsIn = (lang: Lang, t = wordsOf(lang)): Chains => ({
  'a search': {
    'before a letter': async ({ page }) => {
      await page.goto('/Menu/BEIT/T12');
      await page.getByRole('button', { name: t('find.open') }).click();
      await expect(page.getByText(t('find.hint'))).toBeVisible();
    },
    'what it finds': async ({ page }) => {
      await page.getByRole('searchbox').fill(TYPED[lang]);
      await expect(page.getByRole('article')).toHaveCount(1);
    },
    'where nothing is found': async ({ page }) => {
      await page.getByRole('searchbox').fill('qqqq');
      await expect(page.getByText(t('find.noneText'))).toBeVisible();
    },
    'in all kitchens of a hall': async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('lang_SOUQ', chosen), lang);
      await page.goto('/Merge/SOUQ');
      await page.getByRole('searchbox').fill(IN_HALL[lang]);
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: /\d/ })).toBeVisible();
    },
  },
  'all categories': {
    'the list, and where one is': async ({ page }) => {
      await page.goto('/Menu/BEIT/T12');
      await page.getByRole('button', { name: t('menu.categories') }).click();
      const list = page.getByRole('dialog', { name: t('overview.title') });
      await expect(list.locator('[aria-current]')).toBeVisible();
    },
  },
});
