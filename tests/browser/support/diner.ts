import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { ControlAction } from '../../../src/demo/control/actions.ts';
import type { DemoState } from '../../../src/demo/control/state.ts';
import { demoState, tellDemo } from './demoServer.ts';

export { expect };

type Strings = Record<string, string>;

function stringsOf(lang: 'EN' | 'AR'): Strings {
  const file = new URL(`../../../public/assets/i18n/${lang}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Strings;
}

/** The app's own strings, so that one journey works in both languages. */
export function wordsOf(lang: 'EN' | 'AR') {
  const strings = stringsOf(lang);
  return (key: string, values: Record<string, string | number> = {}): string => {
    const text = strings[key];
    if (text === undefined) throw new Error(`There is no string ${key}.`);
    return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}

export type DemoOrder = DemoState['orders'][number];

export interface Demo {
  control: (action: ControlAction) => Promise<void>;
  ordersAt: (tableCode: string) => Promise<DemoOrder[]>;
  /** The login code that was sent last. */
  lastCode: () => Promise<string>;
  /** Every payment that was started, in order. */
  payments: () => Promise<DemoState['payments']>;
}

/** The narrowest supported screen, in dark mode. */
export const SMALLEST_PHONE = {
  viewport: { width: 320, height: 690 },
  colorScheme: 'dark',
} as const;

interface Fixtures {
  demo: Demo;
  /** Sets the phone's font size in pixels; 16 is usual. A shared page would keep it. */
  setFontSize: (standard: number) => Promise<void>;
  /** The same build behind a host that proxies calls to the first host's demo. */
  proxyUrl: string;
  /** For tests that make calls fail: the browser writes each failed request to the console. */
  expectsConsoleErrors: boolean;
  /** Keeps the demo's popups, which would cover the page in all other tests. */
  seesPopups: boolean;
}

/**
 * A call sent before the server's cookie arrived is refused, gets the cookie, and is sent again
 * (`api/antiForgery`).
 */
const REFUSED_ONCE = /\b400 .*\/checkOperationHourForTable$/;

/** Error of an earlier test's clock (`page.clock`), which Playwright removes only in part. */
const CLOCK_OF_BEFORE = /reading 'controller'\)\s+at <anonymous>/;

/**
 * Each test has its own data in the demo (cookie `world`). An uncaught error, a breach of the security
 * policy or any other error in the console fails it.
 */
export const test = base.extend<Fixtures>({
  proxyUrl: ['', { option: true }],
  expectsConsoleErrors: [false, { option: true }],
  seesPopups: [false, { option: true }],
  page: async ({ page, context, baseURL, expectsConsoleErrors, seesPopups }, provide) => {
    await context.addCookies([{ name: 'world', value: randomUUID(), url: baseURL ?? '' }]);
    if (!seesPopups) await tellDemo(page, { action: 'popupsOff' });
    const troubles: string[] = [];
    page.on('pageerror', ({ stack, message }) => {
      if (!CLOCK_OF_BEFORE.test(stack ?? '')) troubles.push(stack ?? message);
    });
    page.on('console', (message) => {
      if (message.type() !== 'error' || expectsConsoleErrors) return;
      const trouble = `${message.text()} ${message.location().url}`;
      if (!REFUSED_ONCE.test(trouble)) troubles.push(trouble);
    });
    await provide(page);
    // A request held back by a test must not end after the test.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    // A shared context would carry these over to the next test.
    await context.setOffline(false);
    await context.clearPermissions();
    await context.setGeolocation(null);
    expect(troubles).toEqual([]);
  },
  setFontSize: async ({ page }, provide) => {
    const session = await page.context().newCDPSession(page);
    const set = async (standard: number) => {
      await session.send('Page.setFontSizes', { fontSizes: { standard } });
    };
    await provide(set);
    await set(16);
  },
  demo: async ({ page }, provide) => {
    await provide({
      control: (action) => tellDemo(page, action),
      ordersAt: async (tableCode) => {
        const { orders } = await demoState(page);
        return orders.filter((order) => order.tableCode === tableCode);
      },
      lastCode: async () => {
        const { inbox } = await demoState(page);
        return inbox[0]?.code ?? '';
      },
      payments: async () => (await demoState(page)).payments,
    });
  },
});

/** Waits until the app has replaced the first screen and has drawn all dishes. */
export async function menuIsWhole(page: Page): Promise<void> {
  await expect(page.locator('#root:not(.waits) article').first()).toBeVisible();
  await expect(page.locator('[data-menu-section]:not(:has(article))')).toHaveCount(0);
}

const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The violations that axe finds on the current page, by all rules or by the named ones. */
export async function violationsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Load it once per page: parsing axe takes as long as running it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (named) => {
    const looker = (window as unknown as { axe: typeof axe }).axe;
    const found = await looker.run(document, {
      // By default axe also lists what passes, which takes longer.
      resultTypes: ['violations'],
      ...(named && { runOnly: { type: 'rule', values: [...named] } }),
    });
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
    );
  }, rules);
}

/** Expects that axe finds no violation on the current page. */
export async function expectAccessible(page: Page): Promise<void> {
  // Every loaded page has an h1; its outline has none.
  await expect(page.locator('h1').first()).toBeAttached();
  expect(await violationsOf(page)).toEqual([]);
}
