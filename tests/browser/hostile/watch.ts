/** Judges a page that is under attack. */
import type { Page } from '@playwright/test';

/** Files and calls that are not there: pictures of invented names, refusals of the server. */
const EXPECTED = /^Failed to load resource/;

export interface Watch {
  /** What the page has done since it was asked last, and how it is now. */
  faults: (asked: { isShown: boolean; words: string; known?: ReadonlySet<string> }) => Promise<string[]>;
  /** The amounts that stand on the page. */
  amounts: () => Promise<string[]>;
  /** Nothing is under way any more. */
  settle: () => Promise<void>;
}

function listenForReports(): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`policy: ${violatedDirective} ${blockedURI}`);
  });
}

function look() {
  const amounts = [...document.querySelectorAll('bdi[dir="ltr"]')]
    .filter((each) => (each.parentElement?.querySelectorAll(':scope > bdi').length ?? 0) === 2)
    .map((each) => each.textContent);
  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    isHit: 'hit' in window || Object.keys(window).some((name) => name === 'evil'),
    isPolluted: 'isDiscounted' in {} || '$$typeof' in {},
    headings: document.querySelectorAll('h1').length,
    text: document.body.innerText.slice(0, 20_000),
    overflow: scrollWidth - clientWidth,
    amounts: [...new Set(amounts)],
  };
}

const QUIET_MS = 150;
const LONGEST_MS = 15_000;

export async function watchOver(page: Page, baseURL: string): Promise<Watch> {
  let seen: string[] = [];
  let underWay = 0;
  let lastAt = Date.now();
  const moved = (by: number) => () => {
    underWay += by;
    lastAt = Date.now();
  };
  await page.addInitScript(listenForReports);
  page.on('request', moved(1));
  page.on('requestfinished', moved(-1));
  page.on('requestfailed', moved(-1));
  page.on('request', (request) => {
    const address = request.url();
    if (!address.startsWith(`${baseURL}/`) && !/^(?:data|blob|about):/.test(address)) seen.push(`off-site: ${address}`);
  });
  page.on('dialog', (dialog) => {
    seen.push(`executed: a dialog says ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => seen.push(`crash: ${(error.stack ?? error.message).slice(0, 600)}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' || EXPECTED.test(message.text())) return;
    const text = message.text().slice(0, 600);
    seen.push(/policy/i.test(text) ? `policy: ${text}` : `console: ${text}`);
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && !frame.url().startsWith(`${baseURL}/`)) seen.push(`off-site: went to ${frame.url()}`);
  });

  return {
    amounts: async () => (await page.evaluate(look)).amounts,
    settle: async () => {
      const beganAt = Date.now();
      lastAt = beganAt;
      for (;;) {
        const now = Date.now();
        if (underWay <= 0 && now - lastAt >= QUIET_MS && (await page.locator('h1').count()) > 0) break;
        if (now - beganAt > LONGEST_MS) {
          seen.push(`slow: ${underWay} requests are under way after ${LONGEST_MS} ms`);
          underWay = 0;
          break;
        }
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      const tookMs = Date.now() - beganAt;
      if (tookMs > LONGEST_MS) seen.push(`slow: ${tookMs} ms`);
    },
    faults: async ({ isShown, words, known }) => {
      const now = await page.evaluate(look);
      const faults = [...new Set(seen)];
      seen = [];
      if (now.isHit) faults.push('executed: a script ran');
      if (now.isPolluted) faults.push('executed: every object has been changed');
      if (now.headings !== 1) faults.push(`crash: ${now.headings} headings of level 1`);
      if (now.overflow > 0) faults.push(`overflow: ${now.overflow} px`);
      if (isShown && now.text.includes(words)) faults.push('crash: only an error is shown');
      const changed = known ? now.amounts.filter((amount) => !known.has(amount)) : [];
      if (changed.length > 0) faults.push(`totals: ${changed.slice(0, 5).join(' ')}`);
      return faults;
    },
  };
}
