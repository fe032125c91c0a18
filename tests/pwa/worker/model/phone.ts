/** A phone from one start to the next: the browser's part of a worker's life. */
import type { Fate } from './fate.ts';
import { cachesOf, type Disk } from './disk.ts';
import { fetchOver, ORIGIN, type Host } from './line.ts';
import { BROKEN, filesOfPage, isEntry, markOf, WORDS, WORKER } from './release.ts';
import {
  PhoneRequest,
  runWorker,
  type RunningWorker,
  type RunScript,
  type Talk,
} from './worker.ts';

/** The result of a page load. */
export interface Load {
  /** The builds that its files belong to. */
  marks: string[];
  /** Files that failed to load. */
  lost: string[];
  /** True when the app has started. */
  runs: boolean;
}

export interface Tab {
  page: string;
  /** Requests everything that the page may need. */
  readAll: () => Promise<Load>;
}

/** A browser runs no HTML as a script, and the app parses none as words. */
const TYPES: readonly (readonly [RegExp, RegExp])[] = [
  [/\.js$/, /javascript/],
  [/\.css$/, /css/],
  [/\.json$/, /json/],
];

export interface Looked {
  /** True when the host has answered with a worker. */
  isHeard: boolean;
  /** Resolves to true if the worker can be used. */
  installing?: Promise<boolean>;
}

export interface Phone {
  /** Opens the app; undefined if no page loaded. */
  open: () => Promise<Tab | undefined>;
  /** Requests the code of a page that was opened earlier. */
  readCodeOf: (tab: Tab) => Promise<Load>;
  /** Checks if the host has another worker, and begins to install it. */
  look: () => Promise<Looked>;
  /** The same, but waits for the installation. */
  update: () => Promise<void>;
  /** Makes the waiting worker take over. */
  letIn: () => Promise<void>;
  /** Sends a message to the active or the waiting worker. */
  message: (data: unknown, to?: 'active' | 'waiting') => Promise<void>;
  /** Called when another worker has taken over. */
  onTakeOver: (() => void) | undefined;
  caches: CacheStorage;
  unregister: () => Promise<boolean>;
}

export interface Around {
  disk: Disk;
  host: Host;
  fate: Fate;
  script: RunScript;
}

export function turnOn({ disk, host, fate, script }: Around): Phone {
  const caches = cachesOf(disk, fate);
  const fetch = fetchOver(host, fate);
  const workers = new Map<string, RunningWorker>();
  const talkTo = (text: string | undefined): Talk | null =>
    text === undefined
      ? null
      : { postMessage: (data, ports) => void workerOf(text).message(data, ports) };
  const workerOf = (text: string): RunningWorker => {
    const skipWaiting = () => (text === disk.waiting ? letIn() : Promise.resolve());
    const registration = {
      get active() {
        return talkTo(disk.active);
      },
      get waiting() {
        return talkTo(disk.waiting);
      },
    };
    const worker =
      workers.get(text) ?? runWorker(script, text, { caches, fetch, skipWaiting, registration });
    workers.set(text, worker);
    return worker;
  };

  /** Browsers keep a worker whose `activate` has failed. */
  const tidy = async () => {
    if (disk.active === undefined || disk.isActivated) return;
    await workerOf(disk.active)
      .tell('activate')
      .catch(() => undefined);
    if (!fate.isDead()) disk.isActivated = true;
  };
  async function letIn() {
    if (disk.waiting === undefined) return;
    Object.assign(disk, { active: disk.waiting, waiting: undefined, isActivated: false });
    phone.onTakeOver?.();
    await tidy();
  }

  const ask = async (request: Request): Promise<string | undefined> => {
    try {
      const answer = disk.active === undefined ? undefined : workerOf(disk.active).ask(request);
      const response = await (answer ?? fetch(request));
      const type = TYPES.find(([name]) => name.test(new URL(request.url).pathname))?.[1];
      const isTyped = !type || type.test(response.headers.get('content-type') ?? '');
      return response.ok && isTyped ? await response.text() : undefined;
    } catch {
      return undefined;
    }
  };
  const readAll = async (page: string, words: readonly string[]): Promise<Load> => {
    const marks = new Set([markOf(page) ?? '']);
    const lost: string[] = [];
    let runs = false;
    for (const path of [...filesOfPage(page), ...words]) {
      const text = await ask(new PhoneRequest(path));
      if (text === undefined) lost.push(path);
      else marks.add(markOf(text) ?? '');
      if (isEntry(path)) runs = text !== undefined && !text.includes(BROKEN);
    }
    return { marks: [...marks].filter((mark) => mark !== ''), lost, runs };
  };

  const install = async (text: string): Promise<boolean> => {
    const isInstalled = await workerOf(text)
      .tell('install')
      .then(
        () => true,
        () => false,
      );
    if (!isInstalled || fate.isDead()) return false;
    disk.waiting = text;
    if (disk.active === undefined) await letIn();
    return true;
  };

  const phone: Phone = {
    caches,
    letIn,
    open: async () => {
      await tidy();
      const page = await ask(new PhoneRequest('/Menu/A/T1', { isNavigation: true }));
      return page === undefined ? undefined : { page, readAll: () => readAll(page, WORDS) };
    },
    // Words have the same address in all builds.
    readCodeOf: ({ page }) => readAll(page, []),
    look: async () => {
      const response = await fetch(ORIGIN + WORKER).catch(() => undefined);
      const isScript = /javascript/.test(response?.headers.get('content-type') ?? '');
      if (!response?.ok || response.redirected || !isScript) return { isHeard: false };
      const text = await response.text().catch(() => undefined);
      if (text === undefined) return { isHeard: false };
      if (text === (disk.waiting ?? disk.active)) return { isHeard: true };
      return { isHeard: true, installing: install(text) };
    },
    update: async () => void (await (await phone.look()).installing),
    message: async (data, to = 'active') => {
      const text = disk[to];
      if (text !== undefined) await workerOf(text).message(data);
    },
    onTakeOver: undefined,
    unregister: () =>
      fate.take('drop', () => {
        Object.assign(disk, { active: undefined, waiting: undefined, isActivated: false });
        return true;
      }),
  };
  return phone;
}
