/** States for a diner who avoids something: the sheet, and the marks from menu to payment. */
import { expect, wordsOf } from '../diner.ts';
import type { Lang } from '../payingDiner.ts';
import { seedCart, YOGHURT_ID } from '../seededCart.ts';
import { at, type Chains } from '../sceneOf.ts';

const PROFILE = {
  allergens: ['egg', 'milk', 'celery'],
  diets: ['vegetarian'],
  words: ['garlic'],
  tellsKitchen: true,
};

export const allergyChainsIn = (lang: Lang, t = wordsOf(lang)): Chains => ({
  'what a diner avoids': {
    'nothing chosen yet': async ({ page }) => {
      await page.goto(`/Item/BEIT/${YOGHURT_ID}/T12`);
      await page.getByRole('button', { name: t('allergy.title') }).click();
      await expect(page.getByRole('dialog', { name: t('allergy.title') })).toBeVisible();
    },
    chosen: async ({ page }) => {
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('button', { name: t('allergen.milk'), exact: true }).click();
      await sheet.getByRole('textbox').fill('garlic');
      await sheet.getByRole('button', { name: t('allergy.addWord') }).click();
      await sheet.getByRole('switch', { name: t('allergy.tellKitchen') }).click();
      await expect(sheet.getByText('garlic').last()).toBeVisible();
    },
    'its menu': async ({ page, open }) => {
      await page.evaluate(
        (kept) => localStorage.setItem('preferences', kept),
        JSON.stringify(PROFILE),
      );
      await seedCart(page);
      await open('/Menu/BEIT/T12', t('allergyLine.contains', { names: t('allergen.milk') }));
    },
    'its dish': at('/Item/BEIT/1303/T12', t('allergyLine.notSaid', { names: '' }).trim()),
    'its cart': at('/Cart/BEIT/T12', t('allergyLine.contains', { names: t('allergen.milk') })),
    'what the kitchen reads': at('/Payment/BEIT/T12', t('allergy.kitchenReads')),
  },
});
