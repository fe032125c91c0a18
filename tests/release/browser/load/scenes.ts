/** Places with more data than any venue should have, and the diner's actions there. */
import { expect, type Page } from '@playwright/test';
import { CODE as DELIVERY, logIn } from '../../../browser/support/deliveryDiner.ts';
import { tellDemo } from '../../../browser/support/demoServer.ts';
import { wordsOf } from '../../../browser/support/diner.ts';
import { look, press, scroll, until } from './acts.ts';
import { serveLargeMenu, serveOrders, servePopups, serveRounds } from './answers.ts';
import { CODE, seatPhones, TABLE } from './phones.ts';

export const HOLDS = { orders: 5000, popups: 10_000, dishes: 2000, menuBytes: 10_000_000 };

export interface Scene {
  name: string;
  /** Opens the page with all the data, including everything that is read and checked only once. */
  open: (page: Page) => Promise<void>;
  /** One round of use that starts and ends on that page. */
  use: (page: Page) => Promise<void>;
  close?: (page: Page) => Promise<void>;
}

const t = wordsOf('EN');

/** The list grows by fifty orders per round, up to all of them. */
export function history(): Scene {
  return {
    name: `${HOLDS.orders} orders`,
    open: async (page) => {
      await serveOrders(page, HOLDS.orders);
      await page.goto('/');
      await logIn(page);
      await page.goto(`/Delivery/${DELIVERY}/orderList`);
      await until(page, () => document.querySelector('main h1 ~ div button') !== null);
    },
    use: async (page) => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await look(page);
      // Once the list is complete, the last button reorders the oldest order.
      const isThere = await page.evaluate(
        (more) => [...document.querySelectorAll('main button')].at(-1)?.textContent === more,
        t('orderList.more'),
      );
      if (isThere) await press(page, 'main button');
      await scroll(page);
    },
  };
}

/** Each round shows different popups of the ten thousand. */
export function popups(): Scene {
  return {
    name: `${HOLDS.popups} popups for a customer with ${HOLDS.orders} orders`,
    open: async (page) => {
      await tellDemo(page, { action: 'popupsOn' });
      await serveOrders(page, HOLDS.orders);
      await servePopups(page, HOLDS.popups);
      await page.goto('/');
      await logIn(page);
      await page.goto(`/Delivery/${DELIVERY}/Menu`);
      await until(page, () => document.querySelector('dialog[open] section') !== null);
    },
    use: async (page) => {
      await press(page, 'dialog[open] section ol button');
      await press(page, 'dialog[open] [data-close]');
      await scroll(page);
      await press(page, `a[href^="/Delivery/${DELIVERY}/Item/"]`, 'inView');
      await look(page, 1000);
      await page.goBack();
      await until(page, () => document.querySelector('dialog[open] section') !== null);
    },
  };
}

/** The dishes have long descriptions. */
export function menu(): Scene {
  return {
    name: `a menu of ${HOLDS.menuBytes / 1_000_000} MB with ${HOLDS.dishes} dishes`,
    open: async (page) => {
      await serveLargeMenu(page, HOLDS.dishes, HOLDS.menuBytes);
      await page.goto('/Menu/BIG/B1');
      await until(page, () => document.querySelector('#root:not(.waits) article button') !== null);
    },
    use: async (page) => {
      await scroll(page);
      await press(page, 'article button[aria-label^="Add "]', 'inView');
      await press(page, `button[aria-label="${t('find.open')}"]`);
      await page.keyboard.type('chick', { delay: 200 });
      await look(page, 1000);
      await page.goBack();
      await until(page, () => document.querySelector('nav li button') !== null);
      await look(page);
    },
  };
}

/** A phone with more saved orders of a table than one evening can have. */
export function rounds(): Scene {
  return {
    name: `${HOLDS.orders} orders at one table`,
    open: async (page) => {
      await serveRounds(page);
      await page.addInitScript(
        ([key, count]) => {
          const orders = Array.from({ length: count }, (_, index) => {
            const eOrderID = 900_000 + count - index;
            const placedAtMs = Date.now() - index * 1000;
            return { eOrderID, orderKey: `Key${eOrderID}`, placedAtMs, isClosed: false };
          });
          localStorage.setItem(key, JSON.stringify(orders));
        },
        [`placedOrders_${CODE}_${TABLE}`, HOLDS.orders] as const,
      );
      await page.goto(`/Rounds/${CODE}/${TABLE}`);
      await until(page, () => {
        const answers = performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/checkEOrderStatus/'));
        return answers.length >= 50 && document.querySelector('main ol li li') !== null;
      });
      await look(page, 1000);
    },
    use: async (page) => {
      await scroll(page);
      // The app requests each of them again.
      await page.evaluate(() => {
        dispatchEvent(new Event('visibilitychange'));
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await look(page, 2000);
    },
  };
}

/** Two hundred phones and this one change a cart of fifty lines. */
export function sharedCart(baseURL: string): Scene {
  let phones: Awaited<ReturnType<typeof seatPhones>>;
  let seated: ReturnType<typeof phones.start>;
  const quantities = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('main li output > span[aria-hidden]')].map(({ textContent }) =>
        Number(textContent),
      ),
    );
  return {
    name: 'a cart of 50 lines that 200 phones change',
    open: async (page) => {
      const cookies = await page.context().cookies();
      const world = cookies.find(({ name }) => name === 'world')?.value ?? '';
      phones = await seatPhones(baseURL, world);
      await page.goto(`/Menu/${CODE}/${TABLE}#cart=${phones.uniqueCartId}`);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('together.join') })
        .click();
      await page.goto(`/Cart/${CODE}/${TABLE}`);
      await until(page, () => document.querySelectorAll('main li output').length === 50);
      seated = phones.start();
    },
    use: async (page) => {
      await scroll(page);
      await press(page, 'main li button[aria-label^="More: "]:not([aria-disabled])', 'inView');
      // The app reads the details every five seconds.
      await look(page, 5500);
    },
    close: async (page) => {
      await seated.stop();
      await expect
        .poll(async () => JSON.stringify(await quantities(page)), { timeout: 30_000 })
        .toBe(JSON.stringify(await phones.quantities()));
      phones.close();
    },
  };
}

/** One visit without a page load: dishes, the menu, the search and the shared cart, in turns. */
export function evening(baseURL: string): Scene {
  const { open, close } = sharedCart(baseURL);
  return {
    name: 'an evening',
    open,
    ...(close && { close }),
    use: async (page) => {
      await press(page, 'main li button[aria-label^="More: "]:not([aria-disabled])', 'inView');
      await press(page, `button[aria-label="${t('header.back')}"]`);
      await until(page, () => !location.pathname.startsWith('/Cart/'));
      // A diner who followed the link has no menu to go back to.
      if (await page.evaluate(() => location.pathname.startsWith('/Emenu/')))
        await press(page, `a[href="/Menu/${CODE}/${TABLE}"]`);
      await until(page, () => document.querySelector('article button') !== null);
      await scroll(page, 5);
      await press(page, 'article a', 'inView');
      await until(page, () => location.pathname.startsWith('/Item/'));
      await look(page);
      await page.goBack();
      await until(page, () => document.querySelector('article button') !== null);
      await press(page, `button[aria-label="${t('find.open')}"]`);
      await page.keyboard.type('hummus', { delay: 30 });
      await look(page);
      await press(page, `button[aria-label="${t('find.close')}"]`);
      await press(page, 'header button[aria-label^="Cart, "]');
      await until(page, () => document.querySelectorAll('main li output').length >= 50);
    },
  };
}
