import { afterEach, beforeEach, expect, test, vi } from 'vitest';

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

test('a browser without workers says so, with nothing else asked of it', async () => {
  const { followVersions } = await import('../../src/pwa/versions.ts');
  const onNoWorker = vi.fn<() => void>();
  expect('serviceWorker' in navigator).toBe(false);
  const versions = followVersions({ onNewVersion: never, onFirstControl: never, onNoWorker });
  expect(await versions).toBeUndefined();
  expect(onNoWorker).toHaveBeenCalledTimes(1);
});

test('a page that is left before it has loaded registers nothing, and does not complain', async () => {
  const { followVersions } = await import('../../src/pwa/versions.ts');
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
