/** Judges a page that is under attack. */
import type { Page, Request } from '@playwright/test';
import { wordsOf } from '../../../browser/support/diner.ts';
import type { Lang } from './options.ts';

/** Files and calls that are not there: pictures of invented names, refusals of the server. */
const EXPECTED = /^Failed to load resource/;
/** An address that is too long for any request is told as an empty one. */
const OWN_SCHEMES = /^(?:$|(?:data|blob|about):)/;

export interface Look {
  faults: string[];
  /** The amounts that stand on the page. */
  amounts: readonly string[];
}

/** Remembers the frame after the next tap, to be awaited when it was tapped. */
function awaitTap(): void {
  const drawn = new Promise<void>((resolve) => {
    const draw = () => requestAnimationFrame(() => resolve());
    addEventListener('touchstart', draw, { once: true, capture: true });
  });
  Object.assign(window, { drawn });
}

/** Where nothing is to be tapped. */
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

/** Which digits an amount is written in is merely shown. */
function inLatinDigits(amount: string): string {
  return amount
    .replaceAll(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');
}

const QUIET_MS = 120;
/** Ten thousand questions take a browser ten seconds, and more beside other work; what explodes takes hours. */
const LONGEST_MS = 45_000;

export async function watchOver(page: Page, origin: string, lang: Lang) {
  const errorTitle = wordsOf(lang)('error.title');
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

  return {
    /** Waits until nothing is under way any more. */
    settle: async () => {
      const beganAt = Date.now();
      lastAt = beganAt;
      const isStill = async () =>
        underWay.size === 0 &&
        Date.now() - lastAt >= QUIET_MS &&
        (await page.locator('h1').count()) > 0;
      const isOver = () => Date.now() - beganAt > LONGEST_MS;
      do {
        while (!(await isStill()) && !isOver())
          await new Promise((resolve) => setTimeout(resolve, 30));
        // Also when the page is busy: it is drawn then, and may only now have gone from the last one.
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      } while (!(await isStill()) && !isOver());
      const tookMs = Date.now() - beganAt;
      if (tookMs > LONGEST_MS) seen.push(`slow: ${tookMs} ms, ${underWay.size} requests under way`);
      underWay.clear();
    },
    /** How the page is now, and what it has done since it was asked last. */
    look: async (): Promise<Look> => {
      const now = await page.evaluate(stateOf, errorTitle);
      const faults = [...new Set(seen)];
      seen = [];
      if (now.isHit) faults.push('executed: a script ran');
      if (now.isPolluted) faults.push('executed: every object has been changed');
      if (now.headings !== 1) faults.push(`crash: ${now.headings} headings of level 1`);
      if (now.isErrorAlone) faults.push(`error: ${errorTitle}`);
      if (now.overflow > 0) faults.push(`overflow: ${now.overflow} px by ${now.widest}`);
      return { faults, amounts: [...new Set(now.amounts.map(inLatinDigits))] };
    },
    /** How long a tap waits for the page. */
    tapMs: async () => {
      await page.evaluate(awaitTap);
      const beganAt = Date.now();
      await page.touchscreen.tap(CORNER, CORNER);
      await page.evaluate(() => (window as unknown as { drawn: Promise<void> }).drawn);
      return Date.now() - beganAt;
    },
  };
}
