import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScreenAwake } from '../../../src/components/common/useScreenAwake.ts';
import { SCREEN_AWAKE_MS } from '../../../src/config/times.ts';

const HALF_AN_HOUR_MS = 30 * 60_000;

/** Counts how often the screen was locked awake and released. */
const held = { times: 0, ends: 0 };
const request = vi.fn<() => Promise<{ release: () => Promise<void> }>>();

function hold() {
  held.times += 1;
  return Promise.resolve({
    release: () => {
      held.ends += 1;
      return Promise.resolve();
    },
  });
}

function show(visibility: 'visible' | 'hidden'): Promise<void> {
  return act(async () => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
  });
}

async function wait(wasWanted = true) {
  const hook = renderHook((isWanted: boolean) => useScreenAwake(isWanted, SCREEN_AWAKE_MS), {
    initialProps: wasWanted,
  });
  await act(() => Promise.resolve());
  return hook;
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(held, { times: 0, ends: 0 });
  request.mockReset().mockImplementation(hold);
  Object.assign(navigator, { wakeLock: { request } });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'wakeLock');
  Reflect.deleteProperty(document, 'visibilityState');
});

it('keeps the screen awake while the diner waits, and releases it when the page is left', async () => {
  const { unmount } = await wait();
  expect(request).toHaveBeenCalledWith('screen');
  expect(held).toEqual({ times: 1, ends: 0 });
  unmount();
  expect(held).toEqual({ times: 1, ends: 1 });
});

it('releases the screen when the order is ready', async () => {
  const { rerender } = await wait();
  rerender(false);
  expect(held).toEqual({ times: 1, ends: 1 });
  await show('visible');
  expect(held).toEqual({ times: 1, ends: 1 });
});

it('does not keep the screen awake when nobody waits', async () => {
  await wait(false);
  await show('visible');
  expect(held.times).toBe(0);
});

it('keeps the screen awake again when the page is visible again', async () => {
  await wait();
  await show('hidden');
  expect(held.times).toBe(1);
  await show('visible');
  expect(held.times).toBe(2);
});

it('releases the screen after half an hour, for good', async () => {
  const { unmount } = await wait();
  vi.advanceTimersByTime(HALF_AN_HOUR_MS - 1);
  expect(held.ends).toBe(0);
  vi.advanceTimersByTime(1);
  expect(held.ends).toBe(1);
  await show('visible');
  unmount();
  expect(held.times).toBe(1);
});

it('keeps the screen awake as long as the page is open if nothing limits it', async () => {
  const { unmount } = renderHook(() => useScreenAwake(true));
  await act(() => Promise.resolve());
  vi.advanceTimersByTime(2 * HALF_AN_HOUR_MS);
  expect(held).toEqual({ times: 1, ends: 0 });
  unmount();
  expect(held.ends).toBe(1);
});

it('releases a lock that the browser grants only after the page was left', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  request.mockImplementation(() => promise.then(hold));
  const { unmount } = await wait();
  unmount();
  resolve();
  await vi.waitFor(() => expect(held).toEqual({ times: 1, ends: 1 }), { timeout: 20_000 });
});

it('asks again when the page becomes visible, if the browser refused', async () => {
  request.mockRejectedValueOnce(new DOMException('The battery is low.', 'NotAllowedError'));
  const { unmount } = await wait();
  expect(held.times).toBe(0);
  await show('visible');
  expect(held.times).toBe(1);
  unmount();
  expect(held.ends).toBe(1);
});

it('does nothing if the browser has no wake lock', async () => {
  Reflect.deleteProperty(navigator, 'wakeLock');
  const { unmount } = await wait();
  await show('visible');
  unmount();
  expect(request).not.toHaveBeenCalled();
});
