/** Pages that show only the first screen, until the test lets the app start. */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    letAppGo: () => Promise<void>;
    /** What the app's page still waited for when it replaced the first screen. */
    awaited: string[];
  }
}

/**
 * Holds the app back, so that these pages show only the first screen. Returns a function that
 * starts it. Holding back its files would not work: the browser may have them in memory.
 */
export async function holdApp(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    if (
      !/^\/(?:Menu|Emenu|Rooms|Merge|RateByLink|Delivery|Item|Cart|Rounds)\//.test(
        location.pathname,
      )
    )
      return;
    Object.defineProperty(HTMLLinkElement.prototype, 'href', {
      get(this: HTMLLinkElement) {
        if (this.hasAttribute('data-app')) return undefined;
        return new URL(this.getAttribute('href') ?? '', location.href).href;
      },
      set(this: HTMLLinkElement, href: string) {
        this.setAttribute('href', href);
      },
    });
    new MutationObserver((changes) => {
      const gone = changes.flatMap(({ removedNodes }) => [...removedNodes]);
      if (!gone.some((node) => node instanceof Element && node.id === 'first-screen')) return;
      window.awaited = [...document.querySelectorAll('#root main [class*="skeleton"]')]
        // The cart beside a menu and the link to a rating form come later.
        .filter((outline) => !outline.closest('[class*="wideOnly"], [style*="--target"]'))
        .map(({ outerHTML }) => outerHTML);
    }).observe(document, { childList: true, subtree: true });
    window.letAppGo = async () => {
      await import(document.querySelector('link[data-app]')?.getAttribute('href') ?? '');
    };
  });
  return () => page.evaluate(() => window.letAppGo());
}

export const firstScreen = (page: Page) => page.locator('#first-screen:not(.skeleton)');
export const app = (page: Page) => page.locator('#root:not(.waits) main');
