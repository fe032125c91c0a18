/** Other states of pages. */
import { expect, wordsOf } from '../diner.ts';
import type { Lang } from '../payingDiner.ts';
import { addYoghurt, AT_TABLE, expectPlaced, placeButton, YOGHURT } from '../placingScene.ts';
import { allergyChainsIn } from './allergyStates.ts';
import { deliveryChainsIn } from './deliveryStates.ts';
import { eveningChainsIn } from './eveningStates.ts';
import { findChainsIn } from './findStates.ts';
import { insideChainsIn } from './insideStates.ts';
import { paymentChainsIn } from './paymentStates.ts';
import { scanChainsIn } from './scanStates.ts';
import { at, forgetMenus, type Chains, type State } from '../sceneOf.ts';
import { seedCart, YOGHURT_ID } from '../seededCart.ts';

const BRANCH = 101;
const CONCEPT = 100;

export function chainsIn(lang: Lang): Record<string, State[]> {
  const chains = {
    ...tableChainsIn(lang),
    ...paymentChainsIn(lang),
    ...deliveryChainsIn(lang),
    ...eveningChainsIn(lang),
    ...findChainsIn(lang),
    ...allergyChainsIn(lang),
    ...insideChainsIn(lang),
    ...scanChainsIn(lang),
  };
  const rows = Object.entries(chains).map(([chain, states]) => [chain, Object.entries(states)]);
  return Object.fromEntries(rows) as Record<string, State[]>;
}

const tableChainsIn = (lang: Lang, t = wordsOf(lang)): Chains => ({
  'where nothing can be ordered': {
    // English: the address names no venue, and the language is stored per venue.
    'a return without a payment': at('/qlub?status=success', wordsOf('EN')('card.unknown')),
    'no table': at('/Emenu/BEIT', t('viewOnly.text')),
    'an unknown table': at('/Emenu/BEIT/T99', t('unknownTable.text')),
    'the menu of an unknown table': at('/Menu/BEIT/NOPE', t('unknownTable.text')),
    'a dish at an unknown table': at('/Item/BEIT/1101/NOPE', t('unknownTable.text')),
    'a dish that is sold out': at('/Item/BEIT/1117/T12', t('item.notNow')),
    'a dish on no menu': at('/Item/BEIT/999999/T12', t('item.unknown')),
    'an empty cart': at('/Cart/BEIT/T12', t('cart.empty')),
    'an unknown venue': at('/Emenu/NOWHERE/T1', t('unknownVenue.title')),
    'an unknown address': at('/no/such/page', wordsOf('EN')('notFound.title')),
  },
  'a kitchen that is closed or pauses': {
    'its door': async ({ page, demo, open }) => {
      await seedCart(page);
      await demo.control({ action: 'closeStore', storeId: BRANCH, minutes: 60 });
      await open('/Emenu/BEIT/T12', t('closed.title'));
    },
    'its menu': at('/Menu/BEIT/T12', t('closed.title')),
    'its dish': at('/Item/BEIT/1301/T12', t('closed.title')),
    'its cart': at('/Cart/BEIT/T12', YOGHURT[lang]),
    'a pause': async ({ demo, open }) => {
      await demo.control({ action: 'openStore', storeId: BRANCH });
      await demo.control({ action: 'pauseOrdering', conceptId: CONCEPT });
      await open('/Item/BEIT/1301/T12', t('error.pausedTitle'));
    },
  },
  'a server in trouble': {
    'every call broken': async ({ demo, open }) => {
      await demo.control({ action: 'fail', call: '*', fault: 'html' });
      await open('/Item/BEIT/1107/T12', t('common.retry'));
      await demo.control({ action: 'clearFaults' });
    },
    'a dish that cannot be read': async ({ demo, open }) => {
      await demo.control({ action: 'fail', call: 'getMenuItemDetails', fault: 'html' });
      await open('/Item/BEIT/1301/T12', t('error.title'));
    },
    'a forbidden call': async ({ page, demo }) => {
      const fault = { fault: 'httpStatus', httpStatus: 403 } as const;
      await demo.control({ action: 'fail', call: 'getCartDetails', ...fault });
      await demo.control({ action: 'fail', call: 'getMenuDetails', ...fault });
      await page.goto('/Payment/BEIT/T12');
      const said = t('error.statusCode', { n: 403 });
      await expect(page.getByRole('alertdialog')).toContainText(said);
    },
  },
  'from the dish to the kitchen': {
    'a dish of which few are left': at('/Item/BEIT/1106/T12', t('item.add')),
    'a dearer cart': async ({ page, demo, open }) => {
      await page.addInitScript(forgetMenus);
      await page.goto('/Menu/BEIT/T12');
      await addYoghurt(page, lang);
      await demo.control({ action: 'setPrice', itemId: YOGHURT_ID, price: 9 });
      await open('/Cart/BEIT/T12', '9.000');
    },
    'a cart with a dish that sold out': async ({ page, demo, see }) => {
      await demo.control({ action: 'sellOut', itemId: YOGHURT_ID });
      await page.reload();
      await see(t('cart.blocked'));
    },
    'a payment without a network': async ({ page, demo, see }) => {
      await demo.control({ action: 'restore', itemId: YOGHURT_ID });
      await page.goto('/Payment/BEIT/T12');
      await page.getByRole('radio', { name: AT_TABLE[lang] }).check();
      await page.context().setOffline(true);
      await see(t('payment.offline'));
    },
    'an order that is ready': async ({ page, demo, lastOrder }) => {
      await page.context().setOffline(false);
      await placeButton(page, lang).click();
      await expectPlaced(page, lang);
      await demo.control({ action: 'advanceOrder', eOrderID: await lastOrder(), to: 6 });
      await page.reload();
      await expectPlaced(page, lang);
    },
    'an order that was rejected': async ({ page, demo, see, lastOrder }) => {
      await demo.control({ action: 'rejectOrder', eOrderID: await lastOrder() });
      await page.reload();
      await see(t('order.rejected'));
    },
  },
  'a line of the cart': {
    'its choices': async ({ page, see }) => {
      await seedCart(page, 2);
      await page.goto('/Cart/BEIT/T12');
      await page.getByRole('link', { name: t('cart.editLine', { name: YOGHURT[lang] }) }).click();
      await see(t('item.update'));
    },
  },
});
