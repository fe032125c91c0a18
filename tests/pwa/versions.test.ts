import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('a browser without workers says so, with nothing else asked of it', async () => {
  vi.stubEnv('PROD', true);
  const { followVersions } = await import('../../src/pwa/versions.ts');
  const onNoWorker = vi.fn<() => void>();
  const never = () => expect.unreachable();
  expect('serviceWorker' in navigator).toBe(false);
  const versions = followVersions({ onNewVersion: never, onFirstControl: never, onNoWorker });
  expect(await versions).toBeUndefined();
  expect(onNoWorker).toHaveBeenCalledTimes(1);
});
