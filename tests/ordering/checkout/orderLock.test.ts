import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOrderLock, type OrderLock } from '../../../src/ordering/checkout/orderLock.ts';
import { orderLeaseEntry } from '../../../src/storage/orderEntries.ts';

const KEY = 'abcdefghijkl';

/** Numbers the tabs: over plain http the browser has no Web Locks. */
let tabs = 0;
function tab(): OrderLock {
  return createOrderLock(orderLeaseEntry, () => `tab ${(tabs += 1)}`);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const settle = () => vi.advanceTimersByTimeAsync(60);

describe('without Web Locks', () => {
  it('one tab works, the other is refused', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const first = tab()(KEY, () => promise, 'leave');
    await settle();
    const work = vi.fn(() => Promise.resolve('second'));
    const second = tab()(KEY, work, 'leave');
    await settle();
    expect(await second).toBeUndefined();
    expect(work).not.toHaveBeenCalled();
    resolve('first');
    expect(await first).toBe('first');
    expect(localStorage).toHaveLength(0);
  });

  it('two tabs that start at the same moment do not both work', async () => {
    const work = vi.fn(() => Promise.resolve('done'));
    const both = Promise.all([tab()(KEY, work, 'leave'), tab()(KEY, work, 'leave')]);
    await settle();
    expect((await both).filter((answer) => answer === 'done')).toHaveLength(1);
    expect(work).toHaveBeenCalledOnce();
  });

  it('a waiting tab gets its turn when the other is done', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const first = tab()(KEY, () => promise, 'leave');
    await settle();
    const work = vi.fn(() => Promise.resolve('mine'));
    const second = tab()(KEY, work, 'wait');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(work).not.toHaveBeenCalled();
    resolve();
    await first;
    await vi.advanceTimersByTimeAsync(1100);
    expect(await second).toBe('mine');
  });

  it('the lease of a killed tab ends after 15 seconds', async () => {
    localStorage.setItem(
      orderLeaseEntry.key(KEY),
      JSON.stringify({ owner: 'dead', untilMs: Date.now() + 15_000 }),
    );
    const work = vi.fn(() => Promise.resolve('mine'));
    const answer = tab()(KEY, work, 'wait');
    await vi.advanceTimersByTimeAsync(14_900);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1200);
    expect(await answer).toBe('mine');
  });

  it('a page that is left releases its lease at once', async () => {
    void tab()(KEY, () => new Promise(() => undefined), 'leave');
    await settle();
    expect(localStorage).toHaveLength(1);
    globalThis.dispatchEvent(new Event('pagehide'));
    expect(localStorage).toHaveLength(0);
  });

  it('the lease is released after a failure too', async () => {
    const failing = tab()(KEY, () => Promise.reject(new Error('broken')), 'leave');
    const told = expect(failing).rejects.toThrow('broken');
    await settle();
    await told;
    expect(localStorage).toHaveLength(0);
  });
});

it('locks that the browser refuses are replaced by the lease', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) },
  });
  const answer = tab()(KEY, () => Promise.resolve('done'), 'leave');
  await settle();
  expect(await answer).toBe('done');
});
