/** The page's own part: its rescue code, which repairs a build that does not start. */
import { compileFunction } from 'node:vm';
import type { Disk } from './disk.ts';
import type { Load, Phone } from './phone.ts';

const GIVEN = ['document', 'navigator', 'caches', 'location', 'sessionStorage'] as const;

export type RunRescue = (...given: readonly unknown[]) => { rescue: () => Promise<void> };

export function compileRescue(code: string): RunRescue {
  return compileFunction(`${code}\nreturn model;`, [...GIVEN]) as RunRescue;
}

/** A worker as the page sees it. */
class SeenWorker extends EventTarget {
  state: 'installing' | 'installed' | 'redundant';
  readonly postMessage: (data: unknown) => void;

  constructor(state: 'installing' | 'installed', phone: Phone) {
    super();
    this.state = state;
    this.postMessage = (data) => void phone.message(data, 'waiting');
  }
}

/** Runs the rescue code once. Resolves to true if it reloaded the page. */
async function mend(phone: Phone, disk: Disk, run: RunRescue): Promise<boolean> {
  let isReloaded = false;
  let installing: SeenWorker | null = null;
  let installed = Promise.resolve();
  const registration = {
    get installing() {
      return installing;
    },
    get waiting() {
      return disk.waiting === undefined ? null : new SeenWorker('installed', phone);
    },
    unregister: phone.unregister,
    update: async () => {
      const looked = await phone.look();
      if (!looked.isHeard) throw new TypeError('no worker');
      if (!looked.installing) return;
      const seen = new SeenWorker('installing', phone);
      installing = seen;
      const end = async (work: Promise<boolean>) => {
        seen.state = (await work) ? 'installed' : 'redundant';
        installing = null;
        seen.dispatchEvent(new Event('statechange'));
      };
      installed = end(looked.installing);
    },
  };
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: disk.active === undefined ? null : {},
    getRegistration: () => Promise.resolve(registration),
  });
  phone.onTakeOver = () => serviceWorker.dispatchEvent(new Event('controllerchange'));
  const { rescue } = run(
    { getElementById: () => null },
    { serviceWorker },
    phone.caches,
    { reload: () => (isReloaded = true) },
    { getItem: () => null, setItem: () => undefined },
  );
  await rescue();
  await installed;
  // Messages to the waiting worker arrive after this.
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  phone.onTakeOver = undefined;
  return isReloaded;
}

/** The most loads of one visit that a diner would wait for. */
const MOST_LOADS = 3;

/** Opens the app like a diner; the page repairs a build that does not start or has lost a file. */
export async function openApp(phone: Phone, disk: Disk, run: RunRescue): Promise<Load | undefined> {
  for (let count = 1; ; count += 1) {
    const tab = await phone.open();
    const load = await tab?.readAll();
    if (!load || count === MOST_LOADS || (load.runs && load.lost.length === 0)) return load;
    if (load.runs) {
      await phone.update();
      await phone.letIn();
    } else if (!(await mend(phone, disk, run))) return load;
  }
}
