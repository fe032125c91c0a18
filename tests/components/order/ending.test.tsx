import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useEnding } from '../../../src/components/order/head/useEnding.ts';
import { AtVenue } from '../atVenue.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("delays an order for the venue's words, but not longer than a second", () => {
  const { result } = renderHook(() => useEnding(true), { wrapper: AtVenue });
  expect(result.current).toEqual({ ending: undefined, isAwaited: true });
  act(() => void vi.advanceTimersByTime(999));
  expect(result.current.isAwaited).toBe(true);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current.isAwaited).toBe(false);
});

it('does not wait for words that nobody requested', () => {
  expect(renderHook(() => useEnding(false), { wrapper: AtVenue }).result.current.isAwaited).toBe(
    false,
  );
});
