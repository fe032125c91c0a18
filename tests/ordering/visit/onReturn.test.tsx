import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useOnReturn } from '../../../src/ordering/visit/useOnReturn.ts';

test.each<[string, EventTarget, Event, boolean[]]>([
  ['as it was left', globalThis, new PageTransitionEvent('pageshow', { persisted: true }), [true]],
  ['by a new load', globalThis, new PageTransitionEvent('pageshow', { persisted: false }), []],
  ['from another app', document, new Event('visibilitychange'), [false]],
  ['online', globalThis, new Event('online'), [false]],
])('a page that returns %s', (_, target, event, told) => {
  const act = vi.fn<(isFrozenPage: boolean) => void>();
  renderHook(() => useOnReturn(act));
  target.dispatchEvent(event);
  expect(act.mock.calls).toEqual(told.map((isFrozenPage) => [isFrozenPage]));
});
