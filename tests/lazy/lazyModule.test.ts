import { expect, test, vi } from 'vitest';
import { lostCode } from '../../src/api/failure.ts';
import { lazyModule } from '../../src/lazy/lazyModule.ts';
import { isOnlyAhead, lazyPage, loadAhead } from '../../src/lazy/lazyPart.tsx';

const lost = new TypeError('Failed to fetch dynamically imported module');

test('a part loads once, and again only if loading failed', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost).mockResolvedValue('part');
  const part = lazyModule(load, lostCode('Part'));
  await expect(part()).rejects.toMatchObject({ kind: 'network', call: 'Part', cause: lost });
  expect(await part()).toBe('part');
  expect(await Promise.all([part(), part()])).toEqual(['part', 'part']);
  expect(load).toHaveBeenCalledTimes(2);
});

test('code needed now counts as missing, even while a page is preloaded', async () => {
  const { promise, resolve } = Promise.withResolvers<{ Dish: () => null }>();
  lazyPage(() => promise, 'Dish');
  const ahead = loadAhead(['Dish']);
  let isMissed = false;
  // The bundler reports it before the import itself fails.
  const part = lazyModule(() => {
    isMissed = !isOnlyAhead();
    return Promise.reject<string>(lost);
  }, lostCode('Part'));
  await expect(part()).rejects.toMatchObject({ cause: lost });
  expect(isMissed).toBe(true);
  expect(isOnlyAhead()).toBe(true);
  resolve({ Dish: () => null });
  await ahead;
  expect(isOnlyAhead()).toBe(false);
});
