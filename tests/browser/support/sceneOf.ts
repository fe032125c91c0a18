import type { Page } from '@playwright/test';
import { expect, type Demo } from './diner.ts';
import { firstScreen } from './heldApp.ts';
import { payingDiner, type Lang } from './payingDiner.ts';

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

/** Properties of a place that decide how it is checked. */
export interface Kind {
  isPage?: boolean;
  /** An outline, which a page will replace. */
  isOutline?: boolean;
  /** Has a bar that does not scroll with the page. */
  hasBars?: boolean;
  isUnpictured?: boolean;
}

type Reach = (scene: Scene) => Promise<void>;
export type State = [name: string, reach: Reach, kind?: Kind];
/** States by name; the states of a chain follow each other on one page. */
export type Chains = Record<string, Record<string, Reach>>;

export const at =
  (path: string, words: string): Reach =>
  ({ open }) =>
    open(path, words);

const CODES = ['BEIT', 'SOUQ', 'SOUQGRILL', 'PALM', 'ROUTE', 'MATSURI', 'NOWHERE'];

/** Removes stored menus: the page would show them at once, but stores them only when it is idle. */
export function forgetMenus(): void {
  if (location.protocol === 'about:') return;
  for (const key of Object.keys(localStorage))
    if (key.startsWith('menuItems_')) localStorage.removeItem(key);
}

/** The tools to reach the states of a page. Create it before the first page opens. */
export async function sceneOf(page: Page, demo: Demo, lang: Lang): Promise<Scene> {
  await page.addInitScript(
    ([codes, chosen]) => {
      if (location.protocol === 'about:') return;
      for (const code of codes) localStorage.setItem(`lang_${code}`, chosen);
    },
    [CODES, lang] as const,
  );
  const see = (words: string) =>
    expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
  return {
    page,
    demo,
    diner: payingDiner(page, lang),
    see,
    open: async (path, words) => {
      await page.goto(path);
      await see(words);
      await expect(firstScreen(page).locator('main')).toHaveCount(0);
    },
    lastOrder: async () => (await demo.ordersAt('T12')).at(-1)?.eOrderID ?? 0,
    report: async (result) => {
      const payment = (await demo.payments()).at(-1);
      const transactionId = payment?.transactionId ?? '';
      await demo.control({ action: 'reportPayment', transactionId, result });
    },
  };
}
