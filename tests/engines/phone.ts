/** Finds elements, taps and types in the installed Firefox and WebKit, which Playwright cannot. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import type { ControlAction } from '../../src/demo/control/actions.ts';
import type { DemoState } from '../../src/demo/control/state.ts';
import { touchAt, typed, type Engine, type Tab } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webKit.ts';

export { expect };

/** Long, for busy machines: a test goes on as soon as the element is there. */
const WAIT_MS = 30_000;
const LOOK_AGAIN_MS = 100;
const STILL_LOOKS = 3;
/** Testing Library, to find elements by role and name inside the page. */
const READER = readFileSync(
  new URL('@testing-library/dom.umd.min.js', import.meta.resolve('@testing-library/dom')),
  'utf8',
);

/**
 * Finds a visible element, scrolls it into view and returns its middle and what lies on top there.
 * A radio button or checkbox is tapped on its label, but its own attributes say if it is disabled.
 */
const PLACE_OF = `
  const { role, name, label, selector } = args;
  const reader = window.TestingLibraryDom;
  if (!reader) return 'unread';
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden="true"], [inert]');
  const matches = (text) => name === undefined || text.toLowerCase().includes(name.toLowerCase());
  const all = selector !== undefined ? [...document.body.querySelectorAll(selector)]
    : label !== undefined ? reader.queryAllByLabelText(document.body, (text) => text.includes(label))
    : reader.queryAllByRole(document.body, role, { hidden: true, name: matches });
  const seen = all.filter((element) => {
    const isChoice = element.matches('input[type=radio], input[type=checkbox]');
    return isSeen(isChoice ? (element.labels?.[0] ?? element) : element);
  });
  const found = seen[0];
  if (!found) return null;
  const target = found.matches('input[type=radio], input[type=checkbox]') ? (found.labels?.[0] ?? found) : found;
  const middleOf = () => {
    const box = target.getBoundingClientRect();
    return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2), width: box.width, height: box.height };
  };
  let place = middleOf();
  const top = () => document.elementFromPoint(place.x, place.y);
  // A picture in a card may be covered by the card's link.
  const isOnCard = (over) => selector !== undefined && over.matches('a') && over.closest('article')?.contains(target);
  const isReached = () => {
    const over = top();
    return over !== null && (target.contains(over) || over.contains(target) || over.closest('label') === target || isOnCard(over));
  };
  if (!isReached()) {
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    place = middleOf();
  }
  return { ...place, isReached: isReached(), over: top()?.outerHTML.slice(0, 160) ?? 'nothing', isDisabled: found.matches(':disabled, [aria-disabled=true]') };
`;

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  isReached: boolean;
  isDisabled: boolean;
  over: string;
}

function hasSameBox(one: Place, other: Place): boolean {
  return (['x', 'y', 'width', 'height'] as const).every((side) => one[side] === other[side]);
}

interface Wanted {
  role?: string;
  name?: string;
  label?: string;
  selector?: string;
}

/** Firefox reports these for requests that ended when the page was left. */
const LEFT_BEHIND =
  /^Failed to read data from the ReadableStream|A ServiceWorker intercepted the request/;

export class Phone {
  readonly world = randomUUID();
  readonly tab: Tab;
  readonly origin: string;

  constructor(tab: Tab, origin: string) {
    this.tab = tab;
    this.origin = origin;
  }

  /** Repeats `ask` until it has a result. Errors count as no result: the page may be changing. */
  async until<T>(what: string, ask: () => Promise<T | null | undefined | false>): Promise<T> {
    const end = Date.now() + WAIT_MS;
    let trouble = '';
    while (Date.now() < end) {
      try {
        const answer = await ask();
        if (answer !== null && answer !== undefined && answer !== false) return answer;
      } catch (error) {
        trouble = ` (${String(error)})`;
      }
      await new Promise((resolve) => {
        setTimeout(resolve, LOOK_AGAIN_MS);
      });
    }
    const page = await this.tab
      .evaluate<string>(
        'return location.href + "\\n" + document.body.innerText.slice(0, 1500);',
        null,
      )
      .catch(String);
    throw new Error(`Timed out waiting for ${what}${trouble}. The page was ${page}`);
  }

  private async placeOf(wanted: Wanted): Promise<Place | null> {
    const place = await this.tab.evaluate<Place | 'unread' | null>(PLACE_OF, wanted);
    if (place !== 'unread') return place;
    await this.tab.evaluate(READER, null);
    return this.tab.evaluate<Place | null>(PLACE_OF, wanted);
  }

  /** Waits for the element and returns its place. */
  async sees(wanted: Wanted): Promise<Place> {
    return this.until(JSON.stringify(wanted), () => this.placeOf(wanted));
  }

  async seesNo(wanted: Wanted): Promise<void> {
    await this.until(
      `no ${JSON.stringify(wanted)}`,
      async () => (await this.placeOf(wanted)) === null,
    );
  }

  async seesText(text: string | RegExp): Promise<void> {
    await this.until(`the words ${String(text)}`, async () => {
      const said = await this.tab.evaluate<string>('return document.body.innerText;', null);
      return typeof text === 'string' ? said.includes(text) : text.test(said);
    });
  }

  async isAt(path: RegExp): Promise<string> {
    return this.until(`an address like ${String(path)}`, async () => {
      const at = await this.tab.evaluate<string>('return location.pathname;', null);
      return path.test(at) && at;
    });
  }

  /** Waits until the element is enabled, on top and no longer moving, then touches the screen there. */
  async tap(wanted: Wanted): Promise<void> {
    let last: Place | null = null;
    let looks = 0;
    const place = await this.until(`a tap on ${JSON.stringify(wanted)}`, async () => {
      const now = await this.placeOf(wanted);
      const isSame = now !== null && last !== null && hasSameBox(now, last);
      looks = isSame ? looks + 1 : 0;
      last = now;
      if (looks < STILL_LOOKS || now === null || now.isDisabled) return null;
      if (!now.isReached) throw new Error(`covered by ${now.over}`);
      return now;
    });
    await this.tab.perform([touchAt(place.x, place.y)]);
  }

  async write(wanted: Wanted, text: string): Promise<void> {
    await this.tap(wanted);
    await this.tab.perform([typed(text)]);
  }

  async open(path: string): Promise<void> {
    await this.tab.go(`${this.origin}${path}`);
  }

  private async ask<T>(path: string, init?: RequestInit): Promise<T> {
    const headers = { Cookie: `world=${this.world}`, 'Content-Type': 'application/json' };
    const answer = await fetch(`${this.origin}${path}`, { ...init, headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${text}`);
    return JSON.parse(text) as T;
  }

  async control(action: ControlAction): Promise<void> {
    await this.ask('/demo/control', { method: 'POST', body: JSON.stringify(action) });
  }

  async demo(): Promise<DemoState> {
    return this.ask<DemoState>('/demo/state');
  }

  /** Fills the storage for the next page. */
  async prepare(stored: Record<string, string>): Promise<void> {
    await this.open('/robots.txt');
    await this.tab.evaluate(
      `document.cookie = 'world=' + args.world + '; path=/';
       for (const [key, value] of Object.entries(args.stored)) localStorage.setItem(key, value);`,
      { world: this.world, stored },
    );
  }
}

export type EngineName = 'firefox' | 'webKit';

interface Options {
  engineName: EngineName;
  /** The font size in the browser's settings, in pixels. */
  fontSize: number;
}

async function start(name: EngineName, fontSize: number): Promise<Engine> {
  if (name === 'firefox') return startFirefox(process.env['FIREFOX_PATH'] ?? '', { fontSize });
  return startWebKit(
    process.env['WEBKIT_DRIVER_PATH'] ?? '',
    process.env['WEBKIT_BROWSER_PATH'] ?? '',
  );
}

export const test = base.extend<{ phone: Phone }, Options & { engine: Engine }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  fontSize: [16, { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName, fontSize }, provide) => {
      const engine = await start(engineName, fontSize);
      await provide(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  phone: async ({ engine, baseURL }, provide) => {
    const tab = await engine.open();
    try {
      await tab.resize(390, 844);
      const phone = new Phone(tab, baseURL ?? '');
      await phone.prepare({});
      await phone.control({ action: 'popupsOff' });
      await provide(phone);
      expect(tab.troubles.filter((trouble) => !LEFT_BEHIND.test(trouble))).toEqual([]);
    } finally {
      await tab.close();
    }
  },
});
