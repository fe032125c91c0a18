import type { Page } from '@playwright/test';
import { expect, type Demo } from './diner.ts';
import type { Scene } from './pageStates.ts';
import { payingDiner, type Lang } from './payingDiner.ts';

/** What the states of a page are reached with. To be made before the first page is opened. */
export async function sceneOf(page: Page, demo: Demo, lang: Lang): Promise<Scene> {
  await page.addInitScript((chosen) => {
    for (const code of ['BEIT', 'NOWHERE']) localStorage.setItem(`lang_${code}`, chosen);
  }, lang);
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
    },
    lastOrder: async () => (await demo.ordersAt('T12')).at(-1)?.eOrderID ?? 0,
    report: async (result) => {
      const payment = (await demo.payments()).at(-1);
      const transactionId = payment?.transactionId ?? '';
      await demo.control({ action: 'reportPayment', transactionId, result });
    },
  };
}
