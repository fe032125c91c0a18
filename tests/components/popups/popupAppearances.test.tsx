import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  usePageVisit,
  usePopupAppearances,
} from '../../../src/components/popups/usePopupAppearances.ts';
import { VisitContext } from '../../../src/ordering/visit/useVisit.ts';
import { createQueryClient } from '../../../src/queries/client.ts';
import { appStore } from '../../../src/state/appStore.ts';

const MENU = '/Menu/BEIT/T12';
const VISIT = { code: 'BEIT', tableCode: 'T12', state: 'Table' } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  appStore.getState().setCategoryInView(undefined);
});

function lookFrom<T>(hook: () => T, address: string) {
  let place: ReactNode;
  const router = createMemoryRouter([{ path: '*', Component: () => place }], {
    initialEntries: [address],
  });
  const client = createQueryClient();
  const { result } = renderHook(hook, {
    wrapper: ({ children }) => {
      place = <VisitContext value={VISIT}>{children}</VisitContext>;
      return (
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      );
    },
  });
  return { now: () => result.current, router };
}

function lookAt(categoryId: number | undefined, ms: number) {
  act(() => appStore.getState().setCategoryInView(categoryId));
  act(() => void vi.advanceTimersByTime(ms));
}
const categoryOf = (places: ReturnType<typeof usePopupAppearances>) =>
  places.find(({ appearanceId }) => appearanceId === 5)?.aboutId;

it('names the category that a menu opens with, that is tapped or stayed at, and returned to', () => {
  const { now } = lookFrom(usePopupAppearances, MENU);
  lookAt(1, 0);
  expect(categoryOf(now())).toBeUndefined();
  lookAt(1, 1000);
  expect(categoryOf(now())).toBe(1);
  lookAt(2, 999);
  expect(categoryOf(now())).toBeUndefined();
  lookAt(3, 1000);
  expect(categoryOf(now())).toBe(3);
  lookAt(1, 1000);
  expect(categoryOf(now())).toBe(1);
});

it.each([
  ['/Emenu/BEIT/T12', [{ appearanceId: 1 }]],
  [MENU, [{ appearanceId: 2 }]],
  ['/Cart/BEIT/T12', [{ appearanceId: 3 }]],
  ['/Item/BEIT/7/T12', [{ appearanceId: 4, aboutId: 7 }]],
  ['/Payment/BEIT/T12', []],
  ['/CardDetails/EOrder/BEIT/5', []],
  ['/Cart/BEIT/T12/5', []],
])('%s: %j', (address, places) => {
  expect(lookFrom(usePopupAppearances, address).now()).toEqual(places);
});

it('a chosen filter is no new visit of the page, but everything else is', async () => {
  const { now, router } = lookFrom(usePageVisit, MENU);
  const first = now();
  await act(() => router.navigate(`${MENU}?filter=vegan`, { replace: true }));
  expect(now()).toBe(first);
  await act(() => router.navigate('/Item/BEIT/7/T12'));
  const item = now();
  expect(item).not.toBe(first);
  await act(() => router.navigate(MENU, { replace: true }));
  expect(now()).not.toBe(item);
  const again = now();
  await act(() => router.navigate(MENU));
  expect(now()).not.toBe(again);
});
