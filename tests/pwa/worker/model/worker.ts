/** Runs the worker's own code with the phone's storage and network instead of the browser's. */
import { compileFunction } from 'node:vm';
import { ORIGIN } from './line.ts';

/** The globals of the worker's script. */
const GIVEN = [
  'self',
  'caches',
  'fetch',
  'location',
  'registration',
  'Request',
  'setTimeout',
  'ExtendableEvent',
  'FetchEvent',
] as const;

export type RunScript = (...given: readonly unknown[]) => void;

export function compileWorker(code: string): RunScript {
  return compileFunction(code, [...GIVEN]) as RunScript;
}

/** Like a browser's request: accepts addresses without an origin, and has a mode. */
export class PhoneRequest extends Request {
  readonly #mode: RequestMode | undefined;

  constructor(input: RequestInfo | URL, init: RequestInit & { isNavigation?: boolean } = {}) {
    super(input instanceof Request ? input : new URL(String(input), ORIGIN), init);
    this.#mode = init.isNavigation ? 'navigate' : undefined;
  }

  override get mode() {
    return this.#mode ?? super.mode;
  }

  override clone(): Request {
    return new PhoneRequest(super.clone(), { isNavigation: this.#mode === 'navigate' });
  }
}

class ExtendableEvent extends Event {
  readonly #works: Promise<unknown>[] = [];
  readonly data: unknown;
  readonly ports: readonly MessagePort[];

  constructor(type: string, data?: unknown, ports: readonly MessagePort[] = []) {
    super(type);
    this.data = data;
    this.ports = ports;
  }

  waitUntil(work: Promise<unknown>): void {
    // `ended` handles rejections.
    work.catch(() => undefined);
    this.#works.push(work);
  }

  /** Resolves when all work is done; rejects if any of it has failed. */
  async ended(): Promise<void> {
    let count = -1;
    while (count !== this.#works.length) {
      count = this.#works.length;
      await Promise.all(this.#works);
    }
  }
}

class FetchEvent extends ExtendableEvent {
  readonly request: Request;
  answer: Promise<Response> | undefined;

  constructor(request: Request) {
    super('fetch');
    this.request = request;
  }

  respondWith(answer: Promise<Response>): void {
    answer.catch(() => undefined);
    this.answer = answer;
  }
}

interface Surroundings {
  caches: CacheStorage;
  fetch: typeof fetch;
  skipWaiting: () => Promise<void>;
  /** The app's other workers, as far as this one can send messages to them. */
  registration: {
    readonly active: Talk | null;
    readonly waiting: Talk | null;
    showNotification?: (title: string, options: NotificationOptions) => Promise<void>;
  };
  openWindow?: (path: string) => Promise<null>;
}

export interface Talk {
  postMessage: (data: unknown, ports: readonly MessagePort[]) => void;
}

export type RunningWorker = ReturnType<typeof runWorker>;

/** `text` is the file that the host has sent: the file list of the build. */
export function runWorker(run: RunScript, text: string, around: Surroundings) {
  const listeners = new Map<string, ((event: ExtendableEvent) => unknown)[]>();
  const self = {
    addEventListener: (type: string, listener: (event: ExtendableEvent) => unknown) => {
      listeners.set(type, [...(listeners.get(type) ?? []), listener]);
    },
  };
  const dispatch = (event: ExtendableEvent) => {
    for (const listener of listeners.get(event.type) ?? []) {
      // A browser ignores what a listener returns.
      void Promise.resolve(listener(event)).catch(() => undefined);
    }
    return event.ended();
  };
  const location = new URL(ORIGIN);
  const registration = Object.assign(around.registration, { scope: `${ORIGIN}/` });
  Object.assign(self, {
    __WB_MANIFEST: JSON.parse(text) as unknown,
    location,
    registration,
    caches: around.caches,
    skipWaiting: around.skipWaiting,
    clients: {
      claim: () => Promise.resolve(),
      matchAll: () => Promise.resolve([]),
      openWindow: around.openWindow,
    },
  });
  // Timers without a delay run at once; time-outs never do: no network is silent here.
  const soon = (act: () => void, delayMs = 0) => {
    if (delayMs === 0) setImmediate(act);
  };
  run(
    self,
    around.caches,
    around.fetch,
    location,
    registration,
    PhoneRequest,
    soon,
    ExtendableEvent,
    FetchEvent,
  );
  return {
    /** Resolves when the event's work is done, rejects if it has failed. */
    tell: (type: 'install' | 'activate') => dispatch(new ExtendableEvent(type)),
    message: (data: unknown, ports?: readonly MessagePort[]) =>
      dispatch(new ExtendableEvent('message', data, ports)),
    push: (text: string) => dispatch(new ExtendableEvent('push', { text: () => text })),
    /** Taps a notification with this data, with no page of the app open. */
    tap: (data: unknown) => {
      const event = new ExtendableEvent('notificationclick');
      return dispatch(Object.assign(event, { notification: { data, close: () => undefined } }));
    },
    /** Undefined if the worker leaves the request to the browser. */
    ask: (request: Request) => {
      const event = new FetchEvent(request);
      void dispatch(event).catch(() => undefined);
      return event.answer;
    },
  };
}
