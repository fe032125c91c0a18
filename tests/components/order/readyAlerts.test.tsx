import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ReadyAlerts } from '../../../src/components/order/ReadyAlerts.tsx';
import type { OrderType } from '../../../src/contract/basics.ts';
import { appStore } from '../../../src/state/appStore.ts';
import { speakEnglish } from '../../i18n/english.ts';
import { AtVenue } from '../atVenue.tsx';

const release = vi.fn<() => Promise<void>>(() => Promise.resolve());
const request = vi.fn<() => Promise<object>>(() => Promise.resolve({ release }));

beforeAll(speakEnglish);
beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  Object.assign(navigator, { wakeLock: { request } });
  appStore.setState({ wantsAlerts: false });
  release.mockClear();
  request.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'wakeLock');
  localStorage.clear();
});

function element(orderType: OrderType, orderStatus: number) {
  return (
    <AtVenue>
      <ReadyAlerts order={{ eOrderID: 7001, orderType, orderStatus }} />
    </AtVenue>
  );
}

it.each([
  ['DriveThrough', 5, 1],
  ['PickUp', 3, 1],
  ['Table', 5, 0],
  ['Room', 5, 0],
  ['Delivery', 7, 0],
] satisfies [OrderType, number, number][])(
  '%s at %i: the screen is kept awake %i times',
  async (orderType, orderStatus, times) => {
    render(element(orderType, orderStatus));
    const choice = screen.getByRole('switch', { name: 'Tell me when it’s ready' });
    expect(request).not.toHaveBeenCalled();
    fireEvent.click(choice);
    await waitFor(() => expect(choice).toBeChecked());
    expect(request).toHaveBeenCalledTimes(times);
    expect(screen.queryAllByText(/The screen stays on while you wait\.$/)).toHaveLength(times);
  },
);

it.each([
  ['it is ready', (show: (orderStatus: number) => void) => show(6)],
  ['it is rejected', (show: (orderStatus: number) => void) => show(10)],
  ['the diner switches it off', () => fireEvent.click(screen.getByRole('switch'))],
])('releases the screen when %s', async (_, end) => {
  appStore.setState({ wantsAlerts: true });
  const { rerender } = render(element('PickUp', 5));
  await waitFor(() => expect(request).toHaveBeenCalledTimes(1));
  expect(release).not.toHaveBeenCalled();
  end((orderStatus) => rerender(element('PickUp', orderStatus)));
  await waitFor(() => expect(release).toHaveBeenCalledTimes(1));
});
