/**
 * Every state of a page that one can come to by an address or a few taps, looked at once: on the
 * narrowest phone in Arabic, one chain in the dark and the next in the light. States that follow each
 * other share a page.
 */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, SMALLEST_PHONE, test } from '../stage/diner.ts';
import { CHAINS, type Scene } from '../stage/pageStates.ts';
import { payingDiner } from '../stage/payingDiner.ts';

/** Nothing that a machine can find, and nothing past the edge. */
async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${page.url()} at 320 px`).toBe(0);
}

test.use({ expectsConsoleErrors: true, ...SMALLEST_PHONE });

for (const [index, [title, states]] of Object.entries(CHAINS).entries()) {
  const colorScheme = index % 2 === 0 ? 'dark' : 'light';
  test(`${title}: ${states.length} states (${colorScheme})`, async ({ page, demo }) => {
    await page.emulateMedia({ colorScheme });
    test.slow();
    await page.addInitScript(() => {
      for (const code of ['BEIT', 'NOWHERE']) localStorage.setItem(`lang_${code}`, 'AR');
    });
    const see = (words: string) =>
      expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
    const scene: Scene = {
      page,
      demo,
      diner: payingDiner(page, 'AR'),
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
    for (const [name, reach] of states) {
      await test.step(name, async () => {
        await reach(scene);
        await expectSound(page);
      });
    }
  });
}
