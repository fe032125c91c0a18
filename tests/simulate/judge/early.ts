/**
 * Rules for taps before the start of the app: each counts once, at the price that the diner saw.
 */
import type { News } from '../app/news.ts';
import type { Page } from '../world/page.ts';
import type { Judge } from './judge.ts';

interface Tap {
  quantity: number;
  price: number;
}

export class EarlyTaps {
  readonly #waiting = new Map<Page, Map<number, Tap>>();

  note(page: Page, menuItemId: number, tap: Tap): void {
    this.#waiting.set(page, new Map([[menuItemId, tap]]));
  }

  hear(judge: Judge, news: News, page: Page): void {
    if (news.kind !== 'earlyTap') return;
    const taps = this.#waiting.get(page);
    const tap = taps?.get(news.menuItemId);
    taps?.delete(news.menuItemId);
    if (tap?.price !== news.price || tap.quantity !== news.quantity) {
      judge.break(
        'an early tap counts once, at the price that was seen',
        `${news.quantity} of ${news.menuItemId} at ${news.price}, not ${JSON.stringify(tap)}`,
      );
    }
  }
}
