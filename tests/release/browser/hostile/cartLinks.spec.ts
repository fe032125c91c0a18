/** Hostile texts in every link to a shared cart and in the answers for such a cart. */
import type { Page } from '@playwright/test';
import { isAppPath } from '../../../../src/rules/common/appPaths.ts';
import { hostileLinks, LINK_TEXTS, MENU, THEIRS } from './cartLinks.ts';
import { CLASSES } from './classes.ts';
import { dinerOf } from './diner.ts';
import { isChosen, options } from './options.ts';
import { hostileServer } from './server.ts';
import { tallyOf, type Tally } from './tally.ts';
import { expect, test, wordsOf } from '../../../browser/support/diner.ts';
import { fillCart } from '../../../browser/support/seededCart.ts';

test.use({ expectsConsoleErrors: true });
test.describe.configure({ timeout: 3_600_000 });

const CART_OF = 'uniqueCartId_BEIT_T12';
const STEP_MS = 20_000;

const ownCart = (page: Page) => page.evaluate((key) => localStorage.getItem(key), CART_OF);

function teller(page: Page, tally: Tally) {
  return (field: string, hostile: string, faults: readonly string[]) => {
    const { pathname } = new URL(page.url());
    tally.count(field, hostile);
    tally.visited(pathname.split('/')[1] ?? '');
    const all = isAppPath(pathname) ? faults : [...faults, `off-site: led to ${pathname}`];
    tally.told(field, hostile, all);
  };
}

for (const lang of options.langs) {
  const t = wordsOf(lang);

  const linking = `hostile cart links (${lang})`;
  test(linking, async ({ page, baseURL }) => {
    page.setDefaultTimeout(STEP_MS);
    const tally = tallyOf(linking);
    const told = teller(page, tally);
    const diner = await dinerOf(page, baseURL ?? '', lang);
    await diner.load(MENU);
    const before = await ownCart(page);
    const later = page.getByRole('dialog').getByRole('button', { name: t('together.notNow') });
    for (const { field, hostile, path } of hostileLinks) {
      const { faults } = await diner.goTo(path);
      // The diner declines if asked; a reload must not ask again.
      if (await later.isVisible()) await later.click();
      const after = await diner.settled();
      const hash = () => new URL(page.url()).hash;
      const isLeft = () => new URL(page.url()).pathname === MENU && hash().startsWith('#cart=');
      // The part that reads the link is loaded with the first one.
      await expect
        .poll(isLeft, { timeout: STEP_MS })
        .toBe(false)
        .catch(() => faults.push(`crash: left ${hash()}`));
      if ((await ownCart(page)) !== before) faults.push('totals: another cart is the own one');
      told(field, hostile, [...faults, ...after.faults]);
    }

    await diner.goTo('/Cart/BEIT/T12');
    await page.getByRole('button', { name: t('together.title') }).click();
    await page.getByText(t('together.haveCode')).click();
    const code = page.getByLabel(t('together.code'));
    for (const [hostile, text] of LINK_TEXTS) {
      await code.fill(text);
      await page.getByRole('button', { name: t('together.join'), exact: true }).click();
      await expect(page.getByText(t('together.badCode')).first()).toBeVisible();
      told('the typed code', hostile, (await diner.settled()).faults);
    }
    tally.print();
    expect(tally.faults()).toEqual([]);
  });

  const answering = `hostile answers of a shared cart (${lang})`;
  test(answering, async ({ page, baseURL }) => {
    page.setDefaultTimeout(STEP_MS);
    const tally = tallyOf(answering);
    const told = teller(page, tally);
    const server = await hostileServer(page, tally);
    const diner = await dinerOf(page, baseURL ?? '', lang);
    for (const addedBy of ['Mona', 'Sami']) await fillCart(page, { uniqueCartId: THEIRS, addedBy });
    const attackEach = async (path: string) => {
      for (const [round, hostile] of CLASSES.entries()) {
        if (!isChosen(hostile.name)) continue;
        await diner.goTo('/Emenu/BEIT/T12');
        server.attack = { round, aim: 'shown', hostile };
        told(path, hostile.name, (await diner.goTo(path)).faults);
        server.attack = undefined;
      }
    };
    await attackEach(`${MENU}#cart=${THEIRS}`);
    await diner.load(`${MENU}#cart=${THEIRS}`);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('together.join') })
      .click();
    await expect(page.getByRole('region', { name: t('together.title') })).toBeVisible();
    await attackEach(MENU);
    await attackEach('/Cart/BEIT/T12');
    tally.print();
    expect(tally.faults()).toEqual([]);
  });
}
