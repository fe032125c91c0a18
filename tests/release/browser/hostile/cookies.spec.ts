/** Every cookie holds what it should not: a dish can be added all the same, and a customer can leave. */
import type { Page } from '@playwright/test';
import { dinerOf } from './diner.ts';
import { isChosen, options } from './options.ts';
import { tallyOf } from './tally.ts';
import { TEXTS } from './texts.ts';
import { expect, test, wordsOf } from '../../../browser/support/diner.ts';

test.use({ expectsConsoleErrors: true });
test.describe.configure({ timeout: 3_600_000 });

const STEP_MS = 20_000;
const DISH = '/Item/BEIT/1107/T12';
const HOME = '/Delivery/BEIT/Homepage';
const MENU = /\/Menu\/BEIT\/T12/;

/** In bytes: all of them have to fit into the head of a request. */
const LONGEST = 2000;
const cut = (text: string) => Buffer.from(text).subarray(0, LONGEST).toString();

/** What a cookie holds that says this: as it is, or as most libraries write it. */
const FORMS: Readonly<Record<string, (text: string) => string>> = {
  'as it is': (text) => text,
  encoded: (text) => encodeURIComponent(text.toWellFormed()),
  'in quotation marks': (text) => `"${text}"`,
};

/** Sets what the browser takes, and tells which names those are. */
function setCookies(cookies: Record<string, string>): string[] {
  return Object.entries(cookies).flatMap(([name, value]) => {
    document.cookie = `${name}=; path=/; max-age=0`;
    document.cookie = `${name}=${value}; path=/`;
    return document.cookie.includes(`${name}=`) ? [name] : [];
  });
}

/** Adds the dish, and tells whether the server took it, or the page said why it did not. */
async function isAdded(page: Page, add: string): Promise<boolean> {
  const asked = page.waitForResponse((response) => response.url().endsWith('/api/TableCart'));
  await page.getByRole('button', { name: add }).click();
  const answer = await asked.catch(() => undefined);
  if (!answer) return false;
  if (answer.ok()) {
    // What comes next leads elsewhere, which the way back to the menu must not overtake.
    await page.waitForURL(MENU);
    return true;
  }
  const refused = page.getByRole('alert').first().waitFor();
  return refused.then(
    () => true,
    () => false,
  );
}

for (const lang of options.langs) {
  const title = `hostile cookies (${lang})`;
  test(title, async ({ page, context, baseURL }) => {
    page.setDefaultTimeout(STEP_MS);
    const t = wordsOf(lang);
    const tally = tallyOf(title);
    const diner = await dinerOf(page, baseURL ?? '', lang);
    const conceptId = diner.kept.local['conceptId_BEIT'] ?? '';
    const NAMES = ['XSRF-TOKEN', `rf_Id_${conceptId}`, `token_${conceptId}`, 'of_somebody_else'];
    const own = await context.cookies();
    // The login of the demo goes on: each time its customer leaves again.
    let left: unknown;
    await page.route('**/api/Delivery/Logout/**', async (route) => {
      left = route.request().postDataJSON();
      await route.fulfill({ json: { code: 0, message: '', dataenum: null } });
    });

    for (const [hostile, text] of Object.entries(TEXTS)) {
      if (!isChosen(hostile)) continue;
      for (const [form, written] of Object.entries(FORMS)) {
        const faults: string[] = [];
        const value = cut(written(cut(text)));
        const set = await page.evaluate(
          setCookies,
          Object.fromEntries(NAMES.map((name) => [name, value])),
        );
        for (const name of set) tally.count(`${name} ${form}`, hostile);

        faults.push(...(await diner.load(DISH)).faults);
        if (!(await isAdded(page, t('item.add')))) faults.push('crash: the dish is not added');
        faults.push(...(await diner.settled()).faults);

        left = undefined;
        faults.push(...(await diner.goTo(HOME)).faults);
        await page.getByRole('button', { name: t('panel.open') }).click();
        // Whoever leaves gets the page anew.
        const anew = page.waitForEvent('load');
        await page.getByRole('button', { name: t('panel.logOut') }).click();
        await expect.poll(() => left).toBeDefined();
        await anew;
        faults.push(...(await diner.settled()).faults);
        const kept = await page.evaluate(() => localStorage.getItem('token_BEIT'));
        if (kept !== null) faults.push('crash: the login is still there');

        tally.visited(form);
        tally.told(`cookies ${form}`, hostile, faults);
        await context.clearCookies();
        await context.addCookies(own);
      }
    }
    tally.print();
    expect(tally.faults()).toEqual([]);
  });
}
