import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

const never = () => expect.unreachable();

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('PROD', true);
});

afterEach(() => {
  vi.unstubAllEnvs();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function giveWorkers(container: unknown): void {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
}

test('a browser without workers says so, and is asked for nothing else', async () => {
  const { followVersions } = await import('../../../src/pwa/page/versions.ts');
  const onNoWorker = vi.fn<() => void>();
  expect('serviceWorker' in navigator).toBe(false);
  const versions = followVersions({ onNewVersion: never, onFirstControl: never, onNoWorker });
  expect(await versions).toBeUndefined();
  expect(onNoWorker).toHaveBeenCalledTimes(1);
});

test.each([
  ['refuses the worker', new DOMException('', 'SecurityError'), 1],
  ['has workers switched off', new DOMException('', 'NotSupportedError'), 1],
  ['does not get its file', new TypeError('Failed to fetch'), 0],
])('a browser that %s says so only if it is true', async (_, error, count) => {
  const { followVersions } = await import('../../../src/pwa/page/versions.ts');
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  giveWorkers(
    Object.assign(new EventTarget(), { controller: null, register: () => Promise.reject(error) }),
  );
  const onNoWorker = vi.fn<() => void>();
  await followVersions({ onNewVersion: never, onFirstControl: never, onNoWorker });
  warned.mockRestore();
  expect(onNoWorker).toHaveBeenCalledTimes(count);
});

test('a page that is left before it has loaded registers nothing, and reports nothing', async () => {
  const { followVersions } = await import('../../../src/pwa/page/versions.ts');
  const register = vi.fn<() => void>();
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  giveWorkers({ controller: null, register, addEventListener: () => undefined });
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const versions = followVersions({
    onNewVersion: never,
    onFirstControl: never,
    onNoWorker: never,
  });
  giveWorkers(undefined);
  dispatchEvent(new Event('load'));
  const followed = await versions;
  const complaints = [...warned.mock.calls];
  readyState.mockRestore();
  warned.mockRestore();
  expect(followed).toBeUndefined();
  expect(register).not.toHaveBeenCalled();
  expect(complaints).toEqual([]);
});

const worker = (state: string) =>
  Object.assign(new EventTarget(), {
    scriptURL: new URL('/sw.js', location.href).href,
    state,
    postMessage: () => undefined,
  });

test('the first version waits for nobody and is not announced', async () => {
  const { followVersions } = await import('../../../src/pwa/page/versions.ts');
  const registration = Object.assign(new EventTarget(), {
    active: null,
    installing: null,
    waiting: worker('installed'),
  });
  const register = () => Promise.resolve(registration);
  giveWorkers(Object.assign(new EventTarget(), { controller: null, register }));
  const onNewVersion = vi.fn<() => void>();
  await followVersions({ onNewVersion, onFirstControl: never, onNoWorker: never });
  expect(onNewVersion).not.toHaveBeenCalled();
});

test('a version is announced even if the one before could not be installed', async () => {
  const { followVersions } = await import('../../../src/pwa/page/versions.ts');
  const registration = Object.assign(new EventTarget(), {
    active: worker('activated'),
    installing: null as EventTarget | null,
    waiting: null as EventTarget | null,
  });
  giveWorkers(
    Object.assign(new EventTarget(), {
      controller: registration.active,
      register: () => Promise.resolve(registration),
    }),
  );
  const onNewVersion = vi.fn<() => void>();
  await followVersions({ onNewVersion, onFirstControl: never, onNoWorker: never });
  const install = (state: 'redundant' | 'installed') => {
    const next = worker('installing');
    registration.installing = next;
    registration.dispatchEvent(new Event('updatefound'));
    Object.assign(next, { state });
    Object.assign(registration, {
      installing: null,
      waiting: state === 'installed' ? next : null,
    });
    next.dispatchEvent(new Event('statechange'));
  };
  // Long after the page has loaded, a check for a version is the page's own.
  const later = vi.spyOn(performance, 'now').mockReturnValue(1e9);
  install('redundant');
  expect(onNewVersion).not.toHaveBeenCalled();
  install('installed');
  later.mockRestore();
  expect(onNewVersion).toHaveBeenCalledTimes(1);
});

test('the page checks for a new version every six hours and when it is shown, with a network', async () => {
  const { followVersions } = await import('../../../src/pwa/page/versions.ts');
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const update = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const postMessage = vi.fn<(message: unknown) => void>();
  const registration = Object.assign(new EventTarget(), {
    active: worker('activated'),
    installing: null,
    waiting: null,
    update,
  });
  giveWorkers(
    Object.assign(new EventTarget(), {
      controller: Object.assign(registration.active, { postMessage }),
      register: () => Promise.resolve(registration),
    }),
  );
  await followVersions({ onNewVersion: never, onFirstControl: never, onNoWorker: never });
  const HOUR_MS = 3_600_000;
  await vi.advanceTimersByTimeAsync(6 * HOUR_MS - 1);
  expect(update).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(update).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(update).toHaveBeenCalledTimes(2);
  // The page itself is compared at the start and at each check.
  expect(postMessage.mock.calls).toEqual([1, 2, 3].map(() => [{ type: 'CHECK_PAGE' }]));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await vi.advanceTimersByTimeAsync(12 * HOUR_MS);
  expect(update).toHaveBeenCalledTimes(2);
});
