/** Judges a page under attack. */
import type { Page, Request } from '@playwright/test';
import { wordsOf } from '../../../browser/support/diner.ts';
import type { Lang } from './options.ts';

/** Expected failures: pictures with invented names, and refusals of the server. */
const EXPECTED = /^Failed to load resource/;
/** The browser reports an address that is too long for a request as an empty one. */
const OWN_SCHEMES = /^(?:$|(?:data|blob|about):)/;

export interface Look {
  faults: string[];
  /** The amounts shown on the page. */
  amounts: readonly string[];
}

/** Stores a promise for the frame after the next tap. */
function awaitTap(): void {
  const drawn = new Promise<void>((resolve) => {
    const draw = () => requestAnimationFrame(() => resolve());
    addEventListener('touchstart', draw, { once: true, capture: true });
  });
  Object.assign(window, { drawn });
}

/** A place without a button. */
const CORNER = 1;

function listenForReports(): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`policy: ${violatedDirective} ${blockedURI}`);
  });
}

function stateOf(errorTitle: string) {
  const amounts = [...document.querySelectorAll('bdi[dir="ltr"]')]
    .filter((each) => each.parentElement?.querySelectorAll(':scope > bdi').length === 2)
    .map((each) => each.textContent);
  const { scrollWidth, clientWidth } = document.documentElement;
  const widest = () => {
    const inPage = [...document.querySelectorAll('body *')];
    const outermost = inPage.find(
      (each) =>
        each.scrollWidth > clientWidth &&
        getComputedStyle(each).overflowX === 'visible' &&
        ![...each.children].some((child) => child.scrollWidth > clientWidth),
    );
    return outermost?.outerHTML.slice(0, 100) ?? '';
  };
  return {
    isHit: 'hit' in window,
    isPolluted: 'isDiscounted' in {} || '$$typeof' in {},
    headings: document.querySelectorAll('h1').length,
    isErrorAlone: [...document.querySelectorAll('h1, h2')].some(
      (each) => each.textContent === errorTitle,
    ),
    overflow: scrollWidth - clientWidth,
    widest: scrollWidth > clientWidth ? widest() : '',
    amounts,
  };
}

/** The digits of an amount are display only, so they are normalised. */
function inLatinDigits(amount: string): string {
  return amount
    .replaceAll(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');
}

const QUIET_MS = 120;
/** Ten thousand requests take a browser ten seconds; exponential growth takes hours. */
const LONGEST_WORK_MS = 30_000;
/** Then nothing more is waited for, even on a busy machine. */
const LONGEST_WAIT_MS = 180_000;

/** The time of the page's own thread, which other work on the machine does not lengthen. */
async function workOf(page: Page): Promise<() => Promise<number>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
}

export async function watchOver(page: Page, origin: string, lang: Lang) {
  const errorTitle = wordsOf(lang)('error.title');
  const workMs = await workOf(page);
  const isOwn = (address: string) => address.startsWith(`${origin}/`);
  let seen: string[] = [];
  const underWay = new Set<Request>();
  let lastAt = 0;
  const ended = (request: Request) => {
    underWay.delete(request);
    lastAt = Date.now();
  };
  await page.addInitScript(listenForReports);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  page.on('request', (request) => {
    underWay.add(request);
    lastAt = Date.now();
    const address = request.url();
    if (!isOwn(address) && !OWN_SCHEMES.test(address)) seen.push(`off-site: ${address}`);
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && !isOwn(frame.url()) && frame.url() !== 'about:blank')
      seen.push(`off-site: went to ${frame.url()}`);
  });
  page.on('dialog', (dialog) => {
    seen.push(`executed: a dialog says ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', ({ stack, message }) => seen.push(`crash: ${stack ?? message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() !== 'error' || EXPECTED.test(text)) return;
    seen.push(`${/policy/i.test(text) ? 'policy' : 'console'}: ${text.slice(0, 500)}`);
  });

  /** Undefined if the page loads again at this very moment. */
  const unlessGone = async <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> => {
    try {
      return await answer;
    } catch (error) {
      if (!String(error).includes('context was destroyed')) throw error;
      return undefined;
    }
  };
  const headings = () => unlessGone(page.locator('h1').count());
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  /** Waits until all requests have ended. */
  const settle = async () => {
    const [beganAt, beforeMs] = [Date.now(), await workMs()];
    lastAt = beganAt;
    const isStill = async () =>
      underWay.size === 0 && Date.now() - lastAt >= QUIET_MS && ((await headings()) ?? 0) > 0;
    const isOver = () => Date.now() - beganAt > LONGEST_WAIT_MS;
    do {
      while (!(await isStill()) && !isOver())
        await new Promise((resolve) => setTimeout(resolve, 30));
      // A busy page is drawn here, and may leave the previous page only now.
      await unlessGone(page.evaluate(nextFrame));
    } while (!(await isStill()) && !isOver());
    const tookMs = Math.round((await workMs()) - beforeMs);
    const isSlow = tookMs > LONGEST_WORK_MS || isOver();
    if (isSlow) seen.push(`slow: ${tookMs} ms of work, ${underWay.size} requests under way`);
    underWay.clear();
  };

  return {
    settle,
    /** The state of the page, and its faults since the last call. */
    look: async (): Promise<Look> => {
      const state = () => unlessGone(page.evaluate(stateOf, errorTitle));
      let now = await state();
      // The page went on to another one, which still loads.
      if (!now?.headings) await settle();
      if (!now?.headings) now = await state();
      if (!now) throw new Error('The page does not stay.');
      const faults = [...new Set(seen)];
      seen = [];
      if (now.isHit) faults.push('executed: a script ran');
      if (now.isPolluted) faults.push('executed: every object has been changed');
      if (now.headings !== 1) faults.push(`crash: ${now.headings} headings of level 1`);
      if (now.isErrorAlone) faults.push(`error: ${errorTitle}`);
      if (now.overflow > 0) faults.push(`overflow: ${now.overflow} px by ${now.widest}`);
      return { faults, amounts: [...new Set(now.amounts.map(inLatinDigits))] };
    },
    /** The page's work until it responds to a tap. */
    tapMs: async () => {
      await page.evaluate(awaitTap);
      const beforeMs = await workMs();
      await page.touchscreen.tap(CORNER, CORNER);
      await page.evaluate(() => (window as unknown as { drawn: Promise<void> }).drawn);
      return Math.round((await workMs()) - beforeMs);
    },
  };
}
