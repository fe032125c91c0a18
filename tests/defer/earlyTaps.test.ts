import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { giveEarlyTaps, onEarlyTaps } from '../../src/defer/earlyTaps.ts';

const act = vi.fn<(quantity: number) => void>();
const onLost = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  act.mockReset();
  onLost.mockReset();
});
afterEach(() => {
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
});

test('a dish on screen gets its taps at once, and once', () => {
  const stop = onEarlyTaps(1301, act);
  giveEarlyTaps(new Map([[1301, 3]]), onLost);
  expect(act.mock.calls).toEqual([[3]]);
  stop();
  onEarlyTaps(1301, act)();
  vi.advanceTimersByTime(60_000);
  expect(act).toHaveBeenCalledTimes(1);
  expect(onLost).not.toHaveBeenCalled();
});

test('a dish that comes later gets them then', async () => {
  giveEarlyTaps(new Map([[1302, 2]]), onLost);
  const stop = onEarlyTaps(1302, act);
  // The page around it is drawn first.
  expect(act).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(act.mock.calls).toEqual([[2]]);
  vi.advanceTimersByTime(60_000);
  expect(onLost).not.toHaveBeenCalled();
  stop();
});

test('a dish that does not come is told', () => {
  giveEarlyTaps(new Map([[1303, 1]]), onLost);
  vi.advanceTimersByTime(9999);
  expect(onLost).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onLost).toHaveBeenCalledTimes(1);
});
