import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useEntered } from '../../src/app/useEntered.ts';
import type { Lang } from '../../src/contract/languages.ts';
import EN from '../../public/assets/i18n/EN.json';

it('stays in a place when the language of the place before fails to load', async () => {
  const arabic = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', (address: string) =>
    address.includes('/AR') ? arabic.promise : Promise.resolve(Response.json(EN)),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const langs: Record<string, Lang> = { first: 'EN', left: 'AR', last: 'EN' };
  const { result, rerender } = renderHook(
    ({ place }) => useEntered(place, () => ({ entry: place, lang: langs[place] ?? 'EN' })),
    { initialProps: { place: 'first' } },
  );
  await waitFor(() => expect(result.current.entry).toBe('first'));
  await act(async () => rerender({ place: 'left' }));
  expect(result.current.entry).toBeUndefined();
  await act(async () => rerender({ place: 'last' }));
  expect(result.current.entry).toBe('last');

  await act(async () => {
    arabic.reject(new TypeError('Failed to fetch'));
    await arabic.promise.catch(() => undefined);
  });
  expect(result.current.entry).toBe('last');
});
