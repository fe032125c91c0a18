import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useWhileOffline } from '../../../src/ordering/visit/useWhileOffline.ts';
import { appStore } from '../../../src/state/appStore.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  appStore.setState({ isOffline: false });
});

const heard = (isThere: boolean) => act(() => appStore.getState().noteServerHeard(isThere));
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('asks soon, then repeatedly, and once more when the server answers', () => {
  const ask = vi.fn();
  renderHook(() => useWhileOffline(ask));
  pass(60_000);
  expect(ask).not.toHaveBeenCalled();
  heard(false);
  pass(1000);
  expect(ask).toHaveBeenCalledTimes(1);
  pass(19_000);
  expect(ask).toHaveBeenCalledTimes(3);
  heard(true);
  expect(ask).toHaveBeenCalledTimes(4);
  pass(60_000);
  expect(ask).toHaveBeenCalledTimes(4);
});

it('does not ask while the device knows that it is offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const ask = vi.fn();
  renderHook(() => useWhileOffline(ask));
  heard(false);
  pass(60_000);
  expect(ask).not.toHaveBeenCalled();
});

it('asks no more often than usual if one call fails among others that succeed', () => {
  const ask = vi.fn();
  renderHook(() => useWhileOffline(ask));
  for (let turn = 0; turn < 100; turn += 1) {
    heard(false);
    pass(100);
    heard(true);
    pass(100);
  }
  // Within twenty seconds: once at once, then every three seconds.
  expect(ask.mock.calls.length).toBeGreaterThanOrEqual(6);
  expect(ask.mock.calls.length).toBeLessThanOrEqual(7);
});
