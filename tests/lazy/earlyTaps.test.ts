import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { giveEarlyTaps, onEarlyTaps } from '../../src/lazy/earlyTaps.ts';

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

test('a dish on screen gets its taps at once, and only once', () => {
  const stop = onEarlyTaps(1301, { price: 1.25, act });
  giveEarlyTaps(new Map([[1301, { quantity: 3, price: 1.25 }]]), onLost);
  expect(act.mock.calls).toEqual([[3]]);
  stop();
  onEarlyTaps(1301, { price: 1.25, act })();
  vi.advanceTimersByTime(60_000);
  expect(act).toHaveBeenCalledTimes(1);
  expect(onLost).not.toHaveBeenCalled();
});

test('a dish that is drawn later gets its taps then', async () => {
  giveEarlyTaps(new Map([[1302, { quantity: 2, price: 1.25 }]]), onLost);
  const stop = onEarlyTaps(1302, { price: 1.25, act });
  // The page around it is drawn first.
  expect(act).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(act.mock.calls).toEqual([[2]]);
  vi.advanceTimersByTime(60_000);
  expect(onLost).not.toHaveBeenCalled();
  stop();
});

test('a tap is reported as lost if its dish is not drawn in time', () => {
  giveEarlyTaps(new Map([[1303, { quantity: 1, price: 1.25 }]]), onLost);
  vi.advanceTimersByTime(9999);
  expect(onLost).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onLost).toHaveBeenCalledTimes(1);
});

test('a dish with another price is not added, and the tap is reported as lost', async () => {
  const stop = onEarlyTaps(1304, { price: 1.5, act });
  giveEarlyTaps(new Map([[1304, { quantity: 1, price: 1.25 }]]), onLost);
  expect(onLost).toHaveBeenCalledTimes(1);
  stop();
  giveEarlyTaps(new Map([[1305, { quantity: 1, price: 1.25 }]]), onLost);
  const stopLater = onEarlyTaps(1305, { price: 1.5, act });
  await Promise.resolve();
  expect(onLost).toHaveBeenCalledTimes(2);
  expect(act).not.toHaveBeenCalled();
  stopLater();
});
