import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { useReadiness } from '../../../src/components/order/useReadiness.ts';
import { TableSide } from '../../../src/app/TableSide.tsx';
import { ORDER_STATUS } from '../../../src/contract/orderStatus.ts';
import { appStore } from '../../../src/state/appStore.ts';
import { orderNoteEntry } from '../../../src/storage/orderNotes.ts';
import { speakEnglish } from '../../i18n/english.ts';
import { AtVenue } from '../atVenue.tsx';

const { preparing, ready, completed, cancelled } = ORDER_STATUS;
const vibrate = vi.fn<() => boolean>(() => true);
const setAppBadge = vi.fn<() => Promise<void>>(() => Promise.resolve());

beforeAll(speakEnglish);
beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  Object.assign(navigator, { vibrate, setAppBadge });
  vibrate.mockClear();
  setAppBadge.mockClear();
  localStorage.clear();
  appStore.setState({ wantsAlerts: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  appStore.setState({ wantsAlerts: false });
  for (const name of ['vibrate', 'setAppBadge']) Reflect.deleteProperty(navigator, name);
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <AtVenue>
    <TableSide>{children}</TableSide>
  </AtVenue>
);

/** The page of an order; tabs share the storage, and each asks the server itself. */
function openTab(orderStatus: number, eOrderId = 7001) {
  const told = (status: number) => ({ orderStatus: status, orderType: 'Table', orderNo: 'B-17' });
  const tab = renderHook(
    (order: ReturnType<typeof told>) => useReadiness(eOrderId, { ...order, orderType: 'Table' }),
    { wrapper, initialProps: told(orderStatus) },
  );
  return {
    /** Gives it the next answer. */
    hear: (status: number) => act(() => tab.rerender(told(status))),
    hasNews: () => tab.result.current,
  };
}

it('rings only in the tab that gets the news first', () => {
  const [one, other] = [openTab(preparing), openTab(preparing)];
  other.hear(ready);
  one.hear(ready);
  expect(vibrate).toHaveBeenCalledTimes(1);
  expect(setAppBadge).toHaveBeenCalledTimes(1);
  expect([one.hasNews(), other.hasNews()]).toEqual([false, true]);
});

it('does not ring in a tab that missed the step, nor in one that opens later', () => {
  const [one, sleeping] = [openTab(preparing), openTab(preparing)];
  one.hear(ready);
  one.hear(completed);
  sleeping.hear(completed);
  openTab(completed).hear(completed);
  expect(vibrate).toHaveBeenCalledTimes(1);
});

it('does not ring again for a stored answer', () => {
  openTab(preparing).hear(ready);
  // The worker gives a stored answer to a tab that opens on a slow network.
  openTab(preparing).hear(ready);
  expect(vibrate).toHaveBeenCalledTimes(1);
});

it('rings for an order that was cancelled before it was placed and then sent again', () => {
  const one = openTab(cancelled);
  one.hear(preparing);
  one.hear(ready);
  expect(vibrate).toHaveBeenCalledTimes(1);
});

it('rings for each order separately', () => {
  const [one, other] = [openTab(preparing, 7001), openTab(preparing, 7002)];
  one.hear(ready);
  other.hear(ready);
  expect(vibrate).toHaveBeenCalledTimes(2);
});

it('rings once in one tab if the storage keeps nothing', () => {
  const one = openTab(preparing);
  orderNoteEntry.remove(7001);
  one.hear(ready);
  orderNoteEntry.remove(7001);
  one.hear(completed);
  expect(vibrate).toHaveBeenCalledTimes(1);
});
