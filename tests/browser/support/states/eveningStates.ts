/** States of an evening at a table: requests, handovers and messages. */
import { expect, wordsOf } from '../diner.ts';
import type { Lang } from '../payingDiner.ts';
import { expectPlaced, goToPayment, placeButton, YOGHURT } from '../placingScene.ts';
import type { Chains } from '../sceneOf.ts';
import { fillCart, seedCart } from '../seededCart.ts';

const OTHER: Record<Lang, Lang> = { EN: 'AR', AR: 'EN' };

/** The cart of another phone. */
const SARAS_CART = 'SarasCart001';

export const eveningChainsIn = (lang: Lang, t = wordsOf(lang)): Chains => ({
  'an evening at the table': {
    'what can be asked for': async ({ page }) => {
      await seedCart(page);
      await page.goto('/Cart/BEIT/T12');
      await page.getByRole('button', { name: t('service.open') }).click();
      await expect(page.getByRole('dialog')).toContainText(t('serviceKind.water'));
    },
    'what is on its way': async ({ page, see }) => {
      await page.getByRole('dialog').getByText(t('serviceKind.water'), { exact: true }).click();
      await see(t('serviceAnswer.water'));
    },
    'a cart for the staff': async ({ page, see }) => {
      await page.goto('/Cart/BEIT/T12');
      await page.getByRole('button', { name: t('staff.show') }).click();
      await see(wordsOf(OTHER[lang])('staff.cart'));
      await see(YOGHURT[OTHER[lang]]);
    },
    'its rounds': async ({ page, open }) => {
      await goToPayment(page, lang);
      await placeButton(page, lang).click();
      await expectPlaced(page, lang);
      await open('/Rounds/BEIT/T12', t('rounds.isOpen'));
    },
    'its bill in pieces': async ({ open }) => open('/Split/BEIT/T12', t('split.isOpen')),
    'a receipt': async ({ page, lastOrder }) => {
      await page.goto(`/Cart/BEIT/T12/${await lastOrder()}`);
      await page.getByRole('button', { name: t('order.receipt') }).click();
      await expect(page.getByRole('dialog')).toContainText(t('receipt.orderNo'));
      await expect(page.getByRole('dialog')).toContainText(YOGHURT[OTHER[lang]]);
    },
    'something is wrong': async ({ page, lastOrder, see }) => {
      await page.goto(`/Cart/BEIT/T12/${await lastOrder()}`);
      await page.getByRole('button', { name: t('report.title') }).click();
      await see(t('report.kind'));
    },
  },
  'one cart of several phones': {
    'an invitation': async ({ page, see }) => {
      await seedCart(page);
      await page.addInitScript(() => localStorage.setItem('guestName', 'Noor'));
      await page.goto('/Cart/BEIT/T12');
      await page.getByRole('button', { name: t('together.title') }).click();
      await see(t('together.scan'));
    },
    'a question': async ({ page, see }) => {
      await fillCart(page, { uniqueCartId: SARAS_CART, qty: 2, addedBy: 'Sara' });
      await page.goto(`/Menu/BEIT/T12#cart=${SARAS_CART}`);
      await see(t('together.ownWaits'));
    },
    'the shared cart': async ({ page, see }) => {
      await page.getByRole('button', { name: t('together.join') }).click();
      await page.goto('/Cart/BEIT/T12');
      await see('Sara');
    },
  },
});
