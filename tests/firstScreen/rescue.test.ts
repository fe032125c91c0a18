import { afterEach, expect, it, vi } from 'vitest';
import { rescue } from '../../src/firstScreen/rescue.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('reloads a page whose versions are all broken only once', async () => {
  const kept = new Map<string, string>();
  const location = { reload: vi.fn() };
  const registration = {
    installing: null,
    waiting: null,
    update: () => Promise.resolve(),
    unregister: () => Promise.resolve(true),
  };
  const serviceWorker = {
    controller: {},
    getRegistration: () => Promise.resolve(registration),
    addEventListener: () => undefined,
  };
  vi.stubGlobal('location', location);
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('document', { getElementById: () => null });
  vi.stubGlobal('caches', { keys: () => Promise.resolve([]) });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  await rescue();
  await rescue();
  expect(location.reload).toHaveBeenCalledOnce();
});
