/**
 * A whole order as a screen reader reads it: the content of each page in reading order, what is
 * announced, and where the focus is. The script is in `tests/browser/spoken`: a review shows each
 * change. `ACCEPT=yes npm test -- browser` writes it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { expect, menuIsWhole, test, wordsOf, type Demo } from '../support/diner.ts';
import { inTheEvening } from '../support/evening.ts';
import type { Lang } from '../support/payingDiner.ts';
import { LANGS } from '../support/pictureNames.ts';
import { AT_TABLE, YOGHURT } from '../support/placingScene.ts';

/** The page of the whole menu is long, and repeats the same for each dish. */
const MOST_LINES = 60;
const GRILL = '/Item/BEIT/1301/T12';
const KAFTA = '/Item/BEIT/1303/T12';
const GARLIC_SAUCE = { EN: 'Garlic sauce', AR: 'صلصة ثوم' };

/** Collects what live regions announce. */
function listen(): void {
  const said: string[] = [];
  Object.assign(window, { said });
  const LIVE =
    '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], output';
  const wordsIn = (region: Element) => {
    const copy = region.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  };
  const start = () =>
    new MutationObserver((changes) => {
      const regions = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(LIVE);
        const isWhole = region?.getAttribute('aria-atomic') !== 'false';
        if (region && isWhole) regions.add(region);
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          if (!isWhole) regions.add(node);
          // Of regions inserted with their text, screen readers read only alerts.
          for (const alert of [node, ...node.querySelectorAll('*')]) {
            if (alert.getAttribute('role') === 'alert') regions.add(alert);
          }
        }
      }
      for (const region of regions) {
        const words = region.isConnected ? wordsIn(region) : '';
        if (words !== '') said.push(words);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  start();
}

/** Replaces what differs each time: the hour and durations. */
function always(text: string): string {
  return text
    .replaceAll(/\d{1,2}:\d{2}/g, '0:00')
    .replaceAll(/\b(?:AM|PM)\b/g, 'AM')
    .replaceAll(/0:00\s[صم](?!\p{L})/gu, '0:00 ص');
}

/** The accessibility tree without addresses and without the punctuation of its notation. */
function spokenLines(snapshot: string): string[] {
  const lines = snapshot
    .split('\n')
    .filter((line) => !/^\s*- \/\w+:/.test(line))
    .map((line) =>
      always(
        line
          .replace(/^(\s*)- /, '$1')
          .replace(/:$/, '')
          .replaceAll(/^(\s*)'|'$/g, '$1'),
      ),
    );
  const more = lines.length - MOST_LINES;
  return more > 0 ? [...lines.slice(0, MOST_LINES), '(and more of the same)'] : lines;
}

/** Writes down what is read, in chapters. Call it before the first page opens. */
async function tellerOn(page: Page, demo: Demo, lang: Lang) {
  const script: string[] = [];
  // In the morning a menu offers other dishes.
  await inTheEvening(page, demo);
  await page.addInitScript((chosen) => localStorage.setItem('lang_BEIT', chosen), lang);
  await page.addInitScript(listen);

  const tellSaid = async () => {
    // Announcements must be complete before they are written down.
    let before = -1;
    await expect
      .poll(
        async () => {
          const last = before;
          before = await page.evaluate(() => (window as unknown as Said).said.length);
          return before === last;
        },
        { intervals: [400] },
      )
      .toBe(true);
    const said = await page.evaluate(() => (window as unknown as Said).said.splice(0));
    for (const words of said) script.push(`Says: ${always(words)}`);
  };
  const tellFocus = async () => script.push(`Focus: ${await focusOf(page)}`);
  const tellPart = async (part: Locator) => script.push(...spokenLines(await part.ariaSnapshot()));
  const tellPage = async () => {
    script.push(`Title: ${await page.title()}`);
    await tellFocus();
    await tellSaid();
    await tellPart(page.getByRole('main'));
  };
  const chapter = (title: string) => script.push('', `## ${title}`);
  const told = () => `${script.join('\n').trim()}\n`;
  return { chapter, tellFocus, tellSaid, tellPart, tellPage, told };
}

for (const lang of LANGS) {
  const t = wordsOf(lang);

  test(
    `a whole order as a screen reader reads it (${lang})`,
    { tag: lang === 'AR' ? '@release' : [] },
    async ({ page, demo }) => {
      const { chapter, tellFocus, tellSaid, tellPage, told } = await tellerOn(page, demo, lang);

      chapter('The table');
      await page.goto('/Emenu/BEIT/T12');
      await expect(page.getByRole('link', { name: t('home.toMenu') })).toBeVisible();
      await tellPage();

      chapter('The menu');
      await page.getByRole('link', { name: t('home.toMenu') }).click();
      await menuIsWhole(page);
      await tellPage();

      chapter('A dish that needs a choice');
      await page.goto(GRILL);
      const add = page.getByRole('button', { name: t('item.add') });
      await expect(add).toBeVisible();
      await tellPage();

      chapter('Added without the choice');
      await add.click();
      await tellFocus();
      await tellSaid();

      chapter('Added with the choice');
      await page.getByRole('radio').first().check();
      await add.click();
      await menuIsWhole(page);
      await tellFocus();
      await tellSaid();

      chapter('A plain dish by one tap');
      await page.getByRole('button', { name: t('menu.add', { name: YOGHURT[lang] }) }).click();
      await expect(
        page.getByRole('button', { name: t('stepper.more', { name: YOGHURT[lang] }) }),
      ).toBeFocused();
      await tellFocus();
      await tellSaid();

      chapter('The cart');
      await page.getByRole('link', { name: t('cart.view') }).click();
      await expect(page.getByText(t('totals.payable')).first()).toBeVisible();
      await tellPage();

      chapter('A dish removed and brought back');
      await page.getByRole('button', { name: t('cart.remove', { name: YOGHURT[lang] }) }).click();
      await expect(page.getByRole('button', { name: t('cart.undo') })).toBeVisible();
      await tellFocus();
      await tellSaid();
      await page.getByRole('button', { name: t('cart.undo') }).click();
      await expect(
        page.getByText(t('cart.restored', { name: YOGHURT[lang] })).first(),
      ).toBeAttached();
      await tellFocus();
      await tellSaid();

      chapter('The payment');
      await page.getByRole('link', { name: t('cart.toPayment') }).click();
      await expect(page.getByRole('button', { name: t('payment.place') })).toBeVisible();
      await tellPage();

      chapter('The order');
      await page.getByRole('radio', { name: AT_TABLE[lang] }).check();
      await page.getByRole('button', { name: t('payment.place') }).click();
      await expect(page.getByText(t('order.number'))).toBeVisible();
      await tellPage();

      chapter('The order is ready');
      const thanks = await page.getByRole('heading', { level: 1 }).innerText();
      const [order] = await demo.ordersAt('T12');
      await demo.control({ action: 'advanceOrder', eOrderID: order?.eOrderID ?? 0, to: 6 });
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(thanks);
      await tellSaid();

      expectKept(lang, told());
    },
  );

  test(
    `what a diner avoids, as a screen reader reads it (${lang})`,
    { tag: lang === 'EN' ? '@release' : [] },
    async ({ page, demo }) => {
      const { chapter, tellFocus, tellSaid, tellPart, told } = await tellerOn(page, demo, lang);
      const avoid = (profile: object) =>
        page.evaluate((kept) => localStorage.setItem('preferences', kept), JSON.stringify(profile));
      const names = t('allergen.nuts');

      chapter('The menu of a diner who avoids nuts');
      await page.goto('/Menu/BEIT/T12');
      await avoid({ allergens: ['nuts'] });
      await page.reload();
      await menuIsWhole(page);
      await tellPart(page.getByRole('button', { name: t('allergy.chip', { names }) }));
      for (const sentence of ['contains', 'mayContain', 'free', 'notSaid'] as const) {
        chapter(`A card: ${sentence}`);
        const said = page.getByText(t(`allergyLine.${sentence}`, { names }), { exact: true });
        await tellPart(page.getByRole('article').filter({ has: said }).first());
      }

      chapter('The menu without what contains nuts');
      await avoid({ allergens: ['nuts'], hidesDishes: true });
      await page.reload();
      await menuIsWhole(page);
      await tellPart(page.getByRole('status').filter({ hasText: t('allergy.showHidden') }));

      chapter('A dish with a sauce in which there is egg');
      await avoid({ allergens: ['egg'], words: ['garlic'], tellsKitchen: true });
      await page.goto(KAFTA);
      const add = page.getByRole('button', { name: t('item.add') });
      await expect(add).toBeVisible();
      await tellSaid();
      const sauce = page.getByRole('checkbox', { name: GARLIC_SAUCE[lang] });
      await tellPart(add);

      chapter('Without the sauce');
      await sauce.uncheck();
      await tellFocus();
      await tellSaid();
      await tellPart(add);

      chapter('With the sauce again');
      await sauce.check();
      await tellFocus();
      await tellSaid();

      chapter('Its line in the cart');
      await add.click();
      await menuIsWhole(page);
      await page.goto('/Cart/BEIT/T12');
      const line = page.getByRole('listitem').filter({ hasText: GARLIC_SAUCE[lang] });
      await tellPart(line.first());

      chapter('What the kitchen reads');
      await page.goto('/Payment/BEIT/T12');
      const read = page.getByRole('group', { name: t('allergy.kitchenReads') });
      // The words of the other language load later.
      for (const each of LANGS) await expect(read).toContainText(wordsOf(each)('allergen.egg'));
      await tellPart(read);
      expectKept(`allergies-${lang}`, told());
    },
  );
}

interface Said {
  said: string[];
}

async function focusOf(page: Page): Promise<string> {
  const focused = page.locator(':focus');
  if ((await focused.count()) === 0) return 'nothing';
  const [first = ''] = (await focused.ariaSnapshot()).split('\n');
  const described = await focused.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim(),
  );
  const name = first.replace(/^- /, '').replace(/:$/, '').replaceAll("'", '');
  return always(described === '' ? name : `${name}: ${described}`);
}

function expectKept(name: string, script: string): void {
  const file = fileURLToPath(new URL(`../spoken/${name}.txt`, import.meta.url));
  if (process.env['ACCEPT']) writeFileSync(file, script);
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
  expect(script, `${file} tells another order`).toBe(kept);
}
