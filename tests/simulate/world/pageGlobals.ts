/** The browser's globals for a page, simulated by the phone. */
import { BANK } from '../venue/payments.ts';
import { PUBLIC_KEY } from '../venue/places.ts';
import type { Page } from './page.ts';
import { storageOf, type Phone } from './phone.ts';
import type { SimStorage } from './storage.ts';

/** The names of the bundle's parameters, in order. */
export const GIVEN = [
  'globalThis window self document navigator location history localStorage sessionStorage fetch',
  'setTimeout clearTimeout setInterval clearInterval addEventListener removeEventListener',
  'Date performance crypto console XMLHttpRequest Request Response ReadableStream',
].flatMap((names) => names.split(' '));

export const ORIGIN = 'https://order.example';
const CONFIG = JSON.stringify({ publicTokenKey: PUBLIC_KEY, paymentHosts: [new URL(BANK).host] });

interface Inside {
  phone: Phone;
  session: SimStorage;
  page: Page;
  timer: (act: () => void, delayMs: number, isRepeated: boolean) => number;
  clear: (id: number | undefined) => void;
  fetch: (address: string, init: RequestInit) => Promise<unknown>;
  loadPart: (name: string, part: () => unknown) => Promise<unknown>;
  listeners: Map<string, Set<(event: object) => void>>;
  reload: () => void;
}

export function globalsOf(inside: Inside): Record<string, unknown> {
  const { phone, session, page, timer, clear, listeners } = inside;
  const listen = {
    addEventListener: (type: string, listener: (event: object) => void) => {
      const known = listeners.get(type) ?? new Set();
      listeners.set(type, known.add(listener));
    },
    removeEventListener: (type: string, listener: (event: object) => void) => {
      listeners.get(type)?.delete(listener);
    },
  };
  const now = () => phone.nowMs();
  class PageDate extends Date {
    constructor(...given: [] | [number | string]) {
      if (given.length === 0) super(now());
      else super(...given);
    }
    static override now(): number {
      return now();
    }
  }
  const startMs = phone.clock.now();
  const own: Record<string, unknown> = {
    ...listen,
    document: {
      ...listen,
      get visibilityState() {
        return page.isVisible ? 'visible' : 'hidden';
      },
      get cookie() {
        return phone.cookies();
      },
      set cookie(text) {
        phone.keepCookie(text);
      },
      documentElement: { lang: 'en', dir: 'ltr', dataset: {} },
      querySelector: () => null,
      getElementById: () => ({ textContent: CONFIG }),
    },
    navigator: {
      get onLine() {
        return phone.line.isOnline;
      },
      locks: phone.locks?.of(page),
      language: 'en',
      userAgent: 'simulated',
    },
    location: {
      origin: ORIGIN,
      href: `${ORIGIN}/`,
      protocol: 'https:',
      pathname: '/',
      search: '',
      reload: inside.reload,
      replace: inside.reload,
    },
    history: { replaceState: () => {} },
    localStorage: phone.localOf(page),
    sessionStorage: storageOf(page, session),
    fetch: inside.fetch,
    setTimeout: (act: () => void, delayMs: number) => timer(act, delayMs, false),
    clearTimeout: clear,
    setInterval: (act: () => void, delayMs: number) => timer(act, delayMs, true),
    clearInterval: clear,
    Date: PageDate,
    performance: { now: () => phone.clock.now() - startMs },
    crypto: {
      getRandomValues: (bytes: Uint8Array) => {
        for (let at = 0; at < bytes.length; at += 1) bytes[at] = phone.dice.below(256);
        return bytes;
      },
    },
    console: { log: () => {}, warn: () => {}, error: () => {}, info: () => {} },
    loadPart: inside.loadPart,
  };
  own['globalThis'] = own;
  own['window'] = own;
  own['self'] = own;
  return own;
}
