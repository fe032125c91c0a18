import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../../src/contract/languages.ts';
import { expect, menuIsWhole, test, wordsOf } from '../support/diner.ts';
import { codeOf, isLongerLater, PAGES } from '../support/firstScreens.ts';
import { placeOf } from '../support/jumps.ts';
import { shiftOf, watchShifts } from '../support/slowPhone.ts';

declare global {
  interface Window {
    letAppGo: () => Promise<void>;
  }
}

/**
 * Holds the app back, so that these pages show only the first screen. Returns a function that
 * starts it. Holding back its files would not work: the browser may have them in memory.
 */
async function holdApp(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    if (!/^\/(?:Menu|Emenu|Rooms|Merge|RateByLink|Delivery|Item)\//.test(location.pathname)) return;
    Object.defineProperty(HTMLLinkElement.prototype, 'href', {
      get(this: HTMLLinkElement) {
        if (this.hasAttribute('data-app')) return undefined;
        return new URL(this.getAttribute('href') ?? '', location.href).href;
      },
      set(this: HTMLLinkElement, href: string) {
        this.setAttribute('href', href);
      },
    });
    window.letAppGo = async () => {
      await import(document.querySelector('link[data-app]')?.getAttribute('href') ?? '');
    };
  });
  return () => page.evaluate(() => window.letAppGo());
}

const firstScreen = (page: Page) => page.locator('#first-screen:not(.skeleton)');
const app = (page: Page) => page.locator('#root:not(.waits) main');

interface Drawn {
  /** Keyed by the positions of the element and its ancestors among their siblings. */
  [path: string]: {
    tag: string;
    attributes: Record<string, string>;
    text: string;
    box: number[];
    size: number;
  };
}

/** Every element of header and page, with its markup and position. */
function drawnIn(page: Page, box: string): Promise<Drawn> {
  return page.evaluate(async (selector) => {
    // Sections have their real heights one frame after they are shown.
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
    // The placeholder of a picture is removed once the picture has loaded.
    const PLATE = 'svg[viewBox="0 0 96 64"]';
    const drawn: Drawn = {};
    const ids = new Map<string, string>();
    const idOf = (id: string) => {
      // Generated ids may differ: compare only what they connect.
      if (/^(?:category-)/.test(id)) return id;
      if (!ids.has(id)) ids.set(id, `id-${ids.size}`);
      return ids.get(id) ?? '';
    };
    const inOrder = (attributes: NamedNodeMap) =>
      [...attributes].toSorted((a, b) => a.name.localeCompare(b.name));
    const visit = (element: Element, path: string) => {
      const attributes = Object.fromEntries(
        inOrder(element.attributes).map(({ name, value }) => [
          name,
          /^(?:id|for|name|aria-(?:labelled|described)by)$/.test(name) ? idOf(value) : value,
        ]),
      );
      const text = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent)
        .join('');
      const { x, y, width, height } = element.getBoundingClientRect();
      drawn[path] = {
        tag: element.tagName,
        attributes,
        text,
        box: [x, y, width, height].map(Math.round),
        size: [...element.querySelectorAll('*')].filter((each) => !each.closest(PLATE)).length,
      };
      [...element.children]
        .filter((child) => !child.matches(PLATE))
        .forEach((child, index) => visit(child, `${path}/${index}`));
    };
    const page = document.querySelector(selector);
    for (const part of ['header', 'main']) {
      const element = page?.querySelector(part);
      if (element) visit(element, part);
    }
    return drawn;
  }, box);
}

for (const [lang, colorScheme] of [
  ['EN', 'light'],
  ['AR', 'dark'],
] as const)
  test.describe(`${lang}, ${colorScheme}`, () => {
    test.use({ colorScheme });
    for (const { path, elements, set, diner, stored = {} } of PAGES) {
      const name = `the first screen at ${path}${diner ? `, for a diner ${diner},` : ''}`;
      test(`${name} matches the app's drawing`, async ({ page, demo }) => {
        if (set) await demo.control(set);
        const kept = Object.entries({ ...stored, [`lang_${codeOf(path)}`]: lang }).map(
          ([key, value]) =>
            [key, typeof value === 'string' ? value : JSON.stringify(value)] as const,
        );
        await page.addInitScript((entries) => {
          for (const [key, value] of entries) localStorage.setItem(key, value);
        }, kept);
        await watchShifts(page);
        const letGo = await holdApp(page);
        // The cart loads later and changes the name of its button.
        await page.route(/api\/TableCart\/(?:GetCartCount|EN|AR)\//, () => undefined);
        await page.goto(path);
        await expect(firstScreen(page).locator('main')).toBeVisible();
        await page.waitForFunction(() => {
          const logo = document.querySelector<HTMLImageElement>('#first-screen header img');
          return logo === null || logo.complete;
        });
        const before = await drawnIn(page, '#first-screen');
        await letGo();
        await expect(app(page)).toBeVisible();
        await expect(firstScreen(page)).toHaveCount(0);
        const after = await drawnIn(page, '#root');
        const paths = Object.keys(before);
        expect(paths.length).toBeGreaterThan(elements);
        for (const each of paths) {
          const isLonger = isLongerLater(path) && after[each]?.size !== before[each]?.size;
          const asItIs = (drawn: Drawn) => {
            const element = drawn[each];
            if (!element || !isLonger) return element;
            // The estimated height of a section depends on the number of its dishes.
            const attributes = { ...element.attributes, style: '' };
            return { ...element, attributes, box: element.box.slice(0, 3), size: 0 };
          };
          expect({ [each]: asItIs(after) }).toEqual({ [each]: asItIs(before) });
        }
        // The venue's link to its rating form appears in the header only when the page is idle.
        await page.waitForTimeout(3000);
        expect(await shiftOf(page)).toBeLessThan(0.001);
      });
    }
  });

test.describe('before the app starts', () => {
  const t = wordsOf('EN');

  test('a tap on Add answers at once and counts once', async ({ page }) => {
    const letGo = await holdApp(page);
    await page.goto('/Menu/BEIT/T12');
    const card = page
      .locator('article:has(output), article')
      .filter({ has: page.getByRole('button') });
    const name = await card.first().getByRole('link').textContent();
    await card.first().getByRole('button').tap();
    await expect(card.first().locator('output')).toContainText('1');
    await card
      .first()
      .getByRole('button', { name: t('stepper.more', { name: name ?? '' }) })
      .tap();
    await expect(card.first().locator('output')).toContainText('2');
    await letGo();
    await expect(page.getByRole('button', { name: t('header.cart', { n: 2 }) })).toBeVisible();
    await page.goto('/Cart/BEIT/T12');
    await expect(page.getByRole('main').locator('output')).toHaveCount(1);
    await expect(page.getByRole('main').locator('output')).toContainText('2');
  });

  test('a tap on the welcome page’s link to a category leads there', async ({ page }) => {
    const href = '/Menu/BEIT/T12?categoryId=1005';
    const letGo = await holdApp(page);
    await page.goto('/Emenu/BEIT/T12');
    await page.locator(`a[href="${href}"]:visible`).first().tap();
    await letGo();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('link', { name: t('home.toMenu') }).last()).toBeVisible();
  });

  test('a tap on the language of a menu is not lost', async ({ page }) => {
    const letGo = await holdApp(page);
    await page.goto('/Menu/BEIT/T12');
    await page.getByRole('button', { name: LANGUAGES.AR.ownName }).tap();
    await letGo();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });

  test('what was chosen in a form is not lost', async ({ page }) => {
    const letGo = await holdApp(page);
    await page.goto('/RateByLink/BEIT/162');
    const stars = page.getByRole('radio', { name: t('rating.step', { n: 4, of: 5 }) });
    const no = page.getByRole('radio', { name: t('rating.no') });
    await stars.tap();
    await no.tap();
    await letGo();
    await expect(app(page)).toBeVisible();
    await expect(stars).toBeChecked();
    await expect(no).toBeChecked();
    // The app asks on.
    await expect(page.getByRole('textbox')).toBeVisible();
  });

  test('the area that was chosen is not lost', async ({ page }) => {
    const letGo = await holdApp(page);
    await page.goto('/Delivery/BEIT');
    const area = page.getByLabel(t('serving.area'));
    await expect(area).toBeVisible();
    const [, second] = await area.locator('option:not([disabled])').allTextContents();
    await area.selectOption({ label: second ?? '' });
    await letGo();
    await expect(app(page)).toBeVisible();
    await expect(area.locator('option:checked')).toHaveText(second ?? '');
    // The venue's terms for it.
    await expect(page.getByRole('status').first()).not.toBeEmpty();
  });

  test('a dish is added at the price that was shown', async ({ page }) => {
    const letGo = await holdApp(page);
    await page.goto('/Item/BEIT/1107/T12');
    const add = page.getByRole('button', { name: t('item.add') });
    const shown = await add.textContent();
    await add.tap();
    await letGo();
    await expect(page).toHaveURL(/\/Menu\/BEIT\/T12/);
    await expect(page.getByRole('button', { name: t('header.cart', { n: 1 }) })).toBeVisible();
    await page.goto('/Cart/BEIT/T12');
    const price = /[\d.]+/.exec(shown ?? '')?.[0] ?? '';
    await expect(page.getByRole('main').getByText(price).first()).toBeVisible();
  });

  test('a dish is not added at a price that its choices have changed', async ({ page }) => {
    const letGo = await holdApp(page);
    await page.goto('/Item/BEIT/1101/T12');
    const add = page.getByRole('button', { name: t('item.add') });
    const shown = (await add.textContent()) ?? '';
    await page.locator('label', { hasText: '0.150' }).first().tap();
    await add.tap();
    await letGo();
    await expect(app(page)).toBeVisible();
    await expect(add).not.toHaveText(shown);
    await expect(page).toHaveURL('/Item/BEIT/1101/T12');
  });

  test('the number of a log-in is not lost, and Enter sends it once', async ({ page }) => {
    const letGo = await holdApp(page);
    await page.goto('/Delivery/BEIT/Verification');
    const number = page.getByLabel(t('contact.phone'));
    await number.fill('51234567');
    await number.press('Enter');
    await letGo();
    await expect(page).toHaveURL(/\/Delivery\/BEIT\/Validation\/sms/);
  });

  test('a visitor who adds a dish is asked to log in', async ({ page }) => {
    const letGo = await holdApp(page);
    await page.goto('/Delivery/BEIT/Menu');
    await page.getByRole('article').getByRole('button').first().tap();
    await letGo();
    await expect(page.getByRole('button', { name: t('loginDialog.proceed') })).toBeVisible();
  });

  test.describe('without a wish for less motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });
    for (const path of ['/Menu/BEIT/T12', '/Emenu/BEIT/T12'])
      test(`nothing at ${path} moves when the app takes over`, async ({ page }) => {
        const letGo = await holdApp(page);
        await page.goto(path);
        await expect(firstScreen(page).locator('main')).toBeVisible();
        const moving = page.evaluate(
          () =>
            new Promise<string[]>((resolve) => {
              new MutationObserver(() => {
                if (document.getElementById('first-screen')) return;
                const targets = document
                  .getAnimations()
                  .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null));
                resolve(
                  targets.map((target) => target?.outerHTML ?? '').filter((html) => html !== ''),
                );
              }).observe(document.body, { childList: true });
            }),
        );
        await letGo();
        await expect(app(page)).toBeVisible();
        expect(await moving).toEqual([]);
      });
  });

  test('the keyboard does not reach the app behind the drawn page', async ({ page }) => {
    await page.addInitScript(() => {
      const whenDrawn = new MutationObserver(() => {
        const link = document.querySelector<HTMLAnchorElement>('#root.waits a');
        if (!link) return;
        whenDrawn.disconnect();
        link.focus();
        document.documentElement.dataset['reached'] = String(document.activeElement === link);
      });
      whenDrawn.observe(document, { childList: true, subtree: true });
    });
    await page.goto('/Emenu/BEIT/T12');
    await expect(page.locator('html')).toHaveAttribute('data-reached', 'false');
  });

  test('the scroll position stays', async ({ page }) => {
    const letGo = await holdApp(page);
    await page.goto('/Menu/BEIT/T12');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.evaluate(() => scrollTo(0, 600));
    await letGo();
    await expect(app(page)).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(600);
    // Sections get their real heights later; the page must not scroll until then.
    await menuIsWhole(page);
    await expect
      .poll(async () => {
        const { tab, section } = await placeOf(page);
        return tab === section;
      })
      .toBe(true);
  });
});
