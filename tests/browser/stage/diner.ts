import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { ControlAction } from '../../../src/demo/control/actions.ts';

export { expect };

type Strings = Record<string, string>;

function stringsOf(lang: 'EN' | 'AR'): Strings {
  const file = new URL(`../../../public/assets/i18n/${lang}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Strings;
}

/** What the app says, word for word, so that a journey reads the same in both languages. */
export function wordsOf(lang: 'EN' | 'AR') {
  const strings = stringsOf(lang);
  return (key: string, values: Record<string, string | number> = {}): string => {
    const text = strings[key];
    if (text === undefined) throw new Error(`There is no string ${key}.`);
    return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}

export interface DemoOrder {
  eOrderID: number;
  code: string;
  orderType: string;
  tableCode: string;
  orderStatus: number;
  paymentStatus: number;
  payable: number;
}

export interface DemoPayment {
  transactionId: string;
  eOrderID: number;
  paymentStatus: number;
}

export interface Demo {
  control: (action: ControlAction) => Promise<void>;
  /** The orders that the server has for a table. */
  ordersAt: (tableCode: string) => Promise<DemoOrder[]>;
  /** The login code that was sent last. */
  lastCode: () => Promise<string>;
  /** Every payment that was started, in order. */
  payments: () => Promise<DemoPayment[]>;
}

/** Where a long journey is hardest: the narrowest screen, in the dark. */
export const SMALLEST_PHONE = {
  viewport: { width: 320, height: 690 },
  colorScheme: 'dark',
} as const;

interface Fixtures {
  demo: Demo;
  /** The same build in front of another copy of the demo. */
  proxyUrl: string;
  /** Set where a test spoils calls, which the browser itself reports in the console. */
  expectsConsoleErrors: boolean;
  /** The venue's popups come over the page, which in other tests would only stand in the way. */
  seesPopups: boolean;
}

/**
 * A diner in a demo world of their own. A fault of the page, a breach of the security policy or an
 * unexpected error in the console fails the test.
 */
export const test = base.extend<Fixtures>({
  proxyUrl: ['', { option: true }],
  expectsConsoleErrors: [false, { option: true }],
  seesPopups: [false, { option: true }],
  page: async ({ page, context, baseURL, expectsConsoleErrors, seesPopups }, provide) => {
    await context.addCookies([{ name: 'world', value: randomUUID(), url: baseURL ?? '' }]);
    if (!seesPopups) await page.request.post('/demo/control', { data: { action: 'popupsOff' } });
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !expectsConsoleErrors) troubles.push(message.text());
    });
    await provide(page);
    // What a context that goes on to the next test would keep.
    await context.setOffline(false);
    await context.clearPermissions();
    await context.setGeolocation(null);
    expect(troubles).toEqual([]);
  },
  demo: async ({ page }, provide) => {
    await provide({
      control: async (action) => {
        const answer = await page.request.post('/demo/control', { data: action, maxRetries: 2 });
        expect(answer.ok(), await answer.text()).toBe(true);
      },
      ordersAt: async (tableCode) => {
        const answer = await page.request.get('/demo/state', { maxRetries: 2 });
        const { orders } = (await answer.json()) as { orders: DemoOrder[] };
        return orders.filter((order) => order.tableCode === tableCode);
      },
      lastCode: async () => {
        const answer = await page.request.get('/demo/state', { maxRetries: 2 });
        const { inbox } = (await answer.json()) as { inbox: { code: string }[] };
        return inbox[0]?.code ?? '';
      },
      payments: async () => {
        const answer = await page.request.get('/demo/state', { maxRetries: 2 });
        return ((await answer.json()) as { payments: DemoPayment[] }).payments;
      },
    });
  },
});

const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** No violation that a machine can find, on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // Put in once a page: reading the script takes as long as the looking.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    const looker = (window as unknown as { axe: typeof axe }).axe;
    // Only what is wrong is written down: the rest would take longer still.
    const found = await looker.run(document, { resultTypes: ['violations'] });
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
    );
  });
  expect(violations).toEqual([]);
}
