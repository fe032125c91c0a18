import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScreenAwake } from '../../../src/components/order/useScreenAwake.ts';

const HALF_AN_HOUR_MS = 30 * 60_000;

/** A screen that counts how often it is held, and how often it is let go. */
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

async function wait(isWanted = true) {
  const hook = renderHook(useScreenAwake, { initialProps: isWanted });
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

it('holds the screen while one waits, and lets it go on leaving the page', async () => {
  const { unmount } = await wait();
  expect(request).toHaveBeenCalledWith('screen');
  expect(held).toEqual({ times: 1, ends: 0 });
  unmount();
  expect(held).toEqual({ times: 1, ends: 1 });
});

it('lets it go when the order is ready', async () => {
  const { rerender } = await wait();
  rerender(false);
  expect(held).toEqual({ times: 1, ends: 1 });
  await show('visible');
  expect(held).toEqual({ times: 1, ends: 1 });
});

it('does not hold it where nobody waits', async () => {
  await wait(false);
  await show('visible');
  expect(held.times).toBe(0);
});

it('holds it again when the page is seen again, not while it is hidden', async () => {
  await wait();
  await show('hidden');
  expect(held.times).toBe(1);
  await show('visible');
  expect(held.times).toBe(2);
});

it('lets it go after half an hour, for good', async () => {
  const { unmount } = await wait();
  vi.advanceTimersByTime(HALF_AN_HOUR_MS - 1);
  expect(held.ends).toBe(0);
  vi.advanceTimersByTime(1);
  expect(held.ends).toBe(1);
  await show('visible');
  unmount();
  expect(held.times).toBe(1);
});

it('lets go of a screen that the browser gives only after the page was left', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  request.mockImplementation(() => promise.then(hold));
  const { unmount } = await wait();
  unmount();
  resolve();
  await vi.waitFor(() => expect(held).toEqual({ times: 1, ends: 1 }), { timeout: 20_000 });
});

it('asks again at the next look where the browser refused', async () => {
  request.mockRejectedValueOnce(new DOMException('The battery is low.', 'NotAllowedError'));
  const { unmount } = await wait();
  expect(held.times).toBe(0);
  await show('visible');
  expect(held.times).toBe(1);
  unmount();
  expect(held.ends).toBe(1);
});

it('changes nothing where the browser cannot', async () => {
  Reflect.deleteProperty(navigator, 'wakeLock');
  const { unmount } = await wait();
  await show('visible');
  unmount();
  expect(request).not.toHaveBeenCalled();
});
