/** Calories of a dish and a cart, and dishes that not everyone may order. */
import { expect, wordsOf } from '../diner.ts';
import type { Lang } from '../payingDiner.ts';
import { at, type Chains } from '../sceneOf.ts';

const LUNCH = { EN: 'Lunch for one', AR: 'غداء لشخص واحد' };
const BEER = { EN: 'Draft beer', AR: 'بيرة يابانية' };
const PLUM_WINE = { EN: 'Plum wine with soda', AR: 'نبيذ البرقوق بالصودا' };

export const insideChainsIn = (lang: Lang, t = wordsOf(lang)): Chains => ({
  'what is in it': {
    'a set meal that is chosen twice': async ({ page }) => {
      await page.goto('/Menu/BEIT/T12');
      await page.getByRole('link', { name: LUNCH[lang], exact: true }).click();
      await page.getByRole('button', { name: t('stepper.more', { name: LUNCH[lang] }) }).click();
      // A dish from the grill, hummus and a cola.
      await expect(page.getByRole('status').filter({ hasText: '1,079' })).toBeVisible();
    },
    'a drink with alcohol': async ({ page, open }) => {
      await page.addInitScript((chosen) => localStorage.setItem('lang_MATSURI', chosen), lang);
      await open('/Menu/MATSURI/M3', BEER[lang]);
      for (const name of [PLUM_WINE[lang], BEER[lang]])
        await page.getByRole('button', { name: t('menu.add', { name }) }).click();
      await page.waitForFunction(() => localStorage.getItem('menuItems_MATSURI') !== null);
      await page.getByRole('link', { name: BEER[lang], exact: true }).click();
      await expect(page.getByText(t('diet.containsAlcohol'))).toBeVisible();
    },
    'a cart of which not all is said': at(
      '/Cart/MATSURI/M3',
      t('energy.notSaid_one', { count: 1 }),
    ),
    'its payment': at('/Payment/MATSURI/M3', t('payment.proofOfAge')),
  },
});
