import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useEnding } from '../../../src/components/order/useEnding.ts';
import { VisitContext } from '../../../src/ordering/visit/useVisit.ts';
import { createQueryClient } from '../../../src/queries/client.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <VisitContext value={{ code: 'BEIT', tableCode: 'T12', state: 'Table' }}>
    <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
  </VisitContext>
);

it('keeps an order for the words of its venue, but not longer than a second', () => {
  const { result } = renderHook(() => useEnding(true), { wrapper });
  expect(result.current).toEqual({ ending: undefined, isAwaited: true });
  act(() => void vi.advanceTimersByTime(999));
  expect(result.current.isAwaited).toBe(true);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current.isAwaited).toBe(false);
});

it('does not wait for what is not asked', () => {
  expect(renderHook(() => useEnding(false), { wrapper }).result.current.isAwaited).toBe(false);
});
