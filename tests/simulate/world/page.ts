/**
 * A page of the app in one tab: runs the bundle with simulated browser globals: time, random
 * numbers, storage, locks and network of the phone. A dead page does nothing more: its timers never
 * fire, its answers never arrive.
 */
import { compileFunction } from 'node:vm';
import type { Asked } from '../venue/wire.ts';
import type * as App from '../app/app.ts';
import type { Outcome } from './network.ts';
import { GIVEN, globalsOf, ORIGIN } from './pageGlobals.ts';
import type { Phone } from './phone.ts';
import { SimStorage, type Written } from './storage.ts';

type SimApp = typeof App;
type Run = (...given: readonly unknown[]) => SimApp;

/** Compiles the bundle once; each page runs it separately. */
export function compileApp(code: string): Run {
  return compileFunction(`${code}\nreturn simulatedApp;`, [...GIVEN]) as Run;
}

interface PageOptions {
  phone: Phone;
  /** The tab's session storage, which outlives its pages. */
  session: SimStorage;
  run: Run;
  onCrash: (error: unknown) => void;
  /** The page requests a reload. */
  onReload: (page: Page) => unknown;
  /** Called when a request leaves; returns a callback for its end. */
  onAsked: (asked: Asked, page: Page) => () => void;
}

export class Page {
  readonly app: SimApp;
  isAlive = true;
  isVisible = true;
  /** In the back-forward cache: nothing happens until the page is shown again. */
  #isFrozen = false;
  #held: (() => void)[] = [];
  readonly #phone: Phone;
  readonly #build: number;
  readonly #onCrash: (error: unknown) => void;
  readonly #onAsked: (asked: Asked) => () => void;
  readonly #listeners = new Map<string, Set<(event: object) => void>>();
  readonly #timers = new Map<number, () => void>();
  readonly #parts = new Set<string>();
  #lastTimer = 0;

  constructor({ phone, session, run, onCrash, onReload, onAsked }: PageOptions) {
    this.#phone = phone;
    this.#build = phone.build;
    this.#onCrash = onCrash;
    this.#onAsked = (asked) => onAsked(asked, this);
    phone.pages.add(this);
    const given = globalsOf({
      phone,
      session,
      page: this,
      timer: (act, delayMs, isRepeated) => this.#timer(act, delayMs, isRepeated),
      clear: (id) => this.#clear(id),
      fetch: (address, init) => this.#fetch(address, init),
      loadPart: (name, part) => this.#loadPart(name, part),
      listeners: this.#listeners,
      reload: () => onReload(this),
    });
    this.app = run(...GIVEN.map((name) => given[name]));
  }

  /** The tab was closed, the process was killed, or another page was loaded. */
  die(): void {
    this.isAlive = false;
    for (const callOff of this.#timers.values()) callOff();
    this.#phone.pages.delete(this);
    this.#phone.locks?.drop(this);
  }

  /** Closes the page normally, with the events that a browser sends. */
  leave(): void {
    this.#tell('pagehide', { persisted: false });
    this.die();
  }

  hearStorage({ key, oldValue, value }: Written): void {
    this.#tell('storage', { key, oldValue, newValue: value });
  }

  hear(type: 'online' | 'offline'): void {
    this.#tell(type, {});
  }

  show(isVisible: boolean): void {
    this.isVisible = isVisible;
    this.#tell('visibilitychange', {});
  }

  freeze(): void {
    this.#tell('pagehide', { persisted: true });
    this.#isFrozen = true;
  }

  /** The back-forward cache restores the page unchanged. */
  thaw(): void {
    this.#isFrozen = false;
    this.#tell('pageshow', { persisted: true });
    for (const act of this.#held.splice(0)) this.#guard(act);
  }

  #guard(act: () => void): void {
    if (!this.isAlive) return;
    if (this.#isFrozen) {
      this.#held.push(act);
      return;
    }
    try {
      act();
    } catch (error) {
      this.#onCrash(error);
    }
  }

  #tell(type: string, event: object): void {
    for (const listener of this.#listeners.get(type) ?? []) {
      this.#guard(() => listener({ type, ...event }));
    }
  }

  #timer(act: () => void, delayMs: number, isRepeated: boolean): number {
    this.#lastTimer += 1;
    const id = this.#lastTimer;
    const plan = () => {
      const callOff = this.#phone.clock.plan(Math.max(isRepeated ? 4 : 0, delayMs || 0), () => {
        if (isRepeated) plan();
        else this.#timers.delete(id);
        this.#guard(act);
      });
      this.#timers.set(id, callOff);
    };
    plan();
    return id;
  }

  #clear(id: number | undefined): void {
    if (id === undefined) return;
    this.#timers.get(id)?.();
    this.#timers.delete(id);
  }

  /** The bundle calls this for each lazy part of the app. */
  #loadPart(name: string, part: () => unknown): Promise<unknown> {
    if (this.#parts.has(name)) return Promise.resolve().then(part);
    const { clock, dice, build } = this.#phone;
    const isThere = this.#build === build;
    return new Promise((resolve, reject) => {
      clock.plan(dice.below(dice.chance(0.25) ? 3000 : 40), () =>
        this.#guard(() => {
          if (!isThere) {
            reject(new TypeError(`Failed to fetch module ${name}`));
            return;
          }
          this.#parts.add(name);
          resolve(part());
        }),
      );
    });
  }

  #fetch(address: string, init: RequestInit): Promise<unknown> {
    const { method = 'GET', headers, body, signal } = init;
    const asked: Asked = {
      method,
      path: address.slice(ORIGIN.length),
      headers: Object.fromEntries(
        Object.entries((headers ?? {}) as Record<string, string>).map(([name, value]) => [
          name.toLowerCase(),
          value,
        ]),
      ),
      body: typeof body === 'string' ? body : undefined,
    };
    return new Promise((resolve, reject) => {
      if (!this.isAlive) return;
      const isCalledOff = () => signal?.aborted === true;
      const hasEnded = this.#onAsked(asked);
      signal?.addEventListener('abort', () => {
        hasEnded();
        reject(signal.reason as Error);
      });
      this.#phone.line.send(asked, (outcome) => {
        hasEnded();
        this.#guard(() => {
          if (isCalledOff()) return;
          if (outcome.kind === 'lost') reject(new TypeError('Failed to fetch'));
          else resolve(responseOf(outcome));
        });
      });
    });
  }
}

function responseOf(outcome: Exclude<Outcome, { kind: 'lost' }>): object {
  const { status, headers, text } = outcome.answered;
  return {
    status,
    ok: status >= 200 && status < 300,
    headers,
    text: () =>
      outcome.kind === 'half'
        ? Promise.reject(new TypeError('The line broke.'))
        : Promise.resolve(text),
  };
}
