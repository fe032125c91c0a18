/** States that pages can be in. Those of one chain are reached one after the other. */
import type { Page } from '@playwright/test';
import { expect, wordsOf, type Demo } from './diner.ts';
import type { Lang, payingDiner } from './payingDiner.ts';
import { addYoghurt, AT_TABLE, expectPlaced, placeButton, YOGHURT } from './placingScene.ts';
import { deliveryChainsIn } from './deliveryStates.ts';
import { seedCart, YOGHURT_ID } from './seededCart.ts';

const BRANCH = 101;
const CONCEPT = 100;

export interface Scene {
  page: Page;
  demo: Demo;
  diner: ReturnType<typeof payingDiner>;
  /** Opens the address and waits for words that only this state shows. */
  open: (path: string, words: string) => Promise<void>;
  see: (words: string) => Promise<void>;
  lastOrder: () => Promise<number>;
  report: (result: 'paid' | 'failed' | 'cancelled') => Promise<void>;
}

/** These move the page's clock themselves: what they show is the moment of their test. */
export const MOVING_THE_CLOCK: ReadonlySet<string> = new Set([
  'a payment that waits',
  'a request that never arrives',
]);

export type State = [name: string, reach: (scene: Scene) => Promise<void>];

const at = (name: string, path: string, words: string): State => [
  name,
  ({ open }) => open(path, words),
];

export const chainsIn = (lang: Lang): Record<string, State[]> => ({
  ...tableChainsIn(lang),
  ...deliveryChainsIn(lang),
});

const tableChainsIn = (lang: Lang, t = wordsOf(lang)): Record<string, State[]> => ({
  'where nothing can be ordered': [
    // English: the address names no venue, and the language is stored per venue.
    at('a return without a payment', '/qlub?status=success', wordsOf('EN')('card.unknown')),
    at('no table', '/Emenu/BEIT', t('viewOnly.text')),
    at('an unknown table', '/Emenu/BEIT/T99', t('unknownTable.text')),
    at('the menu of an unknown table', '/Menu/BEIT/NOPE', t('unknownTable.text')),
    at('a dish at an unknown table', '/Item/BEIT/1101/NOPE', t('unknownTable.text')),
    at('a dish that is sold out', '/Item/BEIT/1117/T12', t('item.notNow')),
    at('a dish on no menu', '/Item/BEIT/999999/T12', t('item.unknown')),
    at('an empty cart', '/Cart/BEIT/T12', t('cart.empty')),
    at('an unknown venue', '/Emenu/NOWHERE/T1', t('unknownVenue.title')),
    at('an unknown address', '/no/such/page', wordsOf('EN')('notFound.title')),
  ],
  'a kitchen that is closed or pauses': [
    [
      'its door',
      async ({ page, demo, open }) => {
        await seedCart(page);
        await demo.control({ action: 'closeStore', storeId: BRANCH, minutes: 60 });
        await open('/Emenu/BEIT/T12', t('closed.title'));
      },
    ],
    at('its menu', '/Menu/BEIT/T12', t('closed.title')),
    at('its dish', '/Item/BEIT/1301/T12', t('closed.title')),
    at('its cart', '/Cart/BEIT/T12', YOGHURT[lang]),
    [
      'a pause',
      async ({ demo, open }) => {
        await demo.control({ action: 'openStore', storeId: BRANCH });
        await demo.control({ action: 'pauseOrdering', conceptId: CONCEPT });
        await open('/Item/BEIT/1301/T12', t('error.pausedTitle'));
      },
    ],
  ],
  'a server in trouble': [
    [
      'every call broken',
      async ({ demo, open }) => {
        await demo.control({ action: 'fail', call: '*', fault: 'html' });
        await open('/Item/BEIT/1107/T12', t('common.retry'));
        await demo.control({ action: 'clearFaults' });
      },
    ],
    [
      'a dish that cannot be read',
      async ({ demo, open }) => {
        await demo.control({ action: 'fail', call: 'getMenuItemDetails', fault: 'html' });
        await open('/Item/BEIT/1301/T12', t('error.title'));
      },
    ],
    [
      'a forbidden call',
      async ({ page, demo }) => {
        const fault = { fault: 'httpStatus', httpStatus: 403 } as const;
        await demo.control({ action: 'fail', call: 'getCartDetails', ...fault });
        await demo.control({ action: 'fail', call: 'getMenuDetails', ...fault });
        await page.goto('/Payment/BEIT/T12');
        const said = t('error.statusCode', { n: 403 });
        await expect(page.getByRole('alertdialog')).toContainText(said);
      },
    ],
  ],
  'from the dish to the kitchen': [
    at('a dish of which few are left', '/Item/BEIT/1106/T12', t('item.add')),
    [
      'a dearer cart',
      async ({ page, demo, open }) => {
        await page.goto('/Menu/BEIT/T12');
        await addYoghurt(page, lang);
        await demo.control({ action: 'setPrice', itemId: YOGHURT_ID, price: 9 });
        await open('/Cart/BEIT/T12', '9.000');
      },
    ],
    [
      'a cart with a dish that sold out',
      async ({ page, demo, see }) => {
        await demo.control({ action: 'sellOut', itemId: YOGHURT_ID });
        await page.reload();
        await see(t('cart.blocked'));
      },
    ],
    [
      'a payment without a network',
      async ({ page, demo, see }) => {
        await demo.control({ action: 'restore', itemId: YOGHURT_ID });
        await page.goto('/Payment/BEIT/T12');
        await page.getByRole('radio', { name: AT_TABLE[lang] }).check();
        await page.context().setOffline(true);
        await see(t('payment.offline'));
      },
    ],
    [
      'an order that is ready',
      async ({ page, demo, lastOrder }) => {
        await page.context().setOffline(false);
        await placeButton(page, lang).click();
        await expectPlaced(page, lang);
        await demo.control({ action: 'advanceOrder', eOrderID: await lastOrder(), to: 6 });
        await page.reload();
        await expectPlaced(page, lang);
      },
    ],
    [
      'an order that was rejected',
      async ({ page, demo, see, lastOrder }) => {
        await demo.control({ action: 'rejectOrder', eOrderID: await lastOrder() });
        await page.reload();
        await see(t('order.rejected'));
      },
    ],
  ],
  'a line of the cart': [
    [
      'its choices',
      async ({ page, see }) => {
        await seedCart(page, 2);
        await page.goto('/Cart/BEIT/T12');
        await page.getByRole('link', { name: t('cart.editLine', { name: YOGHURT[lang] }) }).click();
        await see(t('item.update'));
      },
    ],
  ],
  'a payment': [
    ['the ways to pay', ({ diner }) => diner.goToPayment()],
    [
      'one that was begun',
      async ({ diner, open }) => {
        await diner.leaveFor('card');
        await open('/Payment/BEIT/T12', t('payment.begunText'));
      },
    ],
    [
      'one that is being checked',
      async ({ page, diner, lastOrder }) => {
        await page.goto(`/CardDetails/EOrder/BEIT/${await lastOrder()}?status=success`);
        await expect(diner.heading(t('card.checking'))).toBeVisible();
      },
    ],
    [
      'one that was declined',
      async ({ diner, report }) => {
        await report('failed');
        await expect(diner.heading(t('card.failed'))).toBeVisible();
      },
    ],
    [
      'one more try',
      async ({ page, diner }) => {
        await page.getByRole('link', { name: t('card.tryAgain') }).click();
        await expect(diner.heading(t('order.payTitle'))).toBeVisible();
      },
    ],
    [
      'another way to pay',
      async ({ page, see }) => {
        await page.getByRole('link', { name: t('order.otherWay') }).click();
        await see(t('payment.chooseAgain'));
      },
    ],
    [
      'the order',
      async ({ diner }) => {
        await diner.placeAtTheTable();
        await diner.expectOrderNumber();
      },
    ],
    [
      'the question before a cancellation',
      async ({ page }) => {
        await page.getByRole('button', { name: t('order.cancel') }).click();
        await expect(page.getByRole('alertdialog')).toContainText(t('order.cancelText'));
      },
    ],
    [
      'a cancellation that comes too late',
      async ({ page, demo, lastOrder }) => {
        await demo.control({ action: 'advanceOrder', eOrderID: await lastOrder(), to: 5 });
        const dialog = page.getByRole('alertdialog');
        await dialog.getByRole('button', { name: t('order.cancel') }).click();
        await expect(dialog.getByRole('alert')).toContainText(t('status.tooLateToCancel'));
      },
    ],
  ],
  'a payment that comes to nothing': [
    [
      'one that was cancelled',
      async ({ page, diner, report, lastOrder }) => {
        await diner.goToPayment();
        await diner.leaveFor('card');
        await report('cancelled');
        await page.goto(`/CardDetails/EOrder/BEIT/${await lastOrder()}`);
        await expect(diner.heading(t('card.cancelled'))).toBeVisible();
      },
    ],
    [
      'one that ran out',
      async ({ page, demo, diner, lastOrder }) => {
        await page.getByRole('link', { name: t('card.tryAgain') }).click();
        await page.getByRole('button', { name: t('payment.pay') }).click();
        await page.waitForURL(/\/pay\//);
        await demo.control({ action: 'advanceClock', seconds: 11 * 60 });
        await page.goto(`/CardDetails/EOrder/BEIT/${await lastOrder()}`);
        await expect(diner.heading(t('status.paymentExpired'))).toBeVisible();
      },
    ],
    [
      'an order that lapsed',
      async ({ demo, open, lastOrder }) => {
        const eOrderID = await lastOrder();
        await demo.control({ action: 'lapseOrder', eOrderID });
        await open(`/Cart/BEIT/T12/${eOrderID}`, t('order.lapsed'));
      },
    ],
    at('an unknown payment', '/CardDetails/EOrder/BEIT/424242', t('card.unknown')),
    at('an unknown order', '/Cart/BEIT/T12/424242', t('order.unknown')),
  ],
  'a payment that waits': [
    [
      'a saved order that nobody began to pay',
      async ({ page, demo, diner, see, lastOrder }) => {
        await diner.goToPayment();
        const once = { fault: 'httpStatus', httpStatus: 429, times: 1 } as const;
        await demo.control({ action: 'fail', call: 'paymentByCard', ...once });
        await diner.method('card').check();
        await page.getByRole('button', { name: t('payment.pay') }).click();
        await see(t('status.tooOften'));
        await page.goto(`/CardDetails/EOrder/BEIT/${await lastOrder()}`);
        await expect(diner.heading(t('card.ready'))).toBeVisible();
      },
    ],
    [
      'one that nobody reports',
      async ({ page, diner, see }) => {
        await page.getByRole('button', { name: t('payment.pay') }).click();
        await page.waitForURL(/\/pay\//);
        await page.clock.install();
        await diner.answer('close');
        await expect(diner.heading(t('card.checking'))).toBeVisible();
        await page.clock.fastForward(181_000);
        await see(t('card.stillChecking'));
      },
    ],
    [
      'an order that was cancelled',
      async ({ page, see, lastOrder }) => {
        await page.goto(`/Cart/BEIT/T12/${await lastOrder()}`);
        await page.getByRole('button', { name: t('order.cancel') }).click();
        const dialog = page.getByRole('alertdialog');
        await dialog.getByRole('button', { name: t('order.cancel') }).click();
        await see(t('order.cancelled'));
      },
    ],
  ],
  'a request that never arrives': [
    [
      'nobody knows of the order',
      async ({ page, demo, diner }) => {
        await page.clock.install();
        await diner.goToPayment();
        await demo.control({ action: 'fail', call: 'saveEOrder', fault: 'breakLine' });
        await diner.placeAtTheTable();
        await expect(async () => {
          await page.clock.runFor(4000);
          const dialog = page.getByRole('alertdialog');
          await expect(dialog).toContainText(t('checkout.unknownText'), { timeout: 500 });
        }).toPass();
      },
    ],
    [
      'the menu until it is known',
      async ({ page, see }) => {
        const dialog = page.getByRole('alertdialog');
        await dialog.getByRole('link', { name: t('home.toMenu') }).click();
        await see(t('checkout.stuck'));
      },
    ],
  ],
});
