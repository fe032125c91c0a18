import { render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import {
  isLostPart,
  isOnlyAhead,
  lazyPage,
  lazyPart,
  loadAhead,
  loadPartsWith,
} from '../../src/lazy/lazyPart.tsx';

const lost = new TypeError('Failed to fetch dynamically imported module');
const Extra = () => <p>Extra</p>;

function show(load: () => Promise<{ Extra: typeof Extra }>) {
  const Late = lazyPart(load, 'Extra');
  render(
    <>
      <h1>Page</h1>
      <Late />
    </>,
  );
}

test('a part beside a page loads once the device is online again', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi
    .fn<() => Promise<{ Extra: typeof Extra }>>()
    .mockRejectedValueOnce(lost)
    .mockResolvedValue({ Extra });
  show(load);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('heading')).toBeVisible();
  expect(screen.queryByText('Extra')).toBeNull();
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect(await screen.findByText('Extra')).toBeVisible();
});

test('a part that never loads leaves the page as it is', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const load = vi.fn<() => Promise<{ Extra: typeof Extra }>>().mockRejectedValue(lost);
  show(load);
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  expect(load).toHaveBeenCalledTimes(2);
  expect(isLostPart(lost)).toBe(true);
  expect(isLostPart(new TypeError('another'))).toBe(false);
  expect(screen.getByRole('heading')).toBeVisible();
  expect(screen.queryByText('Extra')).toBeNull();
});

test('a part can be preloaded, and loaded again if that failed', async () => {
  const load = vi
    .fn<() => Promise<{ Extra: typeof Extra }>>()
    .mockRejectedValueOnce(lost)
    .mockResolvedValue({ Extra });
  const Late = lazyPage(load, 'Extra');
  await loadAhead(['Extra']);
  expect(load).toHaveBeenCalledTimes(1);
  await loadAhead(['Nothing of this name', 'Extra']);
  expect(load).toHaveBeenCalledTimes(2);
  render(
    <Suspense>
      <Late />
    </Suspense>,
  );
  expect(await screen.findByText('Extra')).toBeVisible();
});

test('a preloaded page is drawn in the same step, and only once', async () => {
  const Late = lazyPage(() => Promise.resolve({ Extra }), 'Extra');
  const Page = () => (
    <Suspense fallback={<p>Wait</p>}>
      <Late />
    </Suspense>
  );
  await loadAhead(['Extra']);
  const { rerender } = render(<Page />);
  const drawn = screen.getByText('Extra');
  rerender(<Page />);
  expect(screen.getByText('Extra')).toBe(drawn);
});

test('a file that fails while preloading counts as missing only once its page is drawn', async () => {
  const isMissed: boolean[] = [];
  // The bundler reports it before the import itself fails.
  const load = () => {
    isMissed.push(!isOnlyAhead());
    return Promise.reject<{ Extra: typeof Extra }>(lost);
  };
  const Late = lazyPage(load, 'Extra');
  await loadAhead(['Extra']);
  expect(isMissed).toEqual([false]);
  expect(isOnlyAhead()).toBe(false);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const draw = () =>
    render(
      <Suspense>
        <Late />
      </Suspense>,
    );
  expect(draw).not.toThrow();
  await waitFor(() => expect(isMissed).toEqual([false, true]));
});

test('words that fail with a preloaded page count as missing no more than the page', async () => {
  const words = Promise.withResolvers<void>();
  loadPartsWith(() => words.promise);
  lazyPage(() => Promise.reject<{ Dish: () => null }>(lost), 'Dish');
  const ahead = loadAhead(['Dish']);
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(isOnlyAhead()).toBe(true);
  words.reject(lost);
  await ahead;
  expect(isOnlyAhead()).toBe(false);
  loadPartsWith(() => Promise.resolve());
});
