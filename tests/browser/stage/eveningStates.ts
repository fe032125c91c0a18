/** States of an evening at a table: what is asked for, handed over and told. */
import { expect, wordsOf } from './diner.ts';
import type { Lang } from './payingDiner.ts';
import { expectPlaced, goToPayment, placeButton } from './placingScene.ts';
import type { State } from './sceneOf.ts';
import { seedCart } from './seededCart.ts';

export const eveningChainsIn = (lang: Lang, t = wordsOf(lang)): Record<string, State[]> => ({
  'an evening at the table': [
    [
      'what can be asked for',
      async ({ page }) => {
        await seedCart(page);
        await page.goto('/Cart/BEIT/T12');
        await page.getByRole('button', { name: t('service.open') }).click();
        await expect(page.getByRole('dialog')).toContainText(t('serviceKind.water'));
      },
    ],
    [
      'what is on its way',
      async ({ page, see }) => {
        await page.getByRole('dialog').getByText(t('serviceKind.water'), { exact: true }).click();
        await see(t('serviceAnswer.water'));
      },
    ],
    [
      'a cart for the staff',
      async ({ page, see }) => {
        await page.goto('/Cart/BEIT/T12');
        await page.getByRole('button', { name: t('staff.show') }).click();
        await see(wordsOf(lang === 'EN' ? 'AR' : 'EN')('staff.cart'));
      },
    ],
    [
      'its rounds',
      async ({ page, open }) => {
        await goToPayment(page, lang);
        await placeButton(page, lang).click();
        await expectPlaced(page, lang);
        await open('/Rounds/BEIT/T12', t('rounds.isOpen'));
      },
    ],
    ['its bill in pieces', async ({ open }) => open('/Split/BEIT/T12', t('split.isOpen'))],
    [
      'a receipt',
      async ({ page, lastOrder }) => {
        await page.goto(`/Cart/BEIT/T12/${await lastOrder()}`);
        await page.getByRole('button', { name: t('order.receipt') }).click();
        await expect(page.getByRole('dialog')).toContainText(t('receipt.orderNo'));
      },
    ],
    [
      'something is wrong',
      async ({ page, lastOrder, see }) => {
        await page.goto(`/Cart/BEIT/T12/${await lastOrder()}`);
        await page.getByRole('button', { name: t('report.title') }).click();
        await see(t('report.kind'));
      },
    ],
  ],
});
